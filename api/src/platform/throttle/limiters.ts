import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '#config/index.js';
import { outsideRequests } from '../origin/index.js';

/** Timeout after which the process counts by itself. */
const REDIS_TIMEOUT_MS = 500;
/** Silence after which the connection is given up; until another one is ready nobody waits for Redis. */
const SILENCE_MS = 600;

/** Connects to Redis; losing it is no failure, because callers fall back to the process. */
export function connectRedis(url: string): Redis {
  const client = new Redis(url, {
    maxRetriesPerRequest: 1,
    commandTimeout: REDIS_TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
  });
  // Without a listener an error would end the process.
  client.on('error', () => undefined);
  return client;
}

/** Counts in the process. The first call of a key begins a timer of its whole window. */
class OwnLimiter extends RateLimiterMemory {
  override consume(
    ...call: Parameters<RateLimiterMemory['consume']>
  ): ReturnType<RateLimiterMemory['consume']> {
    return outsideRequests(() => super.consume(...call));
  }

  override reward(...call: Parameters<RateLimiterMemory['reward']>): ReturnType<RateLimiterMemory['reward']> {
    return outsideRequests(() => super.reward(...call));
  }
}

/** Opens rate limiters: in Redis for all replicas if configured, otherwise (or while Redis is down) in the process. */
@Injectable()
export class Limiters implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly opened = new Map<string, RateLimiterAbstract>();

  constructor(@Inject(CONFIG) { redisUrl }: Config) {
    this.redis = redisUrl === null ? null : connectRedis(redisUrl);
  }

  /** Waits for the connection, but not long: the first calls are counted where those of other replicas are. */
  async onModuleInit(): Promise<void> {
    await this.redis?.ping().catch(() => undefined);
  }

  /** The one limiter of a name. @param points calls of one key in `seconds` */
  open(name: string, points: number, seconds: number): RateLimiterAbstract {
    const limiter = this.opened.get(name) ?? this.create(name, points, seconds);
    this.opened.set(name, limiter);
    return limiter;
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private create(name: string, points: number, seconds: number): RateLimiterAbstract {
    const options = { keyPrefix: `throttle:${name}`, points, duration: seconds };
    const own = new OwnLimiter(options);
    if (!this.redis) return own;
    return new RateLimiterRedis({
      ...options,
      storeClient: this.redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: own,
    });
  }
}
