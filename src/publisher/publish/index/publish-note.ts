import { z } from 'zod';

/** Why the pages of a shop were looked at. `build` is a command; the others are notices of the service. */
export const TRIGGER_KINDS = [
  'build',
  'message',
  'first',
  'start',
  'reconcile',
  'sweep',
  'look',
  'time',
] as const;
export type TriggerKind = (typeof TRIGGER_KINDS)[number];

/** One thing that had pages looked at; a message by the id that its sender gave it. */
export const triggerSchema = z.object({
  kind: z.enum(TRIGGER_KINDS),
  id: z.string(),
  /** When it came, in milliseconds since 1970. */
  at: z.number(),
});
export type Trigger = z.infer<typeof triggerSchema>;

/** Reasons to render all pages of a shop: no key of them, or one that is read before all pages. */
export const FULL_REASONS = ['full', 'first', 'code', 'tenant'] as const;
export type FullReason = (typeof FULL_REASONS)[number];

/** Names of things of which a note keeps the first; `count` is how many there were. */
const someSchema = z.object({ first: z.array(z.string()), count: z.number() });

/** A publish in the ledger. Times are milliseconds, moments milliseconds since 1970. */
const publishNoteSchema = z.object({
  /** The store's number of what it published; null where it had nothing to put in place. */
  release: z.number().nullable(),
  /** The oldest first; of many only the first. */
  triggers: z.array(triggerSchema),
  triggerCount: z.number(),
  /** The platform's time that all pages show since then; ISO 8601. Null where nobody asked. */
  dataTime: z.string().nullable(),
  code: z.string(),
  startedAt: z.number(),
  /** From then on the new pages were served. */
  publishedAt: z.number(),
  milliseconds: z.object({ pull: z.number(), plan: z.number(), render: z.number(), publish: z.number() }),
  pages: z.object({
    rendered: z.number(),
    written: z.number(),
    removed: z.number(),
    kept: z.number(),
  }),
  /** Reason of a full rebuild; null if single pages were rendered. */
  fullReason: z.string().nullable(),
  /** Keys that were not what the pages had been rendered from. */
  keys: someSchema,
  /** Addresses of pages that are different, new or gone. */
  changed: someSchema,
});
export type PublishNote = z.infer<typeof publishNoteSchema>;

/** Parses a note that the ledger has kept. Those of earlier versions had other names for three fields. */
export function parsePublishNote(text: string): PublishNote {
  const { occasions: triggers, occasionCount: triggerCount, whole: fullReason, ...note } = JSON.parse(text);
  return publishNoteSchema.parse({ triggers, triggerCount, fullReason, ...note });
}

/** A publish as the ledger gives it; numbers grow, those of builds that changed nothing among them. */
export interface NotedPublish extends PublishNote {
  number: number;
}

/** Names that a note keeps of many. */
const MOST_NAMES = 20;

/** The first of many names, and how many there are. */
export function someOf(names: readonly string[]): { first: string[]; count: number } {
  return { first: names.slice(0, MOST_NAMES), count: names.length };
}

/** Triggers that a note keeps of many. */
export const MOST_TRIGGERS = 50;
