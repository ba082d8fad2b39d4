import type { PasswordLevel } from '#domain/account/password.ts';
import type { CustomerSeed } from '#platform/areas/shop/shop-seed.ts';
import { daysBefore } from './epoch.ts';

/** Whom anybody may sign in as in a demo shop; the password is as strong as the shop asks. */
export function demoCustomer(passwordLevel: PasswordLevel): CustomerSeed {
  return {
    phone: '+998901112233',
    registeredAt: daysBefore(30),
    password: passwordLevel === 3 ? 'Demo12@#' : 'demo12',
    email: 'dilnoza@demo.example',
    profile: {
      firstName: 'Dilnoza',
      lastName: 'Karimova',
      middleName: 'Rustamovna',
      gender: 'female',
      birthday: '1994-05-17',
    },
    wallet: 350_000,
    addresses: [
      {
        countryCode: 'UZ',
        latitude: 41.311081,
        longitude: 69.279737,
        name: 'Дом',
        country: 'Узбекистан',
        region: 'Ташкент',
        administrativeArea: 'Ташкент',
        locality: 'Мирабадский район',
        dependentLocality: null,
        postalCode: '100015',
        addressLine1: 'ул. Афросиаб, 12',
        addressLine2: 'Рядом со станцией метро «Ойбек»',
        apartmentNumber: '2',
        floor: '4',
        houseNumber: '31',
      },
    ],
    cards: [{ number: '8600049011223348', expiry: '12/35' }],
  };
}
