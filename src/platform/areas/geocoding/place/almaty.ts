import type { City } from './place.ts';

export const ALMATY: City = {
  region: 'KZ-75',
  name: { ru: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
  places: `
avenue | Абылай хана | Abilayxon | Abylai Khan | 43.2725 76.9415 43.2600 76.9437 43.2427 76.9462
avenue | Нурсултана Назарбаева | Nursulton Nazarboyev | Nursultan Nazarbayev | 43.2710 76.9445 43.2430 76.9500 43.2220 76.9540
avenue | Достык | Doʻstlik | Dostyk | 43.2660 76.9535 43.2430 76.9570 43.2220 76.9650 43.2040 76.9780
avenue | Сейфуллина | Sayfullin | Seifullin | 43.3300 76.9350 43.2720 76.9310 43.2400 76.9350
avenue | Абая | Abay | 43.2420 76.9620 43.2400 76.9276 43.2385 76.8976 43.2340 76.8700 43.2200 76.8350
avenue | Аль-Фараби | Al-Forobiy | Al-Farabi | 43.2260 76.9620 43.2185 76.9270 43.2030 76.8900 43.1960 76.8600
avenue | Райымбека | Rayimbek | Raiymbek | 43.2690 76.9800 43.2718 76.9450 43.2640 76.9000 43.2560 76.8500
avenue | Рыскулова | Risqulov | Ryskulov | 43.2830 76.8600 43.2860 76.9400 43.2870 76.9900
avenue | Суюнбая | Suyunboy | Suyunbay | 43.2780 76.9580 43.3100 76.9660 43.3400 76.9750
avenue | Гагарина | Gagarin | 43.2530 76.8990 43.2180 76.8970
street | Байтурсынова | Boytursunov | Baitursynov | 43.2580 76.9290 43.2350 76.9310
street | Масанчи | Masanchi | 43.2560 76.9260 43.2390 76.9270
street | Манаса | Manas | 43.2530 76.9130 43.2290 76.9095
street | Розыбакиева | Roʻzibaqiyev | Rozybakiev | 43.2530 76.8960 43.2050 76.8925
street | Жарокова | Jaroqov | Zharokov | 43.2540 76.9030 43.2190 76.9010
street | Ауэзова | Avezov | Auezov | 43.2550 76.9060 43.2230 76.9050
street | Байзакова | Boyzaqov | Baizakov | 43.2560 76.9190 43.2270 76.9160
street | Чайковского | Chaykovskiy | Tchaikovsky | 43.2710 76.9355 43.2420 76.9398
street | Кунаева | Qonayev | Kunaev | 43.2700 76.9490 43.2440 76.9535
street | Валиханова | Valixonov | Valikhanov | 43.2690 76.9515 43.2400 76.9555
street | Пушкина | Pushkin | 43.2790 76.9515 43.2450 76.9590
street | Панфилова | Panfilov | 43.2712 76.9432 43.2410 76.9480
street | Желтоксан | Jeltoqsan | Zheltoksan | 43.2715 76.9390 43.2410 76.9432
street | Наурызбай батыра | Navroʻzboy botir | Nauryzbai Batyr | 43.2715 76.9372 43.2410 76.9415
street | Макатаева | Moqotayev | Makatayev | 43.2670 76.9650 43.2655 76.9300
street | Жибек Жолы | Jibek Joʻli | Zhibek Zholy | 43.2625 76.9600 43.2610 76.9300
street | Гоголя | Gogol | 43.2600 76.9660 43.2583 76.9230 43.2570 76.9060
street | Айтеке би | Ayteke bi | Aiteke Bi | 43.2585 76.9520 43.2555 76.8990
street | Казыбек би | Qozibek bi | Kazybek Bi | 43.2565 76.9600 43.2545 76.9250
street | Толе би | Toʻle bi | Tole Bi | 43.2550 76.9570 43.2525 76.9200 43.2500 76.8800 43.2440 76.8300
street | Богенбай батыра | Bogenboy botir | Bogenbai Batyr | 43.2515 76.9670 43.2495 76.9230
street | Карасай батыра | Qorasoy botir | Karasai Batyr | 43.2490 76.9550 43.2475 76.9130
street | Кабанбай батыра | Qabanboy botir | Kabanbai Batyr | 43.2475 76.9600 43.2455 76.9100
street | Жамбыла | Jambil | Zhambyl | 43.2455 76.9570 43.2435 76.9000
street | Шевченко | Shevchenko | 43.2440 76.9600 43.2415 76.8950
street | Курмангазы | Qurmangʻazi | Kurmangazy | 43.2430 76.9630 43.2412 76.9350
street | Сатпаева | Satpayev | 43.2375 76.9560 43.2365 76.9180 43.2330 76.8900
street | Тимирязева | Timiryazev | 43.2330 76.9450 43.2290 76.9070 43.2230 76.8800
street | Саина | Sain | 43.2550 76.8250 43.2150 76.8350
street | Момышулы | Momishuli | Momyshuly | 43.2500 76.8150 43.2130 76.8280
street | Утеген батыра | Oʻtegen botir | Utegen Batyr | 43.2450 76.8600 43.2240 76.8590
street | Алтынсарина | Oltinsarin | Altynsarin | 43.2470 76.8530 43.2150 76.8560
street | Навои | Navoiy | Navoi | 43.2150 76.8720 43.1960 76.8860
metro | Райымбек батыр | Rayimbek botir | Raiymbek Batyr | 43.2713 76.9447
metro | Жибек жолы | Jibek Joʻli | Zhibek Zholy | 43.2603 76.9461
metro | Алмалы | Olmali | Almaly | 43.2513 76.9456
metro | Абай | Abay | 43.2428 76.9496
metro | Байконур | Boyqoʻngʻir | Baikonur | 43.2404 76.9276
metro | Театр имени Мухтара Ауэзова | Muxtor Avezov teatri | Auezov Theatre | 43.2404 76.9176
metro | Алатау | Alatau | 43.2390 76.8976
metro | Сайран | Sayron | Sairan | 43.2361 76.8768
metro | Москва | Moskva | Moscow | 43.2300 76.8670
metro | Сарыарка | Saryarqa | Saryarka | 43.2252 76.8560
metro | Бауыржан Момышулы | Bavirjon Momishuli | Bauyrzhan Momyshuly | 43.2180 76.8420
square | площадь Республики | Respublika maydoni | Republic Square | 43.2386 76.9454
square | площадь Астана | Astana maydoni | Astana Square | 43.2580 76.9437
park | парк имени 28 гвардейцев-панфиловцев | 28 panfilovchi bogʻi | Panfilov Park | 43.2590 76.9540
park | Центральный парк | Markaziy bogʻ | Central Park | 43.2620 76.9690
park | парк Первого Президента | Birinchi Prezident bogʻi | First President Park | 43.1875 76.8865
park | парк Кок-Тобе | Koʻktepa bogʻi | Kok-Tobe | 43.2330 76.9760
sight | Вознесенский собор | Voznesensk sobori | Ascension Cathedral | 43.2588 76.9531
market | Зелёный базар | Yashil bozor | Green Bazaar | 43.2637 76.9548
mosque | Центральная мечеть | Markaziy masjid | Central Mosque | 43.2677 76.9526
theatre | театр оперы и балета имени Абая | Abay nomidagi opera va balet teatri | Abay Opera House | 43.2496 76.9458
theatre | Казахский государственный цирк | Qozoq davlat sirki | Kazakh State Circus | 43.2375 76.9165
stadium | Центральный стадион | Markaziy stadion | Central Stadium | 43.2385 76.9244
stadium | каток «Медеу» | «Medeu» muz maydoni | Medeu Rink | 43.1575 77.0590
museum | Центральный государственный музей | Markaziy davlat muzeyi | Central State Museum | 43.2360 76.9510
museum | музей искусств имени Кастеева | Kasteyev nomidagi sanʼat muzeyi | Kasteyev Museum of Arts | 43.2360 76.9190
mall | ТРЦ «Мега» | «Mega» savdo markazi | Mega Alma-Ata | 43.2013 76.8927
mall | ТРЦ «Достык Плаза» | «Dostyk Plaza» savdo markazi | Dostyk Plaza | 43.2336 76.9570
mall | ТРЦ «Есентай» | «Esentai» savdo markazi | Esentai Mall | 43.2185 76.9278
university | Казахский национальный университет имени Аль-Фараби | Al-Forobiy nomidagi Qozoq milliy universiteti | Al-Farabi Kazakh National University | 43.2235 76.9243
university | Казахстанско-Британский технический университет | Qozogʻiston-Britaniya texnika universiteti | Kazakh-British Technical University | 43.2553 76.9432
station | вокзал Алматы-1 | Olmaota-1 vokzali | Almaty-1 Railway Station | 43.3420 76.9497
station | вокзал Алматы-2 | Olmaota-2 vokzali | Almaty-2 Railway Station | 43.2731 76.9400
station | автовокзал Сайран | Sayron avtovokzali | Sairan Bus Station | 43.2412 76.8650
airport | аэропорт Алматы | Olmaota aeroporti | Almaty International Airport | 43.3521 77.0405
`,
};
