import { Redis } from 'ioredis';

/** Milliseconds within which a Redis that is there answers. */
const ANSWERS_WITHIN = 5_000;

/** Redis, or Valkey, does not answer. */
export class RedisError extends Error {
  override name = 'RedisError';
}

/**
 * Opens a connection that comes back by itself for as long as it takes. `url` is like
 * `redis://user:password@host:6379/0`, with `rediss:` for TLS.
 */
export function connectRedis(url: string): Redis {
  // Without an end of tries: BullMQ waits for work on such a connection alone.
  const redis = new Redis(url, { maxRetriesPerRequest: null, connectTimeout: ANSWERS_WITHIN });
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (!isAway)
      console.error(`Redis at ${redis.options.host}:${redis.options.port} is away: ${error.message}`);
    isAway = true;
  });
  redis.on('ready', () => {
    isAway = false;
  });
  return redis;
}

/** What Redis answers, or a RedisError where it does not within seconds: it may have heard all the same. */
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
