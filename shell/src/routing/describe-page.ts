// A file of its own, so that the code is no part of the first page.
export { describePage } from '@lacteos/remote-kit';
