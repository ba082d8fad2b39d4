import { writeFile } from 'node:fs/promises';
import {
  type Bench,
  lackingPrograms,
  type Measured,
  type NumberOption,
} from '#tools/bench/bench-definition.ts';
import { BENCHES } from '#tools/bench/bench-table.ts';
import { defineCommand, UsageError } from '#tools/command/command.ts';

const numberNames = [...new Set(Object.values(BENCHES).flatMap(({ options }) => Object.keys(options)))];

export const bench = defineCommand({
  help: Object.entries(BENCHES).map(helpOf).join('\n\n'),
  options: {
    ...Object.fromEntries(numberNames.map((name) => [name, { type: 'string' } as const])),
    data: { type: 'string' },
    only: { type: 'string' },
    json: { type: 'string' },
  },
  takesWords: true,
  async run({ data, only, json, ...given }, { positionals, ...context }) {
    const name = positionals.join(' ');
    const chosen = BENCHES[name];
    if (!chosen)
      throw new UsageError(`Say what to measure: npm run bench -- ${Object.keys(BENCHES).join(', ')}`);
    const lacking = lackingPrograms(chosen);
    if (lacking.length > 0)
      throw new UsageError(`bench -- ${name} needs ${lacking.join(' and ')}: install them first.`);
    if (only !== undefined && !chosen.parts?.includes(only)) throw new UsageError(onlyFault(name, chosen));
    const measured = await chosen.measure(numbersOf(name, chosen, given), {
      ...context,
      data,
      only,
      onStep: (step) => console.error(step),
    });
    await report(measured, json);
    return (measured.faults ?? []).length > 0 ? 1 : 0;
  },
});

function onlyFault(name: string, { parts = [] }: Bench): string {
  return parts.length > 0
    ? `--only takes one part of bench -- ${name}: ${parts.join(', ')}.`
    : `bench -- ${name} has no parts for --only.`;
}

/** Numbers of a bench as they were given, and else as it has them by itself. */
function numbersOf(name: string, { options }: Bench, given: Readonly<Record<string, unknown>>) {
  const strange = Object.keys(given).find((option) => !(option in options));
  if (strange !== undefined) throw new UsageError(`bench -- ${name} has no option --${strange}.`);
  return Object.fromEntries(
    Object.entries(options).map(([option, known]) => [option, parseNumber(option, known, given[option])]),
  );
}

function parseNumber(option: string, { preset, least: fewest }: NumberOption, text: unknown): number {
  if (text === undefined) return preset;
  const least: number = fewest ?? 1;
  if (!/^\d{1,7}$/.test(String(text)) || Number(text) < least)
    throw new UsageError(`--${option} must be a whole number from ${least} on, not "${text}".`);
  return Number(text);
}

function helpOf([name, { about, options, more, parts }]: [string, Bench]): string {
  const lines = Object.entries(options).map(
    ([option, { preset, about: text }]) => `${`--${option} N`.padEnd(24)}${text}; ${preset} where left out`,
  );
  if (more) lines.push(more);
  if (parts) lines.push(`${'--only PART'.padEnd(24)}${parts.join(', ')}; all where left out`);
  lines.push('--json FILE             writes the figures as JSON, with what takes too many lines to print');
  const indented = [...about.split('\n'), '', ...lines].map((line) => (line ? `  ${line}` : ''));
  return [`npm run bench -- ${name} [options]`, ...indented].join('\n');
}

/** Prints what was measured; the file gets all of it. */
async function report({ figures, budgets = {}, ...more }: Measured, file: string | undefined): Promise<void> {
  const { tables = {}, notes = [], details = {}, faults = [] } = more;
  if (file)
    await writeFile(file, `${JSON.stringify({ ...figures, ...tables, ...details, faults }, null, 2)}\n`);
  for (const [name, value] of Object.entries(figures)) {
    const budget = budgets[name] === undefined ? '' : `  (at most ${budgets[name]})`;
    console.log(`${name.padEnd(24)} ${value}${budget}`);
  }
  for (const [title, table] of Object.entries(tables)) {
    console.log(title);
    console.table(table);
  }
  for (const line of [...notes, ...faults]) console.error(line);
}
