import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Limiters } from './limiters.js';
import { StoredBytes } from './stored-bytes.js';
import { ThrottleGuard } from './throttle.guard.js';

/** Imported after access, so that budgets count for known callers. */
@Global()
@Module({
  providers: [Limiters, StoredBytes, { provide: APP_GUARD, useClass: ThrottleGuard }],
  exports: [Limiters, StoredBytes],
})
export class ThrottleModule {}
