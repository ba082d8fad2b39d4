import { type Log, reasonOf } from '#lib/log/log.ts';
import { type RebuildEvent, servedAfter } from '#publisher/service/schedule/rebuild-service.ts';

/** Tells the log what happens to shops that are kept fresh. */
export function tellRebuild(log: Log): (event: RebuildEvent) => void {
  return (event) => {
    const { tenant, notices, tries } = event.batch;
    if (event.kind === 'pinned') {
      const { message, hold } = event.error;
      log.warn({ event: 'held', tenant, release: hold.release, notices }, message);
      return;
    }
    if (event.kind === 'superseded') {
      const milliseconds = Math.round(event.milliseconds);
      const line = `${tenant.padEnd(12)} given up for a newer look after ${milliseconds} ms`;
      log.info({ event: 'rebuild-overtaken', tenant, notices, milliseconds }, line);
      return;
    }
    if (event.kind === 'failed') {
      const { error } = event;
      const retrySeconds = event.retryIn / 1000;
      log.error(
        { event: 'rebuild-failed', tenant, notices, tries: tries + 1, retrySeconds, error },
        `${tenant.padEnd(12)} not rebuilt, next try in ${retrySeconds} s: ${reasonOf(error)}`,
      );
      return;
    }
    const { rebuilt, isStale } = event;
    const { pages, release } = rebuilt;
    const milliseconds = Math.round(event.milliseconds);
    const freshMilliseconds = servedAfter(event, Date.now());
    const after = freshMilliseconds === undefined ? '' : `, ${freshMilliseconds} ms after the message`;
    const stale = isStale ? '; the platform does not show the change yet' : '';
    log.info(
      { event: 'rebuilt', tenant, release, notices, pages, milliseconds, freshMilliseconds, isStale },
      `${tenant.padEnd(12)} ${pages.written} pages changed, ${pages.rendered} rendered, ` +
        `${pages.removed} removed${after}${stale}`,
    );
  };
}
