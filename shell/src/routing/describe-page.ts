// Separate file: lazily loaded after the first page.
export { describePage } from '@lacteos/remote-kit';
