import type { RegionRow } from './region-row.ts';

/** The 14 regions of Uzbekistan with their districts and towns. */
export const UZBEK_REGIONS: readonly RegionRow[] = [
  {
    code: 'UZ-TK',
    name: { ru: 'город Ташкент', uz: 'Toshkent shahri', en: 'Tashkent city' },
    at: [41.3111, 69.2797],
    localities: `Bektemir=Бектемирский 41.233 69.335; Chilonzor=Чиланзарский 41.275 69.204;
      Mirobod=Мирабадский 41.290 69.280; Mirzo Ulugʻbek=Мирзо-Улугбекский 41.328 69.340;
      Olmazor=Алмазарский 41.350 69.222; Shayxontohur=Шайхантахурский 41.322 69.228;
      Sirgʻali=Сергелийский 41.223 69.222; Uchtepa=Учтепинский 41.298 69.180;
      Yakkasaroy=Яккасарайский 41.285 69.250; Yangihayot=Янгихаётский 41.200 69.215;
      Yashnobod=Яшнабадский 41.290 69.335; Yunusobod=Юнусабадский 41.365 69.288`,
  },
  {
    code: 'UZ-TO',
    name: { ru: 'Ташкентская область', uz: 'Toshkent viloyati', en: 'Tashkent region' },
    at: [41.0445, 69.3575],
    localities: `Bekobod=Бекабадский 40.37 69.19; Boʻka=Букинский 40.81 69.20;
      Boʻstonliq=Бостанлыкский 41.56 69.77; Chinoz=Чиназский 40.94 68.77; Ohangaron=Ахангаранский 40.93 69.66;
      Oqqoʻrgʻon=Аккурганский 40.88 69.05; Oʻrtachirchiq=Уртачирчикский 41.10 69.36;
      Parkent=Паркентский 41.30 69.68; Piskent=Пскентский 40.90 69.35; Qibray=Кибрайский 41.39 69.46;
      Quyichirchiq=Куйичирчикский 40.97 69.13; Toshkent=Ташкентский 41.40 69.20;
      Yangiyoʻl=Янгиюльский 41.06 69.02; Yuqorichirchiq=Юкоричирчикский 41.23 69.55;
      Zangiota=Зангиатинский 41.21 69.14; *Nurafshon=Нурафшон 41.045 69.358; *Olmaliq=Алмалык 40.845 69.598;
      *Angren=Ангрен 41.017 70.144; *Bekobod shahri=Бекабад 40.221 69.270;
      *Ohangaron shahri=Ахангаран 40.906 69.638; *Chirchiq=Чирчик 41.469 69.582;
      *Yangiyoʻl shahri=Янгиюль 41.112 69.047`,
  },
  {
    code: 'UZ-AN',
    name: { ru: 'Андижанская область', uz: 'Andijon viloyati', en: 'Andijan region' },
    at: [40.7829, 72.344],
    localities: `Andijon=Андижанский 40.73 72.30; Asaka=Асакинский 40.64 72.24;
      Baliqchi=Балыкчинский 40.90 71.85; Boʻz=Бозский 40.68 71.90; Buloqboshi=Булакбашинский 40.62 72.48;
      Izboskan=Избасканский 40.90 72.24; Jalaquduq=Джалалкудукский 40.72 72.64;
      Marhamat=Мархаматский 40.50 72.33; Oltinkoʻl=Алтынкульский 40.80 72.17;
      Paxtaobod=Пахтаабадский 40.93 72.50; Qoʻrgʻontepa=Кургантепинский 40.73 72.76;
      Shahrixon=Шахриханский 40.71 72.06; Ulugʻnor=Улугнорский 40.75 71.70;
      Xoʻjaobod=Ходжаабадский 40.67 72.56; *Andijon shahri=Андижан 40.783 72.344;
      *Xonobod=Ханабад 40.80 73.00`,
  },
  {
    code: 'UZ-BU',
    name: { ru: 'Бухарская область', uz: 'Buxoro viloyati', en: 'Bukhara region' },
    at: [39.7747, 64.4286],
    localities: `Buxoro=Бухарский 39.70 64.40; Gʻijduvon=Гиждуванский 40.10 64.68;
      Jondor=Жандарский 39.74 64.18; Kogon=Каганский 39.70 64.60; Olot=Алатский 39.41 63.80;
      Peshku=Пешкунский 40.00 64.37; Qorakoʻl=Каракульский 39.50 63.85;
      Qorovulbozor=Караулбазарский 39.50 64.79; Romitan=Ромитанский 39.93 64.38;
      Shofirkon=Шафирканский 40.12 64.50; Vobkent=Вабкентский 40.03 64.52;
      *Buxoro shahri=Бухара 39.775 64.429; *Kogon shahri=Каган 39.723 64.552`,
  },
  {
    code: 'UZ-FA',
    name: { ru: 'Ферганская область', uz: 'Fargʻona viloyati', en: 'Fergana region' },
    at: [40.3842, 71.7843],
    localities: `Beshariq=Бешарыкский 40.44 70.61; Bogʻdod=Багдадский 40.45 71.22;
      Buvayda=Бувайдинский 40.62 71.08; Dangʻara=Дангаринский 40.58 70.92; Fargʻona=Ферганский 40.33 71.72;
      Furqat=Фуркатский 40.50 70.77; Oltiariq=Алтыарыкский 40.39 71.47;
      Oʻzbekiston=Узбекистанский 40.39 70.78; Qoʻshtepa=Куштепинский 40.54 71.68; Quva=Кувинский 40.52 72.07;
      Rishton=Риштанский 40.36 71.28; Soʻx=Сохский 39.96 71.13; Toshloq=Ташлакский 40.48 71.77;
      Uchkoʻprik=Учкуприкский 40.54 71.06; Yozyovon=Язъяванский 40.65 71.74;
      *Fargʻona shahri=Фергана 40.384 71.784; *Margʻilon=Маргилан 40.471 71.725; *Qoʻqon=Коканд 40.529 70.943;
      *Quvasoy=Кувасай 40.297 71.980`,
  },
  {
    code: 'UZ-JI',
    name: { ru: 'Джизакская область', uz: 'Jizzax viloyati', en: 'Jizzakh region' },
    at: [40.1158, 67.8422],
    localities: `Arnasoy=Арнасайский 40.55 67.83; Baxmal=Бахмальский 39.74 67.65;
      Doʻstlik=Дустликский 40.52 68.03; Forish=Фаришский 40.37 67.40; Gʻallaorol=Галляаральский 40.02 67.58;
      Mirzachoʻl=Мирзачульский 40.66 68.13; Paxtakor=Пахтакорский 40.32 67.95;
      Sharof Rashidov=Шараф-Рашидовский 40.13 67.90; Yangiobod=Янгиабадский 40.02 68.75;
      Zafarobod=Зафарабадский 40.39 67.82; Zarbdor=Зарбдарский 40.07 68.17; Zomin=Зааминский 39.96 68.40;
      *Jizzax=Джизак 40.116 67.842`,
  },
  {
    code: 'UZ-NG',
    name: { ru: 'Наманганская область', uz: 'Namangan viloyati', en: 'Namangan region' },
    at: [40.9983, 71.6726],
    localities: `Chortoq=Чартакский 41.07 71.82; Chust=Чустский 41.00 71.24;
      Davlatobod=Давлатабадский 40.97 71.60; Kosonsoy=Касансайский 41.25 71.55;
      Mingbuloq=Мингбулакский 40.78 71.40; Namangan=Наманганский 40.94 71.62; Norin=Нарынский 40.92 71.98;
      Pop=Папский 40.87 71.11; Toʻraqoʻrgʻon=Туракурганский 41.00 71.51; Uchqoʻrgʻon=Учкурганский 41.11 72.08;
      Uychi=Уйчинский 41.08 71.92; Yangi Namangan=Янги-Наманганский 41.03 71.70;
      Yangiqoʻrgʻon=Янгикурганский 41.19 71.72; *Namangan shahri=Наманган 40.998 71.673`,
  },
  {
    code: 'UZ-NW',
    name: { ru: 'Навоийская область', uz: 'Navoiy viloyati', en: 'Navoiy region' },
    at: [40.0844, 65.3792],
    localities: `Karmana=Карманинский 40.14 65.37; Konimex=Канимехский 40.28 65.15;
      Navbahor=Навбахорский 40.25 65.37; Nurota=Нуратинский 40.56 65.69; Qiziltepa=Кызылтепинский 40.03 64.85;
      Tomdi=Тамдынский 41.76 64.62; Uchquduq=Учкудукский 42.16 63.56; Xatirchi=Хатырчинский 40.03 65.96;
      *Gʻozgʻon=Газган 40.59 65.50; *Navoiy=Навои 40.084 65.379; *Zarafshon=Зарафшан 41.574 64.206`,
  },
  {
    code: 'UZ-QA',
    name: { ru: 'Кашкадарьинская область', uz: 'Qashqadaryo viloyati', en: 'Qashqadaryo region' },
    at: [38.8606, 65.7891],
    localities: `Chiroqchi=Чиракчинский 39.03 66.57; Dehqonobod=Дехканабадский 38.35 66.50;
      Gʻuzor=Гузарский 38.62 66.25; Kasbi=Касбинский 38.95 65.44; Kitob=Китабский 39.12 66.88;
      Koson=Касанский 39.04 65.58; Koʻkdala=Кукдалинский 39.15 66.35; Mirishkor=Миришкорский 38.85 65.28;
      Muborak=Мубарекский 39.26 65.15; Nishon=Нишанский 38.68 65.67; Qamashi=Камашинский 38.82 66.47;
      Qarshi=Каршинский 38.90 65.75; Shahrisabz=Шахрисабзский 39.03 66.86; Yakkabogʻ=Яккабагский 38.98 66.69;
      *Qarshi shahri=Карши 38.861 65.789; *Shahrisabz shahri=Шахрисабз 39.058 66.834`,
  },
  {
    code: 'UZ-QR',
    name: {
      ru: 'Республика Каракалпакстан',
      uz: 'Qoraqalpogʻiston Respublikasi',
      en: 'Republic of Karakalpakstan',
    },
    at: [42.4531, 59.6103],
    localities: `Amudaryo=Амударьинский 42.12 60.06; Beruniy=Берунийский 41.69 60.75;
      Boʻzatov=Бозатауский 43.03 59.42; Chimboy=Чимбайский 42.94 59.77; Ellikqalʼa=Элликкалинский 41.93 60.93;
      Kegeyli=Кегейлийский 42.78 59.61; Moʻynoq=Муйнакский 43.77 59.02; Nukus=Нукусский 42.61 59.50;
      Qanlikoʻl=Канлыкульский 42.84 59.00; Qoraoʻzak=Караузякский 43.02 60.01;
      Qoʻngʻirot=Кунградский 43.07 58.90; Shumanay=Шуманайский 42.64 58.92;
      Taxiatosh=Тахиаташский 42.33 59.58; Taxtakoʻpir=Тахтакупырский 43.02 60.28;
      Toʻrtkoʻl=Турткульский 41.55 61.01; Xoʻjayli=Ходжейлийский 42.40 59.45;
      *Nukus shahri=Нукус 42.453 59.610`,
  },
  {
    code: 'UZ-SA',
    name: { ru: 'Самаркандская область', uz: 'Samarqand viloyati', en: 'Samarkand region' },
    at: [39.6542, 66.9597],
    localities: `Bulungʻur=Булунгурский 39.76 67.27; Ishtixon=Иштыханский 39.97 66.49;
      Jomboy=Джамбайский 39.70 67.09; Kattaqoʻrgʻon=Каттакурганский 39.94 66.20;
      Narpay=Нарпайский 39.92 65.93; Nurobod=Нурабадский 39.61 66.29; Oqdaryo=Акдарьинский 39.90 66.78;
      Pastdargʻom=Пастдаргомский 39.70 66.66; Paxtachi=Пахтачийский 40.03 65.68;
      Payariq=Пайарыкский 39.99 66.85; Qoʻshrabot=Кушрабадский 40.26 66.68;
      Samarqand=Самаркандский 39.58 66.93; Tayloq=Тайлякский 39.60 67.10; Urgut=Ургутский 39.40 67.24;
      *Kattaqoʻrgʻon shahri=Каттакурган 39.899 66.256; *Samarqand shahri=Самарканд 39.654 66.960`,
  },
  {
    code: 'UZ-SI',
    name: { ru: 'Сырдарьинская область', uz: 'Sirdaryo viloyati', en: 'Sirdaryo region' },
    at: [40.4897, 68.7842],
    localities: `Boyovut=Баяутский 40.47 69.05; Guliston=Гулистанский 40.52 68.80;
      Mirzaobod=Мирзаабадский 40.48 68.60; Oqoltin=Акалтынский 40.58 68.25; Sardoba=Сардобинский 40.50 68.27;
      Sayxunobod=Сайхунабадский 40.65 68.90; Sirdaryo=Сырдарьинский 40.84 68.66; Xovos=Хавастский 40.22 68.83;
      *Baxt=Бахт 40.70 68.69; *Guliston shahri=Гулистан 40.490 68.784; *Shirin=Ширин 40.23 69.12;
      *Yangiyer=Янгиер 40.275 68.822`,
  },
  {
    code: 'UZ-SU',
    name: { ru: 'Сурхандарьинская область', uz: 'Surxondaryo viloyati', en: 'Surxondaryo region' },
    at: [37.2242, 67.2783],
    localities: `Angor=Ангорский 37.46 67.15; Bandixon=Бандиханский 37.86 67.38;
      Boysun=Байсунский 38.21 67.20; Denov=Денауский 38.27 67.90; Jarqoʻrgʻon=Джаркурганский 37.51 67.41;
      Muzrabot=Музрабадский 37.38 66.95; Oltinsoy=Алтынсайский 38.15 67.80; Qiziriq=Кизирикский 37.65 67.23;
      Qumqoʻrgʻon=Кумкурганский 37.83 67.58; Sariosiyo=Сариасийский 38.41 67.96;
      Sherobod=Шерабадский 37.67 67.00; Shoʻrchi=Шурчинский 38.00 67.79; Termiz=Термезский 37.28 67.31;
      Uzun=Узунский 38.38 68.01; *Termiz shahri=Термез 37.224 67.278`,
  },
  {
    code: 'UZ-XO',
    name: { ru: 'Хорезмская область', uz: 'Xorazm viloyati', en: 'Khorezm region' },
    at: [41.5503, 60.6314],
    localities: `Bogʻot=Багатский 41.35 60.82; Gurlan=Гурленский 41.84 60.39;
      Qoʻshkoʻpir=Кошкупырский 41.54 60.35; Shovot=Шаватский 41.65 60.30;
      Tuproqqalʼa=Тупроккалинский 41.12 61.35; Urganch=Ургенчский 41.57 60.56;
      Xazorasp=Хазараспский 41.32 61.07; Xiva=Хивинский 41.40 60.40; Xonqa=Ханкинский 41.47 60.79;
      Yangiariq=Янгиарыкский 41.33 60.56; Yangibozor=Янгибазарский 41.73 60.55;
      *Urganch shahri=Ургенч 41.550 60.631; *Xiva shahri=Хива 41.378 60.364`,
  },
];
