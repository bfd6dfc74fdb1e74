export { AccessModule } from './access.module.js';
export { AccessTokens } from './access-tokens.js';
export { type AccessRule, ADMINISTRATORS, Allow, ANYONE, SIGNED_IN, STAFF } from './allow.decorator.js';
export { ruleOfRoute } from './orders-permissions.js';
export { routeKeys } from './route-keys.js';
export { CurrentUser, MaybeUser } from './current-user.decorator.js';
export { AccountReader, type RequestUser } from './request-user.js';
export { OwnPagesGuard } from './own-pages.guard.js';
