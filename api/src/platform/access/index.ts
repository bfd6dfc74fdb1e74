export { AccessModule } from './access.module.js';
export { AccessTokens } from './access-tokens.js';
export { CurrentUser, MaybeUser } from './current-user.decorator.js';
export { PERMISSIONS, type AccessRule, type RowRule } from './permissions.js';
export { AccountReader, type RequestUser } from './request-user.js';
export { RoutePermissionCheck } from './route-permission-check.js';
export { OwnPagesGuard } from './own-pages.guard.js';
