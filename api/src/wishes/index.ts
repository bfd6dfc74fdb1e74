export { WishesModule } from './wishes.module.js';
