export { Heart } from './components/heart';
export { RestockNotice } from './components/restock-notice';
