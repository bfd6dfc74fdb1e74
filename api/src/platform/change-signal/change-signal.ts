import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';

import { CONFIG, type Config } from '#config/index.js';
import { connectRedis } from '../throttle/index.js';

const CHANNEL = 'lacteos:changes';

/**
 * Tells every replica (by Redis if configured) that a timeline or the audit trail has a new row. Only a hint:
 * listeners also poll the database.
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
    this.subscriber?.on('message', () => this.notifyListeners());
    this.subscriber?.on('ready', () => void this.subscribe());
  }

  get reachesAll(): boolean {
    return this.isSubscribed && this.subscriber?.status === 'ready';
  }

  /** Call it after the commit. */
  announce(): void {
    this.notifyListeners();
    this.publisher?.publish(CHANNEL, '').catch(ignore);
  }

  /** @returns function that ends the listening */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  onApplicationShutdown(): void {
    this.publisher?.disconnect();
    this.subscriber?.disconnect();
  }

  /** A subscription that timed out is tried again on a new connection. */
  private async subscribe(): Promise<void> {
    try {
      await this.subscriber?.subscribe(CHANNEL);
      this.isSubscribed = true;
    } catch {
      this.subscriber?.disconnect(true);
    }
  }

  private notifyListeners(): void {
    for (const listener of this.listeners) listener();
  }
}

function ignore(): void {
  return undefined;
}
