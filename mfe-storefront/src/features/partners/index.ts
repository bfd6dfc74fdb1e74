export { Partners } from './partners';
