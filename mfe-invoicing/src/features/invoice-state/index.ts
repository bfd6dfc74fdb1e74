export { ReasonList } from './components/reason-list';
export { canRetry, isFollowed, isIssued, isMoving } from './model/invoice-state';
