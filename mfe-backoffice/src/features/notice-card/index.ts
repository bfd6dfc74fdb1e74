export { NoticeCard, NoticeCards } from './notice-card';
