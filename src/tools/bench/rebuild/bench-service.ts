import type { Rebuilt } from '#publisher/service/schedule/rebuild-service.ts';

/** A build of the service that is measured. */
export interface BenchBuild {
  tenant: string;
  /** Messages that it answers. */
  notices: number;
  rendered: number;
  written: number;
  milliseconds: number;
  stages: Rebuilt['stages'];
}

/** A process that keeps shops fresh and serves them, as `npm run serve` does. */
export interface BenchService {
  port: number;
  /** Builds so far, the latest at the end. */
  builds: readonly BenchBuild[];
  /** Waits until nothing is due. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}
