export { Heart } from './heart';
export { RestockNotice } from './restock-notice';
