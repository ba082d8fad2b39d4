import type { DemoStack } from '#tools/stack/demo-stack.ts';

/** State that the steps of one run of the gate share. */
export interface GateContext {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** Folder of the reports that tests are counted from. */
  reports: string;
  /** The shops that one step builds and a later one tests. */
  stack: DemoStack | undefined;
  /** The files to look at; all where left out. */
  changed: readonly string[] | undefined;
}

/** Output of a step: at once on the terminal, or kept and printed whole at its end. */
export interface StepOutput {
  write(text: string): void;
  /** Programs of the step may print to the terminal by themselves. */
  isTerminal: boolean;
}

export interface GateStep {
  name: string;
  what: string;
  /** It uses all cores by itself, so it runs alone and prints as it goes; the others run side by side. */
  alone?: true;
  /** It takes long: it runs where it is named alone. */
  onlyByName?: true;
  /** True if a change of these files can break it; any can where left out. */
  isTouchedBy?(changed: readonly string[]): boolean;
  /** Runs the check; true if it holds. */
  run(context: GateContext, output: StepOutput): Promise<boolean>;
}
