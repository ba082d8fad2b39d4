import type { NotedPublish } from '#publisher/publish/index/publish-note.ts';
import type { WaitingNotice } from '#publisher/service/queue/change-queue.ts';
import type { PageMoment, PageStory } from './explain-page.ts';

/** Keys of a group that are told before the others are counted. */
const TOLD = 6;

const TRIGGERS: Record<WaitingNotice['kind'], string> = {
  build: 'a build that was asked for',
  message: 'a message',
  first: 'the first look at the shop',
  start: 'the start of the service',
  reconcile: 'a change that asking found',
  sweep: 'the nightly comparison',
  look: 'another look at a platform that was behind',
  time: 'a moment that came',
};

/** The story of a page as lines for a terminal. */
export function reportPage(story: PageStory, now: number): string[] {
  const { address, language, path, dataTime, rendered, changed, unknownReads } = story;
  const count = story.reads.reduce((sum, { keys }) => sum + keys.length, 0);
  return [
    `${story.tenant}  ${address}  (${path === address ? language : `${path} in ${language}`})`,
    '',
    ...heldLines(story),
    row(
      'shows',
      dataTime === undefined ? 'data of a time that nobody noted' : `data of ${momentText(dataTime)}`,
    ),
    ...momentLines('changed', changed),
    ...(rendered && rendered.publish !== changed?.publish
      ? [...momentLines('rendered', rendered), row('', 'its bytes stayed the same')]
      : []),
    ...waitingLines(story, now),
    row('reads', `${count} keys`),
    ...story.reads.map(({ group, keys }) =>
      row('', `${group.padEnd(9)} ${some(keys.map(({ words }) => words))}`),
    ),
    ...(unknownReads > 0 ? [row('', `and ${unknownReads} that the shop has nothing for`)] : []),
  ];
}

/** Of a shop that was rolled back, all that is told below may be of pages that nobody is shown now. */
function heldLines({ tenant, hold }: PageStory): string[] {
  if (!hold) return [];
  return [
    row(
      'HELD',
      `rolled back to release ${hold.release} on ${momentText(hold.since)}, which is what is served;`,
    ),
    row('', 'no build and no message changes it, and what is told below goes by the builds before.'),
    row('', `To let it go on: npm run rollback -- --tenant ${tenant} --resume`),
  ];
}

function momentLines(title: string, moment: PageMoment | undefined): string[] {
  if (!moment) return [row(title, 'before the ledger began')];
  const { publish, at, why, of } = moment;
  const number = of?.release === null || of === undefined ? `publish ${publish}` : `release ${of.release}`;
  return [
    row(title, `${at === undefined ? 'at a time that is forgotten' : momentText(at)}, ${number}`),
    row('', why),
    ...(of ? wayLines(of) : []),
  ];
}

/** From where the change came until its pages were served. */
function wayLines(publish: NotedPublish): string[] {
  const { triggers, triggerCount, startedAt, publishedAt, milliseconds } = publish;
  const [first] = triggers;
  if (!first) return [];
  const others = triggerCount > 1 ? ` and ${triggerCount - 1} more` : '';
  const id = first.kind === 'message' ? ` ${first.id}` : '';
  const { pull, plan, render, publish: put } = milliseconds;
  const stages = `pulled ${ms(pull)}, planned ${ms(plan)}, rendered ${ms(render)}, published ${ms(put)}`;
  return [
    row('', `${TRIGGERS[first.kind]}${id}${others}: served ${ms(publishedAt - first.at)} after it came`),
    row('', `waited ${ms(startedAt - first.at)}, ${stages}`),
  ];
}

function waitingLines({ waiting, pulled, inDoubt, nextTime }: PageStory, now: number): string[] {
  const lines = [
    ...(inDoubt ? ['a publish that was killed left the page in doubt: the next one renders it again'] : []),
    ...(pulled.length > 0 ? [`pulled and not published yet: ${some(pulled.map(({ words }) => words))}`] : []),
    ...waiting.filter(({ kind }) => kind !== 'time').map((notice) => noticeText(notice, now)),
    ...(nextTime === undefined ? [] : [`time alone changes the page at ${momentText(nextTime)}`]),
  ];
  return (lines.length > 0 ? lines : ['nothing']).map((line, at) => row(at === 0 ? 'waiting' : '', line));
}

function noticeText({ kind, id, at, changed, dueAt, tries }: WaitingNotice, now: number): string {
  const named = changed?.map(({ kind: what, ids }) => `${what} ${some(ids)}`.trim()).join(', ') ?? '';
  const wait = dueAt > now ? `, next look in ${seconds(dueAt - now)}` : '';
  const failed = tries > 0 ? `, failed ${tries} times` : '';
  const about = named === '' ? '' : ` about ${named}`;
  const name = kind === 'message' ? ` ${id}` : '';
  return `${TRIGGERS[kind]}${name}${about}, for ${seconds(now - at)}${wait}${failed}`;
}

const row = (title: string, text: string) => `${title.padEnd(10)} ${text}`.trimEnd();
const ms = (milliseconds: number) => `${Math.round(milliseconds)} ms`;
const seconds = (milliseconds: number) => `${Math.max(0, Math.round(milliseconds / 1000))} s`;

/** `2026-01-15 10:00:00.123 UTC`. */
const momentText = (moment: string) => `${moment.slice(0, 23).replace('T', ' ').replace('Z', '')} UTC`;

function some(names: readonly string[]): string {
  const rest = names.length - TOLD;
  return names.slice(0, TOLD).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
