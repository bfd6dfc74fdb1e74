export { ShareLink } from './share-link';
