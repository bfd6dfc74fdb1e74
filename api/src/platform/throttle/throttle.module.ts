import { Global, Module } from '@nestjs/common';
import { Limiters } from './limiters.js';
import { ThrottleGuard } from './throttle.guard.js';

/** Rate limits. */
@Global()
@Module({ providers: [Limiters, ThrottleGuard], exports: [Limiters, ThrottleGuard] })
export class ThrottleModule {}
