import { Global, Module } from '@nestjs/common';
import { AccountReader } from '#platform/access/index.js';
import { NewAccounts } from './accounts/new-accounts.js';
import { PasswordHasher } from './accounts/password-hasher.js';
import { SessionStores } from './accounts/session-stores.js';
import { UserLookup } from './accounts/user-lookup.js';
import { UsersRepository } from './accounts/users.repository.js';
import { AdministratorCreation } from './staff/administrator-creation.service.js';
import { StaffUsersController } from './staff/staff-users.controller.js';
import { StaffUsersRepository } from './staff/staff-users.repository.js';
import { StaffUsersService } from './staff/staff-users.service.js';
import { UserSessionsService } from './staff/user-sessions.service.js';
import { AttemptLimiter } from './accounts/attempt-limiter.js';
import { AuthController } from './auth/auth.controller.js';
import { KnownDevice } from './auth/known-device.js';
import { RecoveryMailBudget } from './recovery/recovery-mail-budget.js';
import { RecoveryVisitors } from './recovery/recovery-visitor.js';
import { RecoveryRepository } from './recovery/recovery.repository.js';
import { RecoveryController } from './recovery/recovery.controller.js';
import { RecoveryCodes } from './recovery/recovery-codes.js';
import { RecoveryMails } from './recovery/recovery-mails.js';
import { ResetPasswordService } from './recovery/reset-password.service.js';
import { SecondStep } from './auth/second-step.service.js';
import { SignInService } from './auth/sign-in.service.js';
import { SignUpService } from './auth/sign-up.service.js';
import { OwnPasswordController } from './own-account/own-password.controller.js';
import { OwnPasswordService } from './own-account/own-password.service.js';
import { OwnPasswordCheck } from './own-account/own-password-check.js';
import { AccountNotices } from './notices/account-notices.js';
import { EmailChangeRepository } from './profile/email-change.repository.js';
import { ConfirmEmailChangeService } from './profile/confirm-email-change.service.js';
import { EmailChangeCodes } from './profile/email-change-codes.js';
import { EmailChangeMailer } from './profile/email-change-mailer.js';
import { RequestEmailChangeService } from './profile/request-email-change.service.js';
import { OwnDataRepository } from './profile/own-data.repository.js';
import { OwnPersons } from './profile/own-persons.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { UsersPersonalData } from './profile/users-personal-data.js';
import { SavedAddressesController } from './addresses/saved-addresses.controller.js';
import { SavedAddressesRepository } from './addresses/saved-addresses.repository.js';
import { SavedAddressesService } from './addresses/saved-addresses.service.js';
import { ListKeyController } from './sessions/list-key.controller.js';
import { LiveSessions } from './sessions/live-sessions.repository.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { OwnSessionsService } from './sessions/own-sessions.service.js';
import { RefreshTokensRepository } from './sessions/tokens/refresh-tokens.repository.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionEndingService } from './sessions/session-ending.service.js';
import { TotpController } from './auth/totp.controller.js';
import { TwoFactorRepository } from './two-factor/two-factor.repository.js';
import { TwoFactorService } from './two-factor/two-factor.service.js';
import { OldSessions } from './retention/old-sessions.js';
import { OldSessionsRepository } from './retention/old-sessions.repository.js';
import { SessionTokens } from './sessions/tokens/session-tokens.js';
import { SessionsService } from './sessions/sessions.service.js';
import { EmailVerificationRepository } from './verification/email-verification.repository.js';
import { EmailVerification } from './verification/email-verification.service.js';
import { UnverifiedMailBudget } from './verification/unverified-mail-budget.js';
import { VerificationController } from './verification/verification.controller.js';

/** Global, because the access guard reads accounts. */
@Global()
@Module({
  controllers: [
    AuthController,
    RecoveryController,
    TotpController,
    OwnPasswordController,
    ProfileController,
    SavedAddressesController,
    OwnSessionsController,
    ListKeyController,
    VerificationController,
    StaffUsersController,
  ],
  providers: [
    UsersRepository,
    { provide: AccountReader, useExisting: UsersRepository },
    UserLookup,
    NewAccounts,
    SessionStores,
    PasswordHasher,
    AttemptLimiter,
    KnownDevice,
    SessionsRepository,
    RefreshTokensRepository,
    EmailVerificationRepository,
    UnverifiedMailBudget,
    EmailVerification,
    RecoveryRepository,
    RecoveryVisitors,
    RecoveryMailBudget,
    RecoveryCodes,
    RecoveryMails,
    ResetPasswordService,
    SessionTokens,
    SessionsService,
    SessionEndingService,
    OwnPasswordService,
    OwnPasswordCheck,
    AccountNotices,
    OwnDataRepository,
    OwnPersons,
    ProfileService,
    EmailChangeRepository,
    EmailChangeCodes,
    EmailChangeMailer,
    RequestEmailChangeService,
    ConfirmEmailChangeService,
    UsersPersonalData,
    SavedAddressesRepository,
    SavedAddressesService,
    LiveSessions,
    OwnSessionsService,
    OldSessions,
    OldSessionsRepository,
    TwoFactorRepository,
    TwoFactorService,
    SecondStep,
    SignInService,
    SignUpService,
    StaffUsersRepository,
    StaffUsersService,
    UserSessionsService,
    AdministratorCreation,
  ],
  exports: [
    AccountReader,
    AccountNotices,
    AdministratorCreation,
    EmailVerification,
    UserLookup,
    NewAccounts,
    LiveSessions,
    OwnPasswordCheck,
    OwnPersons,
    SessionStores,
    PasswordHasher,
    SessionEndingService,
  ],
})
export class UsersModule {}
