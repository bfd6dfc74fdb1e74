export {
  editInvoice,
  getInvoiceRequest,
  invoiceRequestQuery,
  invoiceStateQuery,
  orderInvoiceQuery,
  retryInvoice,
  sendDraft,
} from './invoice-calls';
export { CreationFailure } from './creation-failure';
export { InvoiceProgress } from './invoice-progress';
export { PreflightFindings } from './preflight-findings';
export { arrivalNotice } from './invoice-texts';
export { isBlocked } from './preflight';
export { findingsOf, useInvoiceCreation } from './use-invoice-creation';
export { RequestKeys } from './request-keys';
