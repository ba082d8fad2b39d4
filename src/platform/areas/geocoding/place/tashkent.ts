import type { City } from './place.ts';

export const TASHKENT: City = {
  region: 'UZ-TK',
  name: { ru: 'Ташкент', uz: 'Toshkent', en: 'Tashkent' },
  places: `
avenue | Амира Темура | Amir Temur | 41.3000 69.2765 41.3111 69.2797 41.3200 69.2818 41.3298 69.2840 41.3411 69.2863 41.3570 69.2890 41.3720 69.2920
avenue | Мустакиллик | Mustaqillik | 41.3117 69.2815 41.3180 69.2950 41.3225 69.3100
street | Буюк Ипак Йули | Buyuk Ipak Yoʻli | 41.3225 69.3100 41.3268 69.3287 41.3345 69.3560 41.3420 69.3800
avenue | Мирзо Улугбека | Mirzo Ulugʻbek | 41.3268 69.3290 41.3390 69.3350 41.3560 69.3500 41.3700 69.3700
avenue | Бунёдкор | Bunyodkor | 41.3100 69.2425 41.3045 69.2350 41.2920 69.2235 41.2818 69.2131 41.2738 69.2042 41.2560 69.1960
avenue | Алишера Навои | Alisher Navoiy | 41.3172 69.2640 41.3178 69.2545 41.3215 69.2430 41.3236 69.2350
street | Ислама Каримова | Islom Karimov | 41.3108 69.2690 41.3035 69.2550 41.2985 69.2480
avenue | Шарафа Рашидова | Sharof Rashidov | 41.3190 69.2690 41.3112 69.2702 41.3050 69.2708
street | Шота Руставели | Shota Rustaveli | 41.2968 69.2725 41.2890 69.2600 41.2795 69.2480 41.2690 69.2350
street | Бобура | Bobur | 41.3050 69.2480 41.2980 69.2490 41.2870 69.2510 41.2750 69.2530
street | Нукусская | Nukus | 41.2960 69.2745 41.2850 69.2722 41.2740 69.2695
street | Афросиаб | Afrosiyob | 41.3050 69.2680 41.2975 69.2728
street | Айбека | Oybek | 41.2990 69.2640 41.2968 69.2738 41.2955 69.2800
street | Тараса Шевченко | Taras Shevchenko | 41.3035 69.2720 41.2990 69.2860
street | Мирабадская | Mirobod | 41.3010 69.2748 41.2920 69.2762 41.2860 69.2772
street | Матбуотчилар | Matbuotchilar | 41.3155 69.2730 41.3122 69.2738
street | Сайилгох | Sayilgoh | 41.3118 69.2778 41.3130 69.2708
street | Буюк Турон | Buyuk Turon | 41.3105 69.2692 41.3138 69.2790
street | Истикбол | Istiqbol | 41.3075 69.2800 41.3040 69.2880
street | Садыка Азимова | Sodiq Azimov | 41.3065 69.2760 41.3020 69.2880
street | Шахрисабзская | Shahrisabz | 41.3165 69.2795 41.3080 69.2832 41.3000 69.2872
street | Мовароуннахр | Movarounnahr | 41.3095 69.2762 41.3030 69.2885
street | Тураба Тулы | Turob Toʻla | 41.3080 69.2640 41.3040 69.2750
street | Асия | Osiyo | 41.3215 69.2870 41.3205 69.3050
street | Ниёзбек Йули | Niyozbek yoʻli | 41.3205 69.2792 41.3290 69.2765 41.3360 69.2720
street | Абдуллы Кадыри | Abdulla Qodiriy | 41.3262 69.2540 41.3245 69.2640 41.3203 69.2810
street | Лабзак | Labzak | 41.3240 69.2640 41.3330 69.2602 41.3420 69.2575
street | Себзар | Sebzor | 41.3290 69.2450 41.3400 69.2470 41.3500 69.2492
street | Заркайнар | Zarqaynar | 41.3270 69.2360 41.3370 69.2382
street | Карасарайская | Qorasaroy | 41.3390 69.2405 41.3520 69.2182 41.3650 69.2120
street | Нурафшон | Nurafshon | 41.3245 69.2540 41.3350 69.2532 41.3362 69.2460
street | Самарканд Дарвоза | Samarqand Darvoza | 41.3232 69.2332 41.3160 69.2302 41.3090 69.2262
street | Бешагач | Beshyogʻoch | 41.3110 69.2422 41.3050 69.2472
street | Мукими | Muqimiy | 41.2985 69.2402 41.2890 69.2332 41.2780 69.2270
street | Фурката | Furqat | 41.3160 69.2502 41.3120 69.2412
street | Караташ | Qoratosh | 41.3135 69.2512 41.3060 69.2472
street | Катартал | Qatortol | 41.2940 69.2202 41.2850 69.2012 41.2790 69.1902
street | Чупаната | Choʻponota | 41.2882 69.2232 41.2860 69.2002
street | Лутфи | Lutfiy | 41.2832 69.1882 41.2720 69.1832
street | Актепа | Oqtepa | 41.2990 69.2112 41.2902 69.1852
street | Фозилтепа | Foziltepa | 41.3012 69.1752 41.2892 69.1722
street | Ширин | Shirin | 41.2942 69.1952 41.2862 69.1932
avenue | Беруни | Beruniy | 41.3382 69.2162 41.3450 69.2052 41.3520 69.1952
street | Фароби | Farobiy | 41.3390 69.2082 41.3540 69.1782
street | Университетская | Universitet | 41.3490 69.2022 41.3560 69.2092
street | Малая кольцевая дорога | Kichik halqa yoʻli | 41.3300 69.3300 41.3480 69.3082 41.3532 69.2875 41.3520 69.2602 41.3480 69.2302 41.3392 69.2082
street | Ахмада Дониша | Ahmad Donish | 41.3580 69.2802 41.3720 69.2792
street | Янги Шахар | Yangi shahar | 41.3650 69.2782 41.3850 69.2772
street | Богишамал | Bogʻishamol | 41.3440 69.2992 41.3600 69.3062 41.3750 69.3082
street | Ифтихор | Iftixor | 41.3540 69.2952 41.3562 69.3022
street | Кушбеги | Qushbegi | 41.2790 69.2512 41.2702 69.2392
street | Юсуфа Хос Ходжиба | Yusuf Xos Hojib | 41.2962 69.2622 41.2852 69.2552
street | Усмана Насыра | Usmon Nosir | 41.2900 69.2432 41.2702 69.2482 41.2582 69.2402
street | Богибустон | Bogʻibuston | 41.2862 69.2622 41.2762 69.2722
street | Паркентская | Parkent | 41.3090 69.3062 41.3150 69.3252 41.3200 69.3422
street | Махтумкули | Mahtumquli | 41.3060 69.3012 41.3000 69.3352
street | Ферганская дорога | Fargʻona yoʻli | 41.2950 69.3082 41.2750 69.3232 41.2500 69.3332 41.2350 69.3392
street | Темура Малика | Temur Malik | 41.3220 69.3402 41.3380 69.3602
street | Сайрам | Sayram | 41.3310 69.3402 41.3390 69.3405
street | Зиёлилар | Ziyolilar | 41.3385 69.3342 41.3400 69.3502
street | Элбека | Elbek | 41.2940 69.3152 41.2880 69.3452
street | Авиасозлар | Aviasozlar | 41.2960 69.3302 41.2960 69.3602
street | Янги Сергели | Yangi Sergeli | 41.2400 69.2132 41.2200 69.2232 41.2050 69.2262
street | Чоштепа | Choshtepa | 41.2420 69.1982 41.2250 69.2052
metro | Буюк ипак йули | Buyuk Ipak Yoʻli | 41.3268 69.3287
metro | Пушкин | Pushkin | 41.3224 69.3135
metro | Хамид Олимжон | Hamid Olimjon | 41.3180 69.2952
metro | Амир Темур хиёбони | Amir Temur xiyoboni | 41.3121 69.2792
metro | Мустакиллик майдони | Mustaqillik maydoni | 41.3119 69.2705
metro | Пахтакор | Paxtakor | 41.3163 69.2540
metro | Халклар дустлиги | Xalqlar doʻstligi | 41.3106 69.2432
metro | Миллий бог | Milliy bogʻ | 41.3052 69.2353
metro | Новза | Novza | 41.2921 69.2235
metro | Мирзо Улугбек | Mirzo Ulugʻbek | 41.2818 69.2131
metro | Чиланзар | Chilonzor | 41.2738 69.2040
metro | Алмазар | Olmazor | 41.2559 69.1962
metro | Чоштепа | Choshtepa | 41.2408 69.1968
metro | Сергели | Sirgʻali | Sergeli | 41.2234 69.2143
metro | Янгихаёт | Yangihayot | 41.2136 69.2232
metro | Чинор | Chinor | 41.2049 69.2235
metro | Беруни | Beruniy | 41.3446 69.2062
metro | Тинчлик | Tinchlik | 41.3327 69.2192
metro | Чорсу | Chorsu | 41.3261 69.2359
metro | Гафур Гулям | Gʻafur Gʻulom | 41.3270 69.2467
metro | Алишер Навои | Alisher Navoiy | 41.3175 69.2547
metro | Узбекистан | Oʻzbekiston | 41.3110 69.2640
metro | Космонавтлар | Kosmonavtlar | 41.3047 69.2660
metro | Айбек | Oybek | 41.2969 69.2738
metro | Ташкент | Toshkent | Tashkent | 41.2926 69.2866
metro | Машинасозлар | Mashinasozlar | 41.2996 69.3110
metro | Дустлик | Doʻstlik | 41.2947 69.3231
metro | Туркистан | Turkiston | 41.3793 69.3000
metro | Юнусабад | Yunusobod | 41.3717 69.2920
metro | Шахристан | Shahriston | 41.3570 69.2890
metro | Бодомзор | Bodomzor | 41.3411 69.2863
metro | Минор | Minor | 41.3298 69.2839
metro | Абдулла Кадыри | Abdulla Qodiriy | 41.3201 69.2818
metro | Юнус Раджаби | Yunus Rajabiy | 41.3126 69.2816
metro | Минг урик | Ming Oʻrik | 41.2999 69.2746
metro | Куйлюк | Qoʻyliq | 41.2400 69.3330
square | сквер Амира Темура | Amir Temur xiyoboni | Amir Temur Square | 41.3111 69.2797
square | площадь Мустакиллик | Mustaqillik maydoni | Independence Square | 41.3165 69.2680
square | площадь Хаст-Имам | Hazrati Imom majmuasi | Hazrati Imam Complex | 41.3379 69.2391
square | площадь Дружбы народов | Xalqlar doʻstligi maydoni | Friendship of Peoples Square | 41.3112 69.2440
market | базар Чорсу | Chorsu bozori | Chorsu Bazaar | 41.3267 69.2355
market | Алайский базар | Oloy bozori | Alay Bazaar | 41.3196 69.2823
market | Мирабадский базар | Mirobod bozori | Mirobod Bazaar | 41.2985 69.2730
market | Юнусабадский базар | Yunusobod bozori | Yunusobod Bazaar | 41.3668 69.2935
market | Паркентский базар | Parkent bozori | Parkent Bazaar | 41.3140 69.3240
market | рынок Куйлюк | Qoʻyliq bozori | Kuyluk Bazaar | 41.2370 69.3330
market | базар Фархад | Farhod bozori | Farhad Bazaar | 41.2822 69.1880
theatre | театр оперы и балета имени Алишера Навои | Alisher Navoiy nomidagi opera va balet teatri | Alisher Navoi Opera and Ballet Theatre | 41.3096 69.2720
theatre | театр «Ильхом» | «Ilhom» teatri | Ilkhom Theatre | 41.3172 69.2610
theatre | Ташкентский цирк | Toshkent sirki | Tashkent Circus | 41.3231 69.2436
museum | музей Амира Темура | Amir Temur muzeyi | Amir Temur Museum | 41.3130 69.2795
museum | Государственный музей истории Узбекистана | Oʻzbekiston tarixi davlat muzeyi | State Museum of History of Uzbekistan | 41.3124 69.2696
museum | музей прикладного искусства | Amaliy sanʼat muzeyi | Museum of Applied Arts | 41.2985 69.2605
hotel | гостиница «Узбекистан» | «Oʻzbekiston» mehmonxonasi | Hotel Uzbekistan | 41.3115 69.2824
hotel | гостиница «Гранд Мир» | «Grand Mir» mehmonxonasi | Grand Mir Hotel | 41.2955 69.2675
sight | Ташкентская телебашня | Toshkent teleminorasi | Tashkent TV Tower | 41.3455 69.2848
sight | медресе Кукельдаш | Koʻkaldosh madrasasi | Kukeldash Madrasah | 41.3233 69.2344
sight | дворец «Дружба народов» | Xalqlar doʻstligi saroyi | Friendship of Peoples Palace | 41.3118 69.2432
mosque | мечеть Минор | Minor masjidi | Minor Mosque | 41.3370 69.2738
park | Национальный парк имени Алишера Навои | Alisher Navoiy nomidagi milliy bogʻ | Alisher Navoi National Park | 41.3040 69.2430
park | парк «Мэджик Сити» | «Magic City» bogʻi | Magic City Park | 41.3035 69.2453
park | парк «Ташкент Сити» | «Tashkent City» bogʻi | Tashkent City Park | 41.3160 69.2480
park | Ботанический сад | Botanika bogʻi | Botanical Garden | 41.3446 69.3130
park | Японский сад | Yapon bogʻi | Japanese Garden | 41.3425 69.2820
mall | ТРЦ «Самарканд Дарвоза» | «Samarqand Darvoza» savdo markazi | Samarqand Darvoza Mall | 41.3166 69.2311
mall | ТРЦ «Некст» | «Next» savdo markazi | Next Mall | 41.2986 69.2494
mall | ТРЦ «Компас» | «Compass» savdo markazi | Compass Mall | 41.2387 69.3290
mall | ТРЦ «Мега Планет» | «Mega Planet» savdo markazi | Mega Planet Mall | 41.3672 69.2886
stadium | стадион «Пахтакор» | «Paxtakor» stadioni | Pakhtakor Stadium | 41.3148 69.2590
stadium | стадион «Бунёдкор» | «Bunyodkor» stadioni | Bunyodkor Stadium | 41.2796 69.2121
university | Национальный университет Узбекистана | Oʻzbekiston Milliy universiteti | National University of Uzbekistan | 41.3509 69.2050
university | Вестминстерский университет | Vestminster universiteti | Westminster International University | 41.3068 69.2823
university | университет Инха | Inha universiteti | Inha University | 41.3386 69.3347
station | Северный вокзал | Shimoliy vokzal | Tashkent Central Railway Station | 41.2920 69.2877
airport | аэропорт Ташкент | Toshkent aeroporti | Tashkent International Airport | 41.2579 69.2812
`,
};
