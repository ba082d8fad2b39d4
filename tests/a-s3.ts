import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** Buckets of a server: it is quick while little lies in one. */
const BUCKETS = Array.from({ length: 30 }, (_, at) => `shops-${at}`);

export interface TestS3 {
  endpoint: string;
  /** Name of an empty bucket that no other test has. */
  bucket(): string;
  stop(): Promise<void>;
}

/** Starts an S3 server. Its keys are put into this process's environment, as an operator does. */
export async function startS3(): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It reckons the signature of a query with an escaped slash otherwise than Amazon's own SDK.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: BUCKETS.map((name) => ({ name, configs: [] })),
  });
  const { port } = await server.run();
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  const left = [...BUCKETS];
  return {
    bucket: () => left.shift() ?? '',
    endpoint: `http://127.0.0.1:${port}`,
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
