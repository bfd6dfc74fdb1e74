export type { SaleQueueState } from './sale-queue';
export { SendingNotice, Unsent } from './sending-notice';
export type { StoredSale } from './stored-sale';
export { countUnsent, useSaleQueue } from './use-sale-queue';
