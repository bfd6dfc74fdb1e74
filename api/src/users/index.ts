export { PasswordHasher } from './accounts/password-hasher.js';
export { SessionStores } from './accounts/session-stores.js';
export { accountName, UserLookup, type Account } from './accounts/user-lookup.js';
export { emailKey, User } from './accounts/user.entity.js';
export { RecoveryCode } from './auth/recovery-code.entity.js';
export { RefreshToken } from './auth/refresh-token.entity.js';
export { AddUserOffice1788000000000 } from './add-user-office.migration.js';
export { CreateUsers1780000001000 } from './create-users.migration.js';
export { UsersModule } from './users.module.js';
