/** A choice of one value for each name. */
export type Row<Name extends string> = Record<Name, unknown>;

/** Rows that are tried for each that is kept. */
const TRIES = 12;

/**
 * Rows in which each value of each name stands, and each two values of two names stand together: greedily
 * the best of some, which differ from run to run of this code no more than its input does.
 */
export function pairwise<Name extends string>(
  values: Readonly<Record<Name, readonly unknown[]>>,
  isPaired: (one: Name, other: Name) => boolean = () => true,
): Row<Name>[] {
  const names = (Object.keys(values) as Name[]).sort((a, b) => values[b].length - values[a].length);
  const open = new Set<string>();
  const keyOf = (one: Name, at: number, other: Name, to: number) =>
    names.indexOf(one) < names.indexOf(other) ? `${one} ${at} ${other} ${to}` : `${other} ${to} ${one} ${at}`;
  for (const [index, one] of names.entries())
    for (const other of names.slice(index))
      if (one === other || isPaired(one, other))
        for (const at of values[one].keys())
          for (const to of values[other].keys())
            if (one !== other || at === to) open.add(keyOf(one, at, other, to));

  const rows: Row<Name>[] = [];
  const random = numbers(7);
  while (open.size > 0) {
    let best: { picked: Map<Name, number>; closed: string[] } | undefined;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const picked = new Map<Name, number>();
      const closed: string[] = [];
      const [first = ''] = [...open].slice(random(open.size));
      const [one, at, other, to] = first.split(' ') as [Name, string, Name, string];
      const order = [one, other, ...names.toSorted(() => random(3) - 1)];
      const seed = new Map([[one, Number(at)] as const, [other, Number(to)] as const]);
      for (const name of new Set(order)) {
        const options = seed.has(name) ? [seed.get(name) ?? 0] : [...values[name].keys()];
        const scored = options.map((option) => ({ option, keys: closes(name, option, picked) }));
        const most = Math.max(...scored.map(({ keys }) => keys.length));
        const top = scored.filter(({ keys }) => keys.length === most);
        const { option, keys } = top[random(top.length)] ?? { option: 0, keys: [] };
        picked.set(name, option);
        closed.push(...keys);
      }
      if (closed.length > (best?.closed.length ?? -1)) best = { picked, closed };
    }
    if (!best) break;
    for (const key of best.closed) open.delete(key);
    const { picked } = best;
    rows.push(
      Object.fromEntries(names.map((name) => [name, values[name][picked.get(name) ?? 0]])) as Row<Name>,
    );
  }
  return rows;

  function closes(name: Name, option: number, picked: ReadonlyMap<Name, number>): string[] {
    const keys = [...picked].map(([other, to]) => keyOf(name, option, other, to));
    return [...keys, keyOf(name, option, name, option)].filter((key) => open.has(key));
  }
}

/** Numbers below a bound, always the same ones. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((state / 0x8000_0000) * below);
  };
}
