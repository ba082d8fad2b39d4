import type { Random } from './random.ts';

/** Common first and last names of Uzbekistan; who is named here is nobody in particular. */
const WOMEN = [
  'Dilnoza',
  'Malika',
  'Nigora',
  'Gulnora',
  'Shahnoza',
  'Zilola',
  'Madina',
  'Feruza',
  'Nilufar',
  'Sevara',
  'Kamola',
  'Umida',
  'Barno',
  'Lola',
  'Nargiza',
];
const MEN = [
  'Aziz',
  'Jasur',
  'Sherzod',
  'Otabek',
  'Bekzod',
  'Rustam',
  'Sardor',
  'Doniyor',
  'Farhod',
  'Ulugʻbek',
  'Shavkat',
  'Bobur',
  'Islom',
  'Timur',
  'Akmal',
];
const FAMILIES = [
  'Karimov',
  'Rahimov',
  'Yusupov',
  'Ergashev',
  'Tursunov',
  'Saidov',
  'Abdullayev',
  'Ismoilov',
  'Qodirov',
  'Nazarov',
  'Toshpoʻlatov',
  'Umarov',
  'Mirzayev',
  'Xolmatov',
  'Sobirov',
];

/** A full name such as an Uzbek passport has: family names of women end in -a. */
export function reviewerName(random: Random): string {
  const family = random.pick(FAMILIES);
  return random.chance(0.5) ? `${random.pick(WOMEN)} ${family}a` : `${random.pick(MEN)} ${family}`;
}
