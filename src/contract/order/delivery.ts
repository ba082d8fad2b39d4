import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { coordinateSchema, idSchema, momentSchema } from '#contract/value/primitive.ts';

/** `waiting`: still at the branch; `delivered`: at the address; `canceled`: not brought any more. */
export const DELIVERY_STATES = ['waiting', 'on-the-way', 'delivered', 'canceled'] as const;
export const deliveryStateSchema = z.enum(DELIVERY_STATES);
export type DeliveryState = z.infer<typeof deliveryStateSchema>;

export const driverSchema = z.object({
  name: z.string(),
  phone: z.string().describe('For the shopper to call, like +998901234567.'),
  car: z.object({
    model: z.string(),
    color: z.string(),
    number: z.string().describe('Registration plate, like 01 A 123 BC.'),
  }),
});
export type Driver = z.infer<typeof driverSchema>;

/** State and place of a delivery. */
export const trackingSchema = z.object({
  deliveryId: idSchema,
  state: deliveryStateSchema,
  driver: driverSchema,
  from: coordinateSchema.describe('The branch that the driver leaves from.'),
  to: coordinateSchema.describe('The address.'),
  position: coordinateSchema.describe('Where the driver is, as far as is known.'),
  positionAt: momentSchema.describe(
    'When the driver was there: earlier than now where their phone is silent.',
  ),
  answeredAt: momentSchema.describe(
    'Now, by the clock of the platform: what is old needs no right clock of the device.',
  ),
  heading: z.int().min(0).max(359).describe('Where the driver looks, in degrees clockwise from north.'),
  path: z.array(coordinateSchema).describe('The corners of the whole way, from the branch to the address.'),
  leavesAt: momentSchema.describe('When the driver leaves, or left, the branch.'),
  arrivesAt: momentSchema.describe('When the driver is, or was, expected at the address.'),
});
export type Tracking = z.infer<typeof trackingSchema>;

export const getTracking = defineCall({
  summary: 'Tells where the driver of a delivery is.',
  description:
    'The id of the delivery and its token come with the order and with `GET /customer/delivery-groups`. A token opens its own ' +
    'delivery only: with another one, and for a delivery that does not exist, the answer is 404. Ask every ' +
    'few seconds; the driver moves along `path` between `leavesAt` and `arrivesAt`.',
  service: 'driver',
  method: 'GET',
  path: '/tracking/{deliveryId}',
  auth: 'delivery',
  answer: trackingSchema,
  example: {
    params: { deliveryId: 12 },
    answer: {
      deliveryId: 12,
      state: 'on-the-way',
      driver: {
        name: 'Sardor Aliyev',
        phone: '+998901112233',
        car: { model: 'Chevrolet Damas', color: 'white', number: '01 A 123 BC' },
      },
      from: { latitude: 41.3111, longitude: 69.2797 },
      to: { latitude: 41.3275, longitude: 69.2811 },
      position: { latitude: 41.3193, longitude: 69.2797 },
      positionAt: '2026-03-01T09:35:00.000Z',
      answeredAt: '2026-03-01T09:35:00.000Z',
      heading: 0,
      path: [
        { latitude: 41.3111, longitude: 69.2797 },
        { latitude: 41.3275, longitude: 69.2797 },
        { latitude: 41.3275, longitude: 69.2811 },
      ],
      leavesAt: '2026-03-01T09:15:00.000Z',
      arrivesAt: '2026-03-01T09:55:00.000Z',
    },
  },
});

export const getUntilArriveDistance = defineCall({
  summary: 'Tells how far the driver of a delivery still has to go.',
  description: 'With the token of another delivery the answer is 404.',
  service: 'driver',
  method: 'GET',
  path: '/until-arrive-distance/{deliveryId}',
  auth: 'delivery',
  answer: z.object({
    deliveryId: idSchema,
    state: deliveryStateSchema,
    distance: z.int().nonnegative().describe('Metres along the way that is left; 0 at the address.'),
    minutes: z
      .int()
      .nonnegative()
      .describe('Until the driver is at the address, rounded up; the wait at the branch counts too.'),
  }),
  example: {
    params: { deliveryId: 12 },
    answer: { deliveryId: 12, state: 'on-the-way', distance: 1030, minutes: 20 },
  },
});
