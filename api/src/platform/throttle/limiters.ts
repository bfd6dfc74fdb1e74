import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '#config/index.js';
import { outsideRequests } from '../origin/index.js';

const REDIS_TIMEOUT_MS = 500;
/** Silence that ends a connection, beyond the time limit of a command. */
const SILENCE_MS = 100;

/** Losing Redis is no failure: callers fall back to the process. */
export function connectRedis(url: string, timeoutMs = REDIS_TIMEOUT_MS): Redis {
  const client = new Redis(url, {
    maxRetriesPerRequest: 1,
    commandTimeout: timeoutMs,
    socketTimeout: timeoutMs + SILENCE_MS,
  });
  // Without a listener an error would end the process.
  client.on('error', () => undefined);
  return client;
}

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

/** In Redis for all replicas if configured; in the process otherwise and while Redis is down. */
@Injectable()
export class Limiters implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly opened = new Map<string, RateLimiterAbstract>();

  constructor(@Inject(CONFIG) { redisUrl }: Config) {
    this.redis = redisUrl === null ? null : connectRedis(redisUrl);
  }

  /** Waits briefly, so that first calls are counted with those of other replicas. */
  async onModuleInit(): Promise<void> {
    await this.redis?.ping().catch(() => undefined);
  }

  /** One limiter per name. @param points calls of one key in `seconds` */
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
