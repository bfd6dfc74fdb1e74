import { Global, Module } from '@nestjs/common';
import { AccountReader } from '../platform/access/index.js';
import { PasswordHasher } from './accounts/password-hasher.js';
import { SessionStores } from './accounts/session-stores.js';
import { UserLookup } from './accounts/user-lookup.js';
import { UsersRepository } from './accounts/users.repository.js';
import { AdminUsersController } from './admin/admin-users.controller.js';
import { UserOfficeRepository } from './admin/user-office.repository.js';
import { UserOfficeService } from './admin/user-office.service.js';
import { UserSessionsService } from './admin/user-sessions.service.js';
import { AttemptLimiter } from './auth/attempt-limiter.js';
import { AuthController } from './auth/auth.controller.js';
import { RecoveryRepository } from './auth/recovery.repository.js';
import { RecoveryService } from './auth/recovery.service.js';
import { RefreshTokensRepository } from './auth/refresh-tokens.repository.js';
import { SessionsService } from './auth/sessions.service.js';
import { SignInService } from './auth/sign-in.service.js';
import { SignUpService } from './auth/sign-up.service.js';

/** Accounts, sign-up, sessions and recovery. Global because the access guard reads accounts. */
@Global()
@Module({
  controllers: [AuthController, AdminUsersController],
  providers: [
    UsersRepository,
    { provide: AccountReader, useExisting: UsersRepository },
    UserLookup,
    SessionStores,
    PasswordHasher,
    AttemptLimiter,
    RefreshTokensRepository,
    RecoveryRepository,
    RecoveryService,
    SessionsService,
    SignInService,
    SignUpService,
    UserOfficeRepository,
    UserOfficeService,
    UserSessionsService,
  ],
  exports: [AccountReader, UserLookup, SessionStores, PasswordHasher],
})
export class UsersModule {}
