import { atom } from 'nanostores';
import { use, useSyncExternalStore } from 'react';
import { send } from './control.ts';
import { showToast } from './toast.ts';

/** Milliseconds that the sandbox's clock is ahead of this machine's. */
export const $aheadMs = atom(0);

/** The stream of changes is open. */
export const $isConnected = atom(false);

/** Counts what has changed; whoever shows something asks again. */
export const $version = atom(0);

interface Asked {
  answer?: unknown;
  print?: string;
  error?: unknown;
  /** Settled with the first answer, good or bad. */
  first: Promise<void>;
  shownBy: Set<() => void>;
  /** Versions that were asked for and answered last: answers may come in another order. */
  version: number;
  answered: number;
}

const asked = new Map<string, Asked>();

/**
 * The answer of the control interface to GET, kept up to date; what is drawn stays until another is there.
 * Suspends before the first answer, and throws where that was a refusal.
 */
export function useAnswer<Answer>(path: string): Answer {
  const one = asked.get(path) ?? begin(path);
  // At every turn: React repeats a component that waited, and must find the same hooks.
  use(one.first);
  const answer = useSyncExternalStore(
    (onChange) => {
      one.shownBy.add(onChange);
      if (one.version !== $version.get()) void ask(path, one);
      return () => one.shownBy.delete(onChange);
    },
    () => one.answer,
  );
  if (one.error !== undefined) throw one.error;
  return answer as Answer;
}

function begin(path: string): Asked {
  const one: Asked = { first: Promise.resolve(), shownBy: new Set(), version: 0, answered: 0 };
  asked.set(path, one);
  one.first = ask(path, one);
  return one;
}

async function ask(path: string, one: Asked): Promise<void> {
  const version = $version.get();
  one.version = version;
  try {
    const answer = await send<unknown>('GET', path);
    const print = JSON.stringify(answer);
    if (version < one.answered) return;
    one.answered = version;
    if (print === one.print) return;
    Object.assign(one, { answer, print });
  } catch (error) {
    // An older answer is still better than none.
    if (one.print === undefined) one.error = error;
  }
  for (const onChange of one.shownBy) onChange();
}

/** Asks again for all that is shown. */
export async function refresh(): Promise<void> {
  $version.set($version.get() + 1);
  for (const [path, { error }] of asked) if (error !== undefined) asked.delete(path);
  await Promise.all([...asked].map(([path, one]) => one.shownBy.size > 0 && ask(path, one)));
}

/** Sends a command and says that it is done or why not; undefined where it failed. */
export const act = <Answer>(done: string, ...command: Parameters<typeof send>) =>
  tell(done, send<Answer>(...command));

/** Says that what was sent is done or why not; undefined where it failed. */
export async function tell<Answer>(done: string, sent: Promise<Answer>): Promise<Answer | undefined> {
  try {
    const answer = await sent;
    showToast(done);
    return answer;
  } catch (error) {
    showToast(error instanceof Error ? error.message : String(error), 'failed');
    return undefined;
  } finally {
    await refresh();
  }
}

/** Sends a command that cannot be undone once the operator has agreed. */
export const actOnceSure = async (question: string, ...command: Parameters<typeof act>) =>
  confirm(question) ? act(...command) : undefined;

/** Follows the sandbox as long as the page is open. */
export function follow(): void {
  const stream = new EventSource('/sandbox/events');
  stream.addEventListener('message', ({ data }) => {
    $aheadMs.set(Date.parse(JSON.parse(data).now) - Date.now());
    $isConnected.set(true);
    void refresh();
  });
  stream.addEventListener('error', () => $isConnected.set(false));
}
