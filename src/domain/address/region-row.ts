import type { Coordinate, Localized } from '#contract/value/primitive.ts';

/** A region as its table has it. */
export interface RegionRow {
  /** ISO 3166-2: `UZ-TK`. */
  code: string;
  name: Required<Record<'ru' | 'uz' | 'en', string>>;
  /** Latitude and longitude of its main town. */
  at: readonly [number, number];
  /**
   * Its localities, divided by semicolons: name in Latin letters, `=`, the district in Russian, latitude,
   * longitude. A star makes it a town of its own; every other one is a district, placed where its main town
   * is, to about 5 km.
   */
  localities: string;
}

/** A district, or a town that belongs to none. */
export interface Locality {
  /** In the region's Latin spelling; unique in the region: `Yunusobod`. */
  name: string;
  kind: 'district' | 'town';
  /** For shoppers' eyes: `Юнусабадский район`. */
  title: Required<Localized>;
  coordinate: Coordinate;
}

const ROW = /^(?<star>\*?)(?<name>[^=]+)=(?<russian>.+) (?<latitude>[\d.]+) (?<longitude>[\d.]+)$/;

/** The localities of a region's table by name. Throws where a row cannot be read or a name stands twice. */
export function readLocalities({ code, localities }: RegionRow): Readonly<Record<string, Locality>> {
  const found: Record<string, Locality> = {};
  for (const text of localities.split(';').map((row) => row.trim())) {
    const { star, name = '', russian = '', latitude, longitude } = ROW.exec(text)?.groups ?? {};
    if (name === '' || Object.hasOwn(found, name))
      throw new Error(`The region ${code} has a row that is not right: "${text}".`);
    const kind = star === '*' ? 'town' : 'district';
    const coordinate = { latitude: Number(latitude), longitude: Number(longitude) };
    found[name] = { name, kind, title: titleOf(kind, name.replace(/ shahri$/, ''), russian), coordinate };
  }
  return found;
}

function titleOf(kind: Locality['kind'], name: string, russian: string): Required<Localized> {
  const english = name.replaceAll('ʻ', "'");
  if (kind === 'town') return { ru: `город ${russian}`, uz: `${name} shahri`, en: english };
  return {
    ru: russian.startsWith('район ') ? russian : `${russian} район`,
    uz: `${name} tumani`,
    en: `${english} district`,
  };
}
