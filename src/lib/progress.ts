/** Progress of some work; a later step with the same label replaces this one. */
export interface Step {
  label: string;
  done: number;
  /** 0 where it is not known yet. */
  total: number;
  /** Unit of the count: `pages`. */
  unit: string;
}

export interface ProgressOptions {
  write: (text: string) => void;
  /** One line that is drawn again and again; otherwise a line every few seconds. */
  isTerminal: boolean;
  /** Characters in a line of the terminal. */
  columns?: () => number;
  /** Milliseconds that only grow. */
  now?: () => number;
}

export interface Progress {
  update(step: Step): void;
  /** Writes a line that stays. */
  print(line: string): void;
  /** Takes the updating line away. */
  close(): void;
}

const TERMINAL_EVERY_MS = 100;
const PLAIN_EVERY_MS = 3_000;
const CLEAR_LINE = '\r\x1b[2K';

interface Running extends Step {
  startedAt: number;
  /** Count at the first step of the work. */
  doneAtStart: number;
  shownAt: number;
}

/** Shows how far long work is: `local  1 234 of 4 500 pages · 1 480 pages/s · 2 s left`. */
export function createProgress({
  write,
  isTerminal,
  columns = () => 80,
  now = () => performance.now(),
}: ProgressOptions): Progress {
  const running = new Map<string, Running>();
  let drawnAt = Number.NEGATIVE_INFINITY;
  let drawn = false;

  function draw(): void {
    const line = [...running.values()].map((one) => formatStep(one, now())).join('   ');
    write(`${CLEAR_LINE}${line.slice(0, columns() - 1)}`);
    drawnAt = now();
    drawn = true;
  }

  function clear(): void {
    if (drawn) write(CLEAR_LINE);
    drawn = false;
  }

  return {
    update(step) {
      const known = running.get(step.label);
      const same = known?.unit === step.unit && known.done <= step.done ? known : undefined;
      const one = {
        ...step,
        startedAt: same?.startedAt ?? now(),
        doneAtStart: same?.doneAtStart ?? step.done,
        shownAt: same?.shownAt ?? now(),
      };
      running.set(step.label, one);
      const finished = step.total > 0 && step.done >= step.total;
      if (finished) running.delete(step.label);
      if (isTerminal) {
        if (finished || now() - drawnAt >= TERMINAL_EVERY_MS) draw();
      } else if (now() - one.shownAt >= PLAIN_EVERY_MS) {
        one.shownAt = now();
        write(`${formatStep(one, now())}\n`);
      }
    },
    print(line) {
      clear();
      write(`${line}\n`);
    },
    close: clear,
  };
}

/** Progress on standard error, so that standard output stays free for results. */
export function createConsoleProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  return createProgress({
    write: (text) => void stream.write(text),
    isTerminal: stream.isTTY === true,
    columns: () => stream.columns ?? 80,
  });
}

/** A count with spaces between thousands. */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ' ');
}

function formatStep({ label, done, total, unit, startedAt, doneAtStart }: Running, now: number): string {
  const seconds = (now - startedAt) / 1000;
  const rate = seconds > 0 ? (done - doneAtStart) / seconds : 0;
  const facts = [
    total > 0 ? `${formatCount(done)} of ${formatCount(total)} ${unit}` : `${formatCount(done)} ${unit}`,
  ];
  if (rate >= 1) facts.push(`${formatCount(rate)} ${unit}/s`);
  if (rate > 0 && total > done) facts.push(`${formatDuration((total - done) / rate)} left`);
  return `${label}  ${facts.join(' · ')}`;
}

function formatDuration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
