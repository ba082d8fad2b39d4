import { spawnSync } from 'node:child_process';
import type { OpenLog } from '#lib/log/open-log.ts';

/** An option that takes a whole number. */
export interface NumberOption {
  preset: number;
  /** 1 where left out. */
  least?: 0;
  about: string;
}

export interface BenchContext {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  log: OpenLog;
  /** Where shops are kept for the next run; thrown away where left out. */
  data: string | undefined;
  /** The only part that is asked for; all where left out. */
  only: string | undefined;
  onStep: (step: string) => void;
}

export interface Measured {
  /** Printed, a line each. */
  figures: object;
  /** The most that a figure may be, by its name. */
  budgets?: Readonly<Record<string, number | undefined>>;
  /** Printed as tables, by their titles. */
  tables?: Readonly<Record<string, object>>;
  /** Written by `--json` alone. */
  details?: object;
  /** Sentences that are printed and are no fault. */
  notes?: readonly string[];
  /** Figures over their budget, and results that are wrong; empty where all is well. */
  faults?: readonly string[];
}

/** A measurement of `npm run bench`. */
export interface Bench {
  about: string;
  options: Readonly<Record<string, NumberOption>>;
  /** Lines of `--help` about options without a number. */
  more?: string;
  /** Parts that can be measured alone. */
  parts?: readonly string[];
  /** Options of the smallest run: the gate makes one of each bench. */
  smallest: Readonly<Record<string, number | undefined>>;
  /** Figures that can be 0 where something was measured. */
  mayBeZero?: RegExp;
  /** Its budgets are times, which a busy machine does not keep. */
  isTimed?: true;
  /** Programs that are no part of the project. */
  programs?: readonly string[];
  measure(numbers: Readonly<Record<string, number>>, context: BenchContext): Promise<Measured>;
}

/** Programs of a bench that this machine lacks. */
export function lackingPrograms({ programs = [] }: Bench): string[] {
  return programs.filter((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0);
}

/** Names the numbers of a bench by its options. */
export function defineBench<const Name extends string>(
  bench: Omit<Bench, 'options' | 'smallest' | 'measure'> & {
    options: Readonly<Record<Name, NumberOption>>;
    smallest: Readonly<Partial<Record<Name, number>>>;
    measure(numbers: Readonly<Record<Name, number>>, context: BenchContext): Promise<Measured>;
  },
): Bench {
  return bench;
}
