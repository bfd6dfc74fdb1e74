export { rememberSeen } from './seen-products';
export { RecentlySeen } from './recently-seen';
