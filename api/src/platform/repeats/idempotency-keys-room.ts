import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { DailyWork, runInBatches } from '../outbox/index.js';
import { type Person, type PersonalDataRoom, PersonalDataRooms } from '../personal-data/index.js';
import { IdempotencyKeysRepository } from './idempotency-keys.repository.js';

const BATCH = 500;

@Injectable()
export class IdempotencyKeysRoom implements PersonalDataRoom, OnModuleInit {
  constructor(
    private readonly keys: IdempotencyKeysRepository,
    private readonly rooms: PersonalDataRooms,
    private readonly daily: DailyWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    daily.register('platform.remove-old-keys', 'old idempotency keys', () => this.removeOld());
  }

  onModuleInit(): void {
    this.rooms.register(this);
  }

  erase({ id }: Person): Promise<void> {
    return this.keys.removeOf(id);
  }

  removeOld(batch = BATCH): Promise<number> {
    const before = this.daily.daysAgo(this.config.idempotencyKeepDays);
    return runInBatches(batch, () => this.keys.removeBefore(before, batch));
  }
}
