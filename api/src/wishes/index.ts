export { FavouriteEntity } from './wish/favourite.entity.js';
export { RestockNoticeEntity } from './wish/restock-notice.entity.js';
export { WishesModule } from './wishes.module.js';
