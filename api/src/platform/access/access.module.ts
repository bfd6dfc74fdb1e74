import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessTokens } from './access-tokens.js';
import { AccessGuard } from './access.guard.js';

/** Needs an AccountReader, which the users module provides globally. */
@Global()
@Module({
  providers: [AccessTokens, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [AccessTokens],
})
export class AccessModule {}
