export { CustomerEntity } from './customers/customer.entity.js';
export {
  InvoicesAfterRestore,
  type LostInvoice,
} from './invoicing/after-restore/invoices-after-restore.service.js';
export { comparisonReport, differencesOf } from './invoicing/comparison/compare.js';
export { ComparisonService } from './invoicing/comparison/comparison.service.js';
export { SiigoDocumentEntity } from './invoicing/document/siigo-document.entity.js';
export { SiigoModule } from './siigo.module.js';
export { TrialDay } from './trial/trial-day.service.js';
export type { TrialFinding } from './trial/trial-finding.js';
