import type { LookName } from './look-tables.ts';

/** Sizes of a row's pictures on a contact sheet, in pixels: first of a wide screen, then of a phone. */
export interface SheetLayout {
  /** Of the wide screen; 0 where only phones have the part. */
  width: number;
  /** Of the phone. */
  phone: number;
  height: number;
  columns: number;
}

/** Room around each row, and above it for its numbers. */
export const SHEET_GAP = 12;
export const SHEET_LABEL = 26;

/** The phone shows as much of its page as a screen has. */
function layout(width: number, height: number, columns: number): SheetLayout {
  return { width, height, columns, phone: Math.round((height * 390) / 844) };
}

const PAGES = layout(420, 270, 3);

/** Contact sheets of docs/looks, which picture each row of a table once, in the order of its numbers. */
export const CONTACT_SHEETS: Readonly<Record<LookName, SheetLayout>> = {
  header: layout(560, 200, 2),
  home: layout(300, 440, 3),
  card: layout(410, 250, 3),
  list: layout(360, 330, 3),
  product: layout(360, 330, 3),
  supplier: PAGES,
  login: PAGES,
  cart: PAGES,
  checkout: layout(360, 330, 3),
  profile: PAGES,
  footer: layout(560, 200, 2),
  nav: { width: 0, phone: 300, height: 200, columns: 4 },
};

/** Begin of the pictures of a row; the label stands above. */
export function placeOnSheet({ width, phone, height, columns }: SheetLayout, at: number) {
  const [across, down] = [width + phone + SHEET_GAP, height + SHEET_LABEL + SHEET_GAP];
  return {
    left: SHEET_GAP + (at % columns) * across,
    top: SHEET_GAP + Math.floor(at / columns) * down + SHEET_LABEL,
  };
}

/** Size of a sheet of so many rows. */
export function sheetSize({ width, phone, height, columns }: SheetLayout, rows: number) {
  return {
    width: SHEET_GAP + columns * (width + phone + SHEET_GAP),
    height: SHEET_GAP + Math.ceil(rows / columns) * (height + SHEET_LABEL + SHEET_GAP),
  };
}
