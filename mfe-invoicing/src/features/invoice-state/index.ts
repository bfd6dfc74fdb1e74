export { ReasonList } from './reason-list';
export { canRetry, isDraft, isFollowed, isIssued, isMoving, isUndone } from './invoice-state';
