export { ReasonList } from './components/reason-list';
export { canRetry, isDraft, isFollowed, isIssued, isMoving, isUndone } from './model/invoice-state';
