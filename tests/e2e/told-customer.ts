import { commandShop } from './customer.ts';
import type { DemoShop } from './demo-shops.ts';

interface Notice {
  title: string;
  body?: string;
  url?: string;
}

/** Tells a customer something, as the platform does of their orders. */
export async function tell(shop: DemoShop, id: number, notice: Notice): Promise<void> {
  await commandShop(shop, 'POST', `/customers/${id}/notifications`, notice);
}

interface Device {
  token: string;
  platform: number;
}

/** The devices that the platform pushes to. */
export async function devicesOf(shop: DemoShop, id: number): Promise<Device[]> {
  return (await commandShop<{ devices: Device[] }>(shop, 'GET', `/customers/${id}`)).devices;
}
