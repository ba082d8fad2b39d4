import type { RegionRow } from './region-row.ts';

/**
 * Two cities and the 17 oblasts of Kazakhstan with their districts and towns; Shymkent stands with the oblast
 * around it.
 */
export const KAZAKH_REGIONS: readonly RegionRow[] = [
  {
    code: 'KZ-71',
    name: { ru: 'город Астана', uz: 'Astana shahri', en: 'Astana city' },
    at: [51.1282, 71.4307],
    localities: `Almaty=район Алматы 51.155 71.490; Bayqonyr=район Байконур 51.180 71.440;
      Esil=район Есиль 51.120 71.430; Nura=район Нура 51.105 71.380; Saraishyq=район Сарайшык 51.130 71.500;
      Saryarqa=район Сарыарка 51.175 71.395`,
  },
  {
    code: 'KZ-75',
    name: { ru: 'город Алматы', uz: 'Olmaota shahri', en: 'Almaty city' },
    at: [43.2389, 76.8897],
    localities: `Alatau=Алатауский 43.285 76.845; Almaly=Алмалинский 43.252 76.915;
      Auezov=Ауэзовский 43.228 76.850; Bostandyq=Бостандыкский 43.220 76.915; Medeu=Медеуский 43.240 76.965;
      Nauryzbay=Наурызбайский 43.205 76.800; Turksib=Турксибский 43.345 76.985;
      Zhetysu=Жетысуский 43.300 76.930`,
  },
  {
    code: 'KZ-10',
    name: { ru: 'Абайская область', uz: 'Abay viloyati', en: 'Abai region' },
    at: [50.4111, 80.2275],
    localities: `Abay=Абайский 48.97 77.90; Aksuat=район Аксуат 47.77 82.80; Ayagoz=Аягозский 47.97 80.43;
      Beskaragay=Бескарагайский 50.92 79.50; Borodulikha=Бородулихинский 50.72 80.93;
      Kokpekty=Кокпектинский 48.75 82.40; Makanshy=район Маканчи 46.79 82.00; Urzhar=Урджарский 47.09 81.62;
      Zhanasemey=район Жанасемей 50.35 80.30; Zharma=Жарминский 49.20 81.00;
      *Kurchatov=Курчатов 50.756 78.540; *Semey=Семей 50.411 80.228`,
  },
  {
    code: 'KZ-11',
    name: { ru: 'Акмолинская область', uz: 'Aqmola viloyati', en: 'Akmola region' },
    at: [53.2833, 69.3833],
    localities: `Akkol=Аккольский 52.00 70.95; Arshaly=Аршалынский 50.84 72.18;
      Astrakhan=Астраханский 51.53 69.80; Atbasar=Атбасарский 51.81 68.36;
      Birzhan Sal=район Биржан сал 52.35 71.88; Bulandy=Буландынский 52.53 70.75;
      Burabay=Бурабайский 52.94 70.19; Egindikol=Егиндыкольский 51.05 69.50;
      Ereymentau=Ерейментауский 51.62 73.10; Esil=Есильский 51.96 66.40; Korgalzhyn=Коргалжынский 50.58 70.01;
      Sandyktau=Сандыктауский 52.20 68.80; Shortandy=Шортандинский 51.70 71.00;
      Tselinograd=Целиноградский 51.08 71.15; Zerendi=Зерендинский 52.91 69.15; Zhaksy=Жаксынский 51.91 67.32;
      Zharkain=Жаркаинский 51.10 66.32; *Kokshetau=Кокшетау 53.283 69.383;
      *Stepnogorsk=Степногорск 52.351 71.882`,
  },
  {
    code: 'KZ-15',
    name: { ru: 'Актюбинская область', uz: 'Aqtoʻbe viloyati', en: 'Aktobe region' },
    at: [50.2839, 57.167],
    localities: `Alga=Алгинский 49.90 57.33; Ayteke Bi=Айтекебийский 50.70 60.50;
      Bayganin=Байганинский 48.69 55.87; Kargaly=Каргалинский 50.94 58.42; Khobda=Кобдинский 50.15 55.67;
      Khromtau=Хромтауский 50.25 58.44; Martuk=Мартукский 50.75 56.51; Mugalzhar=Мугалжарский 49.47 57.42;
      Oiyl=Уилский 49.08 54.68; Shalkar=Шалкарский 47.83 59.62; Temir=Темирский 49.14 57.12;
      Yrgyz=Иргизский 48.62 61.26; *Aktobe=Актобе 50.284 57.167`,
  },
  {
    code: 'KZ-19',
    name: { ru: 'Алматинская область', uz: 'Olmaota viloyati', en: 'Almaty region' },
    at: [43.8667, 77.0631],
    localities: `Balkhash=Балхашский 44.84 76.26; Enbekshikazakh=Енбекшиказахский 43.36 77.46;
      Ili=Илийский 43.43 76.97; Karasay=Карасайский 43.20 76.62; Kegen=Кегенский 43.02 79.22;
      Rayymbek=Райымбекский 42.83 80.10; Talgar=Талгарский 43.30 77.24; Uygur=Уйгурский 43.55 79.47;
      Zhambyl=Жамбылский 43.24 76.00; *Alatau shahri=Алатау 43.68 77.08; *Konaev=Конаев 43.867 77.063`,
  },
  {
    code: 'KZ-23',
    name: { ru: 'Атырауская область', uz: 'Atirau viloyati', en: 'Atyrau region' },
    at: [47.1167, 51.8833],
    localities: `Inder=Индерский 48.55 51.78; Isatay=Исатайский 46.98 50.30;
      Kurmangazy=Курмангазинский 46.60 49.27; Kyzylkoga=Кызылкогинский 48.30 52.99;
      Makat=Макатский 47.65 53.35; Makhambet=Махамбетский 47.67 51.58; Zhylyoy=Жылыойский 46.95 54.00;
      *Atyrau=Атырау 47.117 51.883`,
  },
  {
    code: 'KZ-63',
    name: {
      ru: 'Восточно-Казахстанская область',
      uz: 'Sharqiy Qozogʻiston viloyati',
      en: 'East Kazakhstan region',
    },
    at: [49.9483, 82.6275],
    localities: `Altay=район Алтай 49.73 84.27; Glubokoe=Глубоковский 50.13 82.30;
      Katon-Karagay=Катон-Карагайский 49.18 85.61; Kurshim=Курчумский 48.57 83.65;
      Markakol=район Маркаколь 48.46 85.20; Samar=район Самар 49.00 83.37;
      Shemonaikha=Шемонаихинский 50.63 81.91; Tarbagatay=Тарбагатайский 47.75 84.00;
      Ulan=Уланский 49.55 82.40; Ulken Naryn=район Улкен Нарын 49.22 84.52; Zaysan=Зайсанский 47.47 84.87;
      *Oskemen=Усть-Каменогорск 49.948 82.628; *Ridder=Риддер 50.345 83.513`,
  },
  {
    code: 'KZ-31',
    name: { ru: 'Жамбылская область', uz: 'Jambil viloyati', en: 'Zhambyl region' },
    at: [42.9, 71.3667],
    localities: `Bayzak=Байзакский 42.98 71.47; Korday=Кордайский 43.05 74.71; Merki=Меркенский 42.87 73.19;
      Moiynkum=Мойынкумский 44.28 72.93; Sarysu=Сарысуский 43.56 69.75; Shu=Шуский 43.60 73.76;
      Talas=Таласский 43.25 70.85; Turar Ryskulov=район Т. Рыскулова 42.93 72.72;
      Zhambyl=Жамбылский 42.85 71.18; Zhualy=Жуалынский 42.67 70.70; *Taraz=Тараз 42.900 71.367`,
  },
  {
    code: 'KZ-33',
    name: { ru: 'Жетысуская область', uz: 'Jetisuv viloyati', en: 'Zhetysu region' },
    at: [45.0156, 78.3739],
    localities: `Aksu=Аксуский 45.60 79.45; Alakol=Алакольский 46.17 80.93; Eskeldi=Ескельдинский 44.87 78.50;
      Karatal=Каратальский 45.30 77.98; Kerbulak=Кербулакский 44.33 78.45; Koksu=Коксуский 44.95 77.97;
      Panfilov=Панфиловский 44.17 80.01; Sarkan=Сарканский 45.42 79.92;
      *Taldykorgan=Талдыкорган 45.016 78.374; *Tekeli=Текели 44.863 78.764`,
  },
  {
    code: 'KZ-27',
    name: {
      ru: 'Западно-Казахстанская область',
      uz: 'Gʻarbiy Qozogʻiston viloyati',
      en: 'West Kazakhstan region',
    },
    at: [51.2333, 51.3667],
    localities: `Akzhaik=Акжаикский 50.17 51.17; Bayterek=район Бәйтерек 51.30 51.90;
      Bokeyorda=Бокейординский 48.97 48.20; Borili=Бурлинский 51.17 52.99; Kaztal=Казталовский 49.77 48.68;
      Karatobe=Каратобинский 49.69 53.50; Shyngyrlau=Чингирлауский 51.10 54.08; Syrym=Сырымский 50.44 52.86;
      Taskala=Таскалинский 51.11 50.30; Terekti=Теректинский 51.22 51.97; Zhanakala=Жангалинский 49.21 50.30;
      Zhanybek=Жанибекский 49.42 46.85; *Oral=Уральск 51.233 51.367`,
  },
  {
    code: 'KZ-35',
    name: { ru: 'Карагандинская область', uz: 'Qaragʻanda viloyati', en: 'Karaganda region' },
    at: [49.8047, 73.1094],
    localities: `Abay=Абайский 49.63 72.87; Aktogay=Актогайский 48.20 75.30;
      Bukhar Zhyrau=Бухар-Жырауский 49.95 73.72; Karkaraly=Каркаралинский 49.41 75.48;
      Nura=Нуринский 50.30 71.50; Osakarov=Осакаровский 50.56 72.57; Shet=Шетский 48.63 73.65;
      *Balqash=Балхаш 46.848 74.995; *Priozersk=Приозёрск 46.031 73.702; *Qaragandy=Караганда 49.805 73.109;
      *Saran=Сарань 49.790 72.838; *Shakhtinsk=Шахтинск 49.709 72.587; *Temirtau=Темиртау 50.055 72.965`,
  },
  {
    code: 'KZ-39',
    name: { ru: 'Костанайская область', uz: 'Qostanay viloyati', en: 'Kostanay region' },
    at: [53.2144, 63.6246],
    localities: `Altynsarin=Алтынсаринский 53.13 63.02; Amangeldi=Амангельдинский 50.13 65.23;
      Auliekol=Аулиекольский 52.37 64.12; Beimbet Mailin=район Беимбета Майлина 52.53 62.50;
      Denisov=Денисовский 52.45 61.75; Fedorov=Фёдоровский 53.64 62.70; Kamysty=Камыстинский 51.40 61.70;
      Karabalyk=Карабалыкский 53.75 62.06; Karasu=Карасуский 52.66 65.48; Kostanay=Костанайский 53.24 63.74;
      Mendykara=Мендыкаринский 53.65 64.25; Nauryzym=Наурзумский 51.69 64.45;
      Sarykol=Сарыкольский 53.32 65.55; Uzunkol=Узункольский 53.95 65.35;
      Zhangeldi=Жангельдинский 49.65 63.60; Zhitikara=Житикаринский 52.19 61.20;
      *Arkalyk=Аркалык 50.249 66.911; *Lisakovsk=Лисаковск 52.546 62.494;
      *Kostanay shahri=Костанай 53.214 63.625; *Rudny=Рудный 52.973 63.117`,
  },
  {
    code: 'KZ-43',
    name: { ru: 'Кызылординская область', uz: 'Qizilorda viloyati', en: 'Kyzylorda region' },
    at: [44.8528, 65.5092],
    localities: `Aral=Аральский 46.79 61.67; Karmakshy=Кармакшинский 45.48 64.10;
      Kazaly=Казалинский 45.76 62.10; Shieli=Шиелийский 44.17 66.74; Syrdarya=Сырдарьинский 44.75 65.60;
      Zhalagash=Жалагашский 45.08 64.68; Zhanakorgan=Жанакорганский 43.90 67.25;
      *Bayqonyr=Байконур 45.617 63.317; *Kyzylorda=Кызылорда 44.853 65.509`,
  },
  {
    code: 'KZ-47',
    name: { ru: 'Мангистауская область', uz: 'Mangʻistau viloyati', en: 'Mangystau region' },
    at: [43.6481, 51.1722],
    localities: `Beyneu=Бейнеуский 45.32 55.20; Karakiya=Каракиянский 43.20 51.65;
      Mangystau=Мангистауский 44.17 52.13; Munaily=Мунайлинский 43.71 51.32;
      Tupkaragan=Тупкараганский 44.51 50.26; *Aktau=Актау 43.648 51.172; *Zhanaozen=Жанаозен 43.341 52.862`,
  },
  {
    code: 'KZ-55',
    name: { ru: 'Павлодарская область', uz: 'Pavlodar viloyati', en: 'Pavlodar region' },
    at: [52.2873, 76.9674],
    localities: `Akkuly=район Аккулы 51.70 78.20; Aktogay=Актогайский 53.00 75.98;
      Bayanaul=Баянаульский 50.79 75.70; Ertis=Иртышский 53.34 75.46; May=Майский 51.00 77.60;
      Pavlodar=Павлодарский 52.40 77.05; Sharbakty=Щербактинский 52.49 78.15;
      Terenkol=район Тереңкөл 53.07 76.10; Uspen=Успенский 52.91 77.40; Zhelezin=Железинский 53.54 75.31;
      *Aksu=Аксу 52.040 76.926; *Ekibastuz=Экибастуз 51.723 75.323; *Pavlodar shahri=Павлодар 52.287 76.967`,
  },
  {
    code: 'KZ-59',
    name: {
      ru: 'Северо-Казахстанская область',
      uz: 'Shimoliy Qozogʻiston viloyati',
      en: 'North Kazakhstan region',
    },
    at: [54.8753, 69.1628],
    localities: `Akkayin=Аккайынский 54.35 69.73; Akzhar=Акжарский 53.60 71.30;
      Ayyrtau=Айыртауский 53.35 67.80; Esil=Есильский 53.95 68.55;
      Gabit Musirepov=район им. Габита Мусрепова 53.87 66.91; Kyzylzhar=Кызылжарский 54.85 69.30;
      Magzhan Zhumabaev=район Магжана Жумабаева 54.91 70.44; Mamlyut=Мамлютский 54.94 68.54;
      Shal Akyn=район Шал акына 53.80 69.73; Tayynsha=Тайыншинский 53.85 69.77;
      Timiryazev=Тимирязевский 53.75 66.48; Ualikhanov=Уалихановский 52.78 71.90;
      Zhambyl=Жамбылский 54.67 67.15; *Petropavl=Петропавловск 54.875 69.163`,
  },
  {
    code: 'KZ-61',
    name: { ru: 'Туркестанская область', uz: 'Turkiston viloyati', en: 'Turkestan region' },
    at: [43.2973, 68.2518],
    localities: `Baydibek=район Байдибека 42.72 69.30; Keles=район Келес 41.32 68.92;
      Kazygurt=Казыгуртский 41.76 69.39; Maktaaral=Мактааральский 40.77 68.40;
      Ordabasy=Ордабасинский 42.45 69.22; Otyrar=Отрарский 42.72 68.25; Sauran=район Сауран 43.52 67.77;
      Sayram=Сайрамский 42.42 69.83; Saryagash=Сарыагашский 41.46 69.17; Shardara=Шардаринский 41.26 67.97;
      Sozak=Сузакский 44.06 68.47; Tolebi=Толебийский 42.18 69.88; Tulkibas=Тюлькубасский 42.49 70.30;
      Zhetisay=Жетысайский 40.78 68.33; *Arys=Арысь 42.430 68.808; *Kentau=Кентау 43.517 68.505;
      *Shymkent=Шымкент 42.342 69.590; *Turkistan=Туркестан 43.297 68.252`,
  },
  {
    code: 'KZ-62',
    name: { ru: 'Улытауская область', uz: 'Ulitau viloyati', en: 'Ulytau region' },
    at: [47.7967, 67.7146],
    localities: `Ulytau=Улытауский 48.65 67.01; Zhanaarka=Жанааркинский 48.67 71.64;
      *Karazhal=Каражал 48.008 70.793; *Satbaev=Сатпаев 47.905 67.533; *Zhezkazgan=Жезказган 47.797 67.715`,
  },
];
