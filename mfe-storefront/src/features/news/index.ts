export { News } from './news';
