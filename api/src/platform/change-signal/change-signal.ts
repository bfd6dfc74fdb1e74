import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';

import { CONFIG, type Config } from '#config/index.js';
import { connectRedis } from '../throttle/index.js';

const CHANNEL = 'lacteos:changes';

/**
 * Tells every replica that a timeline or the audit trail has a new row, by Redis if configured. Only a hint without content: what
 * changed stands in the database, and whoever listens also looks there from time to time.
 */
@Injectable()
export class ChangeSignal implements OnApplicationShutdown {
  private readonly listeners = new Set<() => void>();
  private isSubscribed = false;
  private readonly publisher: Redis | null;
  private readonly subscriber: Redis | null;

  constructor(@Inject(CONFIG) { redisUrl }: Config) {
    this.publisher = redisUrl === null ? null : connectRedis(redisUrl);
    this.subscriber = redisUrl === null ? null : connectRedis(redisUrl);
    this.subscriber?.on('message', () => this.wake());
    this.subscriber?.subscribe(CHANNEL).then(() => (this.isSubscribed = true), ignore);
  }

  /** Whether changes of other replicas are announced at present. */
  get reachesAll(): boolean {
    return this.isSubscribed && this.subscriber?.status === 'ready';
  }

  /** Announces a change that is committed. */
  raise(): void {
    this.wake();
    this.publisher?.publish(CHANNEL, '').catch(ignore);
  }

  /** @returns what ends the listening */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  onApplicationShutdown(): void {
    this.publisher?.disconnect();
    this.subscriber?.disconnect();
  }

  private wake(): void {
    for (const listener of this.listeners) listener();
  }
}

/** Listeners read the database from time to time whatever Redis does. */
function ignore(): void {
  return undefined;
}
