export { SiigoCatalogueEntity } from './catalogues/siigo-catalogue.entity.js';
export { SiigoTokenEntity } from './client/siigo-token.entity.js';
export { CustomerEntity } from './customers/customer.entity.js';
export {
  InvoicesAfterRestore,
  type LostInvoice,
} from './invoicing/after-restore/invoices-after-restore.service.js';
export { comparisonReport, differencesOf } from './invoicing/comparison/compare.js';
export { ComparisonService } from './invoicing/comparison/comparison.service.js';
export { SiigoComparisonEntity } from './invoicing/comparison/comparison.entity.js';
export { SiigoDocumentEntity } from './invoicing/document/siigo-document.entity.js';
export { InvoiceRunEntity, InvoiceRunRowEntity } from './invoicing/bulk/invoice-run.entity.js';
export { SiigoProductLinkEntity } from './products/product-link.entity.js';
export { SiigoModule } from './siigo.module.js';
export { TrialDay } from './trial/trial-day.service.js';
export type { TrialFinding } from './trial/trial-finding.js';
