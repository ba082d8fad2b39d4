import { FRAME_NAMES, type FrameName, frameKey } from '#publisher/plan/frame-name.ts';
import { APP_ICONS_KEY, type AppIcons } from '#storefront/entries/app-icons-key.ts';
import { styleKey } from '#storefront/entries/style-key.ts';
import type { PageStyles } from '#storefront/looks/page-sheets.ts';

/** HTML of each fragment of the frame by the shop's languages, and the keys of time that they read. */
export type FrameTexts = Record<FrameName, string[]> & { times: string[] };

/** All that a change of look changes in pages, as pages show it. */
export interface Frame {
  texts: FrameTexts;
  styles: PageStyles;
  appIcons: Omit<AppIcons, 'fixed'>;
}

/** The frame of a job whose fragments are these. */
export function frameOf(
  texts: FrameTexts,
  { styles, appIcons }: { styles: PageStyles; appIcons: AppIcons },
): Frame {
  const { fixed: _, ...shown } = appIcons;
  return { texts, styles, appIcons: shown };
}

/** The frame of the published pages, and the keys of what changed of it. */
export interface PublishedFrame {
  frame: Frame;
  changedKeys: readonly string[];
}

/** Hashed addresses of one frame that have others in the next, with these. */
export type Addresses = ReadonlyMap<string, string>;

/** A difference between two frames, as far as it can be put into pages that are there. */
export interface FrameChange {
  /** Fragments that differ. */
  names: readonly FrameName[];
  addresses: Addresses;
  /** Keys of all of it, as pages note them. */
  keys: ReadonlySet<string>;
}

/** Fails on what is more than other fragments and other addresses: then pages have to be rendered. */
export function compareFrames(before: Frame, after: Frame): FrameChange | undefined {
  if (String(before.texts.times) !== String(after.texts.times)) return;
  const names = FRAME_NAMES.filter((name) => !isSame(before.texts[name], after.texts[name]));
  const keys = new Set<string>(names.map(frameKey));
  const addresses = new Map<string, string>();
  const pair = (key: string, old: readonly unknown[], next: readonly unknown[]) => {
    if (isSame(old, next) || old.length !== next.length) return;
    const changed = old.flatMap((one, at) => (one === next[at] ? [] : [[one, next[at]] as const]));
    if (!changed.every((two): two is readonly [string, string] => two.every(isHashed))) return;
    for (const [one, other] of changed) addresses.set(one, other);
    keys.add(key);
  };
  for (const [kind, old] of Object.entries(before.styles))
    pair(styleKey(kind), old, after.styles[kind] ?? []);
  pair(APP_ICONS_KEY, leavesOf(before.appIcons), leavesOf(after.appIcons));
  return { names, addresses, keys };
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/** An address that tells its content: no other text of a page has it by chance. */
const isHashed = (value: unknown) =>
  typeof value === 'string' && /^\/_astro\/[\w-]+\.[\w-]{8}\.\w+$/.test(value);

/** Names and values within an object, in their order. */
function leavesOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.entries(value).flatMap(([name, own]) => [name, ...leavesOf(own)]);
}
