export { rememberSeen } from './model/seen-products';
export { RecentlySeen } from './recently-seen';
