export { firstPageRequests } from '../../tools/lib/first-page-requests.mjs';
