export { keepNatives } from './natives';
