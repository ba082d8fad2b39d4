import type { Driver } from '#contract/order/delivery.ts';

const DRIVERS: readonly Driver[] = [
  {
    name: 'Sardor Aliyev',
    phone: '+998901112233',
    car: { model: 'Chevrolet Damas', color: 'white', number: '01 A 123 BC' },
  },
  {
    name: 'Jasur Toʻrayev',
    phone: '+998935554411',
    car: { model: 'Chevrolet Labo', color: 'grey', number: '01 K 704 TA' },
  },
  {
    name: 'Bekzod Rahimov',
    phone: '+998977018822',
    car: { model: 'Chevrolet Cobalt', color: 'black', number: '10 S 318 MA' },
  },
  {
    name: 'Timur Kim',
    phone: '+998909087766',
    car: { model: 'Hyundai Porter', color: 'blue', number: '01 E 552 OB' },
  },
  {
    name: 'Dilshod Yusupov',
    phone: '+998946603355',
    car: { model: 'Chevrolet Spark', color: 'red', number: '01 H 091 LA' },
  },
  {
    name: 'Otabek Nazarov',
    phone: '+998998124590',
    car: { model: 'Chevrolet Damas', color: 'silver', number: '10 B 467 DA' },
  },
];

/** Driver of an order; the same one whenever asked. */
export function driverOf(orderId: number): Driver {
  return DRIVERS[orderId % DRIVERS.length] as Driver;
}
