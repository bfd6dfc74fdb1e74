export { AccessModule } from './access.module.js';
export { AccessTokens } from './access-tokens.js';
export {
  type AccessRule,
  ADMINISTRATORS,
  Allow,
  ANYONE,
  ruleOf,
  SIGNED_IN,
  STAFF,
} from './allow.decorator.js';
export { CurrentUser, MaybeUser } from './current-user.decorator.js';
export { AccountReader, type RequestUser } from './request-user.js';
export { OwnPagesGuard } from './own-pages.guard.js';
