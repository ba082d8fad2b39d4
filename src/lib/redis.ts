import { Redis } from 'ioredis';

/** Milliseconds within which a Redis that is there answers. */
const ANSWERS_WITHIN = 5_000;

/** Redis, or Valkey, does not answer. */
export class RedisError extends Error {
  override name = 'RedisError';
}

/**
 * Opens a connection that comes back by itself for as long as it takes. `url` is like
 * `redis://user:password@host:6379/0`, with `rediss:` for TLS. `onAway` is told once each time it is away.
 */
export function connectRedis(url: string, onAway: (error: RedisError) => void): Redis {
  // Without an end of tries: BullMQ waits for work on such a connection alone.
  const redis = new Redis(url, { maxRetriesPerRequest: null, connectTimeout: ANSWERS_WITHIN });
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (isAway) return;
    isAway = true;
    const { host, port } = redis.options;
    onAway(new RedisError(`Redis at ${host}:${port} is away (${error.message}).`, { cause: error }));
  });
  redis.on('ready', () => {
    isAway = false;
  });
  return redis;
}

/**
 * The answer of Redis, or a RedisError without one within seconds: it may have taken the command all the
 * same.
 */
export async function answerOf<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RedisError(`Redis has not answered within ${ANSWERS_WITHIN / 1000} seconds.`)),
      ANSWERS_WITHIN,
    );
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
