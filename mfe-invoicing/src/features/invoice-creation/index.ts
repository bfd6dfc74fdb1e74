export {
  editInvoice,
  getInvoiceRequest,
  invoiceRequestQuery,
  invoiceStateQuery,
  orderInvoiceQuery,
  retryInvoice,
  sendDraft,
} from './api/invoice-calls';
export { CreationFailure } from './components/creation-failure';
export { InvoiceProgress } from './components/invoice-progress';
export { PreflightFindings } from './components/preflight-findings';
export { arrivalNotice } from './model/invoice-texts';
export { isBlocked } from './model/preflight';
export { findingsOf, useInvoiceCreation } from './use-invoice-creation';
export { RequestKeys } from './model/request-keys';
