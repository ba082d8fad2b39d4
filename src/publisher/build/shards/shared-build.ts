import { hash } from 'node:crypto';
import { z } from 'zod';
import { languageSchema } from '#contract/value/primitive.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { RouteTask } from '#publisher/plan/plan-render.ts';
import type { IsolationRules } from '#publisher/release-checks/isolation-rules.ts';
import type { RouteResult, ShopJob } from '#publisher/render/worker/protocol.ts';
import { isTimeKey } from '#storefront/entries/time-key.ts';
import type { ShardJob } from './page-queue.ts';

/** Names under which machines lay down JSON for each other. */
export const buildName = ({ round }: Pick<ShardJob, 'round'>) => `${round}/build.json`;
export const tasksName = ({ round, shard }: ShardJob) => `${round}/${shard}-tasks.json`;
export const resultsName = ({ round, shard }: ShardJob) => `${round}/${shard}-results.json`;

/** Facts that decide about the pages of a shop and lie on every machine, secrets among them. */
export interface OwnSide {
  tenant: TenantConfig;
  origin: string;
  isolation: IsolationRules;
}

/** Names it without telling it: machines that would render other pages do not help each other. */
export function digestOf({ tenant: { directory: _, ...tenant }, origin, isolation }: OwnSide): string {
  return hash('sha256', JSON.stringify([tenant, origin, isolation]), 'base64url');
}

const appIconsSchema = z.object({
  share: z.object({ address: z.string(), width: z.number(), height: z.number() }),
  icon: z.string(),
  largeIcon: z.string(),
  touchIcon: z.string(),
  manifests: z.partialRecord(languageSchema, z.string()),
  fixed: z.record(z.string(), z.string()),
});

/** Facts of a build that a helping machine has to know. */
const sharedBuildSchema = z.object({
  digest: z.string(),
  now: z.iso.datetime().transform((text) => new Date(text)),
  styles: z.record(z.string(), z.array(z.string())),
  appIcons: appIconsSchema,
  /** Routes of pages that are not there. */
  leftOut: z.array(z.string()),
  /** Names of the parts of the snapshot's file, in their order. */
  snapshotParts: z.array(z.string()),
});
type SharedBuild = z.infer<typeof sharedBuildSchema>;

export function formatBuild(job: ShopJob, snapshotParts: readonly string[]): string {
  const { now, styles, appIcons, leftOut } = job;
  return JSON.stringify({ digest: digestOf(job), now, styles, appIcons, leftOut, snapshotParts });
}

export const parseBuild = (text: Buffer): SharedBuild => sharedBuildSchema.parse(JSON.parse(String(text)));

const tasksSchema = z.array(z.object({ path: z.string(), publishedHashes: z.array(z.string()).nullable() }));

export const formatTasks = (tasks: readonly RouteTask[]): string => JSON.stringify(tasks);
export const parseTasks = (text: Buffer): RouteTask[] => tasksSchema.parse(JSON.parse(String(text)));

const resultsSchema = z.array(
  z.object({
    path: z.string(),
    hashes: z.array(z.string()),
    written: z.array(z.boolean()),
    reads: z.base64().transform((text): Uint8Array => Buffer.from(text, 'base64')),
    timeKeys: z.array(z.string().refine(isTimeKey)),
    faults: z.array(
      z.object({
        page: z.string(),
        check: z.enum(['isolation', 'one record', 'rendering']),
        text: z.string(),
        remedy: z.string(),
      }),
    ),
    htmlBytes: z.number(),
  }),
);

export function formatResults(results: readonly RouteResult[]): string {
  return JSON.stringify(
    results.map(({ reads, ...rest }) => ({ ...rest, reads: Buffer.from(reads).toString('base64') })),
  );
}

export const parseResults = (text: Buffer): RouteResult[] => resultsSchema.parse(JSON.parse(String(text)));
