import { Module } from '@nestjs/common';

import { IdempotencyKeysRepository } from './idempotency-keys.repository.js';
import { IdempotencyKeysRoom } from './idempotency-keys-room.js';
import { KeyedWrites } from './keyed-writes.service.js';
import { RepeatedWrites } from './repeated-writes.interceptor.js';

@Module({ providers: [RepeatedWrites, KeyedWrites, IdempotencyKeysRepository, IdempotencyKeysRoom] })
export class RepeatsModule {}
