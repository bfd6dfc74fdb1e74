import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { AccessTokens } from './access-tokens.js';
import { AccessGuard } from './access.guard.js';
import { RoutePermissionCheck } from './route-permission-check.js';

/** Needs an AccountReader, which the users module provides globally. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [AccessTokens, RoutePermissionCheck, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [AccessTokens, RoutePermissionCheck],
})
export class AccessModule {}
