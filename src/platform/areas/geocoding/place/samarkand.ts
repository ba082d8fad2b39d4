import type { City } from './place.ts';

export const SAMARKAND: City = {
  region: 'UZ-SA',
  locality: 'Samarqand shahri',
  name: { ru: 'Самарканд', uz: 'Samarqand', en: 'Samarkand' },
  places: `
street | Регистан | Registon | Registan | 39.6500 66.9665 39.6548 66.9740 39.6580 66.9780
street | Ташкентская | Toshkent | Tashkent | 39.6560 66.9765 39.6612 66.9795 39.6660 66.9880
street | Амира Темура | Amir Temur | 39.6512 66.9650 39.6565 66.9580 39.6630 66.9530
street | Мирзо Улугбека | Mirzo Ulugʻbek | 39.6505 66.9640 39.6630 66.9480 39.6760 66.9360
street | Рудаки | Rudakiy | 39.6620 66.9560 39.6740 66.9400 39.6830 66.9300
street | Дагбитская | Dagbit | 39.6540 66.9540 39.6620 66.9230
street | Гагарина | Gagarin | 39.6470 66.9540 39.6560 66.9240
street | Беруни | Beruniy | 39.6640 66.9560 39.6820 66.9480
street | Шохизинда | Shohizinda | 39.6615 66.9810 39.6640 66.9880
street | Университетский бульвар | Universitet xiyoboni | University Boulevard | 39.6500 66.9640 39.6535 66.9560
street | Бустонсарой | Boʻstonsaroy | 39.6490 66.9610 39.6530 66.9520
street | Махмуда Кашгари | Mahmud Koshgʻariy | 39.6520 66.9600 39.6590 66.9540
street | Спитамена | Spitamen | 39.6470 66.9480 39.6420 66.9300
street | Ибн Сины | Ibn Sino | 39.6580 66.9490 39.6680 66.9400
street | Абдурахмана Джами | Abdurahmon Jomiy | 39.6550 66.9500 39.6610 66.9380
street | Шахрисабзская | Shahrisabz | 39.6480 66.9600 39.6350 66.9640
street | Пенджикентская | Panjikent | 39.6520 66.9850 39.6470 67.0100
street | Мустакиллик | Mustaqillik | 39.6520 66.9560 39.6560 66.9620
street | Наримана Нариманова | Narimonov | 39.6580 66.9560 39.6640 66.9640
street | Орзу Махмудова | Orzu Mahmudov | 39.6460 66.9580 39.6420 66.9430
street | Титова | Titov | 39.6440 66.9500 39.6360 66.9420
street | Имама аль-Бухари | Imom al-Buxoriy | Imam al-Bukhari | 39.6700 66.9580 39.6850 66.9680
street | Суздальская | Suzdal | 39.6530 66.9770 39.6510 66.9850
street | Ахунбабаева | Oxunboboyev | 39.6500 66.9670 39.6440 66.9720
street | Буюк Ипак Йули | Buyuk Ipak Yoʻli | 39.6640 66.9400 39.6560 66.9100
square | площадь Регистан | Registon maydoni | Registan Square | 39.6548 66.9757
square | площадь Кук Сарай | Koʻksaroy maydoni | Kuksaroy Square | 39.6507 66.9660
sight | мавзолей Гур-Эмир | Goʻri Amir maqbarasi | Gur-e-Amir | 39.6484 66.9692
sight | мавзолей Рухабад | Ruhobod maqbarasi | Rukhobod Mausoleum | 39.6500 66.9683
mosque | мечеть Биби-Ханым | Bibixonim masjidi | Bibi-Khanym Mosque | 39.6606 66.9790
mosque | мечеть Хазрат Хизр | Hazrati Xizr masjidi | Hazrat Khizr Mosque | 39.6630 66.9838
market | Сиабский базар | Siyob bozori | Siab Bazaar | 39.6622 66.9800
sight | ансамбль Шахи-Зинда | Shohi Zinda majmuasi | Shah-i-Zinda | 39.6625 66.9878
sight | обсерватория Улугбека | Ulugʻbek rasadxonasi | Ulugh Beg Observatory | 39.6748 67.0056
museum | музей Афрасиаб | Afrosiyob muzeyi | Afrasiab Museum | 39.6695 66.9925
museum | дом-музей Айни | Ayniy uy-muzeyi | Ayni House Museum | 39.6562 66.9745
station | вокзал Самарканда | Samarqand vokzali | Samarkand Railway Station | 39.6850 66.9285
airport | аэропорт Самарканд | Samarqand aeroporti | Samarkand International Airport | 39.7005 66.9838
university | Самаркандский государственный университет | Samarqand davlat universiteti | Samarkand State University | 39.6517 66.9605
hospital | Самаркандский медицинский университет | Samarqand tibbiyot universiteti | Samarkand Medical University | 39.6553 66.9530
stadium | стадион «Динамо» | «Dinamo» stadioni | Dinamo Stadium | 39.6605 66.9515
park | парк имени Алишера Навои | Alisher Navoiy bogʻi | Alisher Navoi Park | 39.6540 66.9590
`,
};
