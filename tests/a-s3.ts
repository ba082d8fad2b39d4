import S3rver from '@20minutes/s3rver';
import { S3Objects } from './s3-objects.ts';

const BUCKETS = Array.from({ length: 30 }, (_, at) => `shops-${at}`);

export interface TestS3 {
  endpoint: string;
  /** Name of an empty bucket that no other test has. */
  bucket(): string;
  /** Makes an object look as if it had been written then, where it is there. */
  date(bucket: string, key: string, at: Date): void;
  stop(): Promise<void>;
}

/** Starts an S3 server. Its keys are put into this process's environment, as an operator does. */
export async function startS3(): Promise<TestS3> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It reckons the signature of a query with an escaped slash otherwise than Amazon's own SDK.
    allowMismatchedSignatures: true,
    configureBuckets: BUCKETS.map((name) => ({ name, configs: [] })),
  });
  const objects = new S3Objects();
  server.store = server.context.store = objects;
  const { port } = await server.run();
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  const left = [...BUCKETS];
  return {
    bucket: () => left.shift() ?? '',
    endpoint: `http://127.0.0.1:${port}`,
    date: (bucket, key, at) => objects.date(bucket, key, at),
    stop: () => server.close(),
  };
}
