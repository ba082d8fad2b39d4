/** A process that keeps messages and dies without closing its queue, for tests whose disk fails meanwhile. */
import { openEmbeddedQueue } from '#publisher/service/queue/embedded-queue.ts';

/** A sender sends again what was not kept. */
const TRIES = 3;
const [file = ''] = process.argv.slice(2);
const tell = (what: string, error?: unknown) =>
  console.log(error === undefined ? what : `${what} ${error instanceof Error ? error.message : error}`);

try {
  const queue = openEmbeddedQueue(file);
  for (const id of ['one', 'two', 'three'])
    for (let tries = 0, isKept = false; !isKept && tries < TRIES; tries += 1) {
      const notice = { tenant: 'shop', id, changed: [], updatedAt: null, receivedAt: 1 };
      try {
        await queue.add([notice]);
        isKept = true;
        tell(`kept ${id}`);
      } catch (error) {
        tell('refused', error);
      }
    }
  const batch = await queue.take('shop', 2);
  if (batch) await queue.later(batch, 3).catch((error: unknown) => tell('refused', error));
} catch (error) {
  tell('refused', error);
}
process.kill(process.pid, 'SIGKILL');
