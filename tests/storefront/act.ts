import { act as reactAct } from 'react';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/**
 * React's own: whatever the work brings has been drawn when it is over. What comes at another time, an answer
 * of the platform, is drawn as in a browser, where React's would complain that no test waited for it.
 */
export async function act<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    return await reactAct(async () => work());
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  }
}

/** Waits until the page is as the check says. */
export async function until(check: () => unknown): Promise<void> {
  for (let turns = 1; ; turns += 1) {
    await act(() => new Promise<void>((done) => setTimeout(done, 10)));
    try {
      return void check();
    } catch (fault) {
      if (turns === MOST_TURNS) throw fault;
    }
  }
}

/** Looks at a page until it is as a check says, 10 ms apart. */
const MOST_TURNS = 1_000;
