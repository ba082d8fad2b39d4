import { createHash } from 'node:crypto';
import type { Language } from '#contract/value/primitive.ts';
import { homePath, inLanguage } from '#domain/link/paths.ts';
import { type Colors, paletteOf } from '#domain/theme/palette.ts';
import type { AppIcons } from '#storefront/entries/app-icons-key.ts';
import { type Decoded, decode } from './decode.ts';
import { drawIcon, type IconDesign, icoOf } from './draw-icon.ts';
import { drawShare, SHARE_SIZE } from './draw-share.ts';
import { fetchPicture } from './fetch-picture.ts';

/** Everything that app icons are made from, as plain data. */
export interface AppIconsSource {
  /** By language; the first is the shop's default. */
  names: readonly { language: Language; name: string }[];
  /** Addresses that the platform gave. */
  logo: string | null;
  favicon: string | null;
  colors: Colors;
  themeColor: string | undefined;
  platformUrl: string;
}

export interface MadeAppIcons {
  appIcons: AppIcons;
  /** By their paths among the assets. */
  files: ReadonlyMap<string, Buffer>;
  /** False where a picture of the shop could not be had now, and may be another time. */
  isWhole: boolean;
}

/** The colour of shops that chose none. */
const PRIMARY = '#2f5d50';

/** Pixels of the icons in `favicon.ico`. */
const TAB_SIZES = [16, 32, 48];

/** A wider logo would be a thin line in a square. */
const WIDEST_ICON = 1.6;

/** Makes icons, share picture and manifests of a shop; its pictures are decoded here and nowhere else. */
export async function makeAppIcons(source: AppIconsSource): Promise<MadeAppIcons> {
  const { names, colors, platformUrl } = source;
  let isWhole = true;
  const look = async (address: string | null): Promise<Decoded | undefined> => {
    const fetched = address === null ? 'none' : await fetchPicture(address, platformUrl);
    if (fetched === 'later') isWhole = false;
    return typeof fetched === 'string' ? undefined : decode(fetched.bytes);
  };
  const [logo, favicon] = await Promise.all([look(source.logo), look(source.favicon)]);
  const name = names[0]?.name ?? '';
  const color = colors.primary ?? PRIMARY;
  const design: IconDesign = {
    picture: favicon ?? (logo && logo.aspect <= WIDEST_ICON ? logo : undefined),
    letter: ([...name.trim()][0] ?? '').toUpperCase(),
    color,
    ink: paletteOf({ ...colors, primary: color }).light['--color-on-primary'],
  };

  const files = new Map<string, Buffer>();
  const keep = (file: string, ending: string, content: Buffer): string => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    files.set(`_astro/${file}.${hash}.${ending}`, content);
    return `/_astro/${file}.${hash}.${ending}`;
  };
  const opaque = { background: '#ffffff', fill: 0.8 };
  const icon = (size: number, form = {}) => drawIcon(design, { size, fill: 1, ...form });
  // A device may cut a maskable icon to a circle of four fifths of its width.
  const [small, large, cut, onPhones, shared, inTabs] = await Promise.all([
    icon(192),
    icon(512),
    icon(512, { ...opaque, fill: 0.6 }),
    icon(180, opaque),
    drawShare({ logo, name, color, accent: colors.accent ?? color }),
    Promise.all(TAB_SIZES.map(async (size) => ({ size, png: await icon(size) }))),
  ]);
  const tab = keep('icon', 'png', small);
  const wide = keep('icon', 'png', large);
  const maskable = keep('maskable', 'png', cut);
  const touch = keep('touch-icon', 'png', onPhones);
  const share = keep('share', 'jpg', shared);

  const manifests: AppIcons['manifests'] = {};
  for (const { language, name } of names) {
    const manifest = {
      id: '/',
      name,
      short_name: name,
      lang: language,
      start_url: inLanguage(homePath(), language, names[0]?.language ?? language),
      scope: '/',
      display: 'standalone',
      background_color: colors.background ?? '#ffffff',
      theme_color: source.themeColor ?? color,
      icons: [
        { src: tab, sizes: '192x192', type: 'image/png' },
        { src: wide, sizes: '512x512', type: 'image/png' },
        { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    };
    manifests[language] = keep('manifest', 'webmanifest', Buffer.from(JSON.stringify(manifest)));
  }
  const appIcons: AppIcons = {
    share: { address: share, ...SHARE_SIZE },
    icon: tab,
    largeIcon: wide,
    touchIcon: touch,
    manifests,
    fixed: { 'favicon.ico': keep('favicon', 'ico', icoOf(inTabs)), 'apple-touch-icon.png': touch },
  };
  return { appIcons, files, isWhole };
}
