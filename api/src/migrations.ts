import { AddWithholdingDifference1804682002000 } from './orders/withholding/add-withholding-difference.migration.js';
import { AddInvoiceState1804682001000 } from './orders/invoicing/add-invoice-state.migration.js';
import { CreateClaims1803700001000 } from './claims/create-claims.migration.js';
import { CreateLegalTexts1803100001000 } from './legal/create-legal-texts.migration.js';
import { AddNetContent1802100001000 } from './products/add-net-content.migration.js';
import { AddProductDetails1804266001000 } from './products/add-product-details.migration.js';
import { AddEventDetail1786000001000 } from './orders/migrations/add-event-detail.migration.js';
import { AddNamePairs1796000001000 } from './orders/migrations/add-name-pairs.migration.js';
import { AddSearchOrder1797000001000 } from './orders/migrations/add-search-order.migration.js';
import { AddSearchNumbers1802000011000 } from './orders/search/add-search-numbers.migration.js';
import { CompleteOrderSearch1798000001000 } from './orders/migrations/complete-order-search.migration.js';
import { CreateCashShifts1786000005000 } from './orders/migrations/create-cash-shifts.migration.js';
import { CreateOrderHolds1799500001000 } from './orders/migrations/create-order-holds.migration.js';
import { CreateOrderSearch1786000004000 } from './orders/migrations/create-order-search.migration.js';
import { CreateCashMovements1804684001000 } from './orders/cash-desk/create-cash-movements.migration.js';
import { QuickenOrderTotals1804506001000 } from './orders/totals/quicken-order-totals.migration.js';
import { CreateCreditTasks1804695000000 } from './orders/credit-tasks/create-credit-tasks.migration.js';
import { CreateOrderCredits1804683001000 } from './orders/invoicing/create-order-credits.migration.js';
import { CreateOrderTotals1786000003000 } from './orders/totals/create-order-totals.migration.js';
import { CreateOrders1780000004000 } from './orders/migrations/create-orders.migration.js';
import { CreatePayments1781000000000 } from './orders/migrations/create-payments.migration.js';
import { IndexSoldOrders1803590001000 } from './orders/dashboard/index-sold-orders.migration.js';
import { IndexOrderSales1801000001000 } from './orders/migrations/index-order-sales.migration.js';
import { IndexOrderTotals1795000001000 } from './orders/migrations/index-order-totals.migration.js';
import { KeepHoldEnds1799900001000 } from './orders/hold/keep-hold-ends.migration.js';
import { IndexUnpaidOrders1794000001000 } from './orders/migrations/index-unpaid-orders.migration.js';
import { KeyWithholdingsByDocumentType1804691001000 } from './orders/withholding/key-withholdings-by-document-type.migration.js';
import { CreateWithholdings1802019001000 } from './orders/withholding/create-withholdings.migration.js';
import { CreateReturnPictures1803205001000 } from './orders/returns/pictures/create-return-pictures.migration.js';
import { AddReturnBases1804681001000 } from './orders/returns/return/add-return-bases.migration.js';
import { CountLocks1803650001000 } from './orders/migrations/count-locks.migration.js';
import { CreateRefunds1803000001000 } from './orders/refunds/create-refunds.migration.js';
import { AddPartnerOffice1785000002000 } from './partners/add-partner-office.migration.js';
import { AddStoreVisits1804420001000 } from './partners/add-store-visits.migration.js';
import { CreatePartners1780000003000 } from './partners/create-partners.migration.js';
import { CreateIdempotencyKeys1804685001000 } from './platform/repeats/create-idempotency-keys.migration.js';
import { CreateAudit1787000000000 } from './platform/audit/create-audit.migration.js';
import { AddMessageOrigins1804388001000 } from './platform/outbox/add-message-origins.migration.js';
import { AddDeadLetters1799800001000 } from './platform/outbox/add-dead-letters.migration.js';
import { CreateOutbox1780000000000 } from './platform/outbox/create-outbox.migration.js';
import { CreateSavedViews1786000002000 } from './platform/saved-views/create-saved-views.migration.js';
import { AddProductOffice1785000001000 } from './products/add-product-office.migration.js';
import { CreateProductCosts1803590002000 } from './products/costs/create-product-costs.migration.js';
import { CreateWeeklyMails1803590003000 } from './orders/weekly-mail/create-weekly-mails.migration.js';
import { PlanVatClasses1799950001000 } from './products/plan-vat-classes.migration.js';
import { CreateCatalogueVersion1787000001000 } from './products/catalogue/create-catalogue-version.migration.js';
import { CreateProducts1780000002000 } from './products/catalogue/create-products.migration.js';
import { AddCustomerBranches1799960001000 } from './siigo/customers/add-customer-branches.migration.js';
import { CreateSiigo1783000000000 } from './siigo/create-siigo.migration.js';
import { CreateSiigoDocuments1784000001000 } from './siigo/invoicing/document/create-siigo-documents.migration.js';
import { CreateInvoiceRuns1801500001000 } from './siigo/invoicing/bulk/create-invoice-runs.migration.js';
import { KeepInvoiceHistory1799900011000 } from './siigo/invoicing/document/keep-invoice-history.migration.js';
import { WidenSiigoTexts1791000001000 } from './siigo/widen-siigo-texts.migration.js';
import { AddKeyVersion1804067001000 } from './users/add-key-version.migration.js';
import { AddRecoveryDoors1804693001000 } from './users/auth/add-recovery-doors.migration.js';
import { AddProofVersions1804692001000 } from './users/add-proof-versions.migration.js';
import { AddUserOffice1788000000000 } from './users/add-user-office.migration.js';
import { CreateSessions1799700001000 } from './users/create-sessions.migration.js';
import { CreateTotp1799800003000 } from './users/create-totp.migration.js';
import { KeyUsersByDocumentType1804688001000 } from './users/key-users-by-document-type.migration.js';
import { CreateUsers1780000001000 } from './users/create-users.migration.js';
import { CreateEmailVerifications1799800002000 } from './users/verification/create-email-verifications.migration.js';
import { CreateConsents1804166002000 } from './privacy/consents/create-consents.migration.js';
import { CreateOwnData1804166001000 } from './users/own-account/create-own-data.migration.js';
import type { Schema } from './platform/database/index.js';
import { CreateWishes1804366001000 } from './wishes/create-wishes.migration.js';

/** Every migration in the order of its time stamp. */
export const MIGRATIONS: Schema['migrations'] = [
  CreateOutbox1780000000000,
  CreateUsers1780000001000,
  CreateProducts1780000002000,
  CreatePartners1780000003000,
  CreateOrders1780000004000,
  CreatePayments1781000000000,
  CreateSiigo1783000000000,
  CreateSiigoDocuments1784000001000,
  AddProductOffice1785000001000,
  AddPartnerOffice1785000002000,
  AddEventDetail1786000001000,
  CreateSavedViews1786000002000,
  CreateOrderTotals1786000003000,
  CreateOrderSearch1786000004000,
  CreateCashShifts1786000005000,
  CreateAudit1787000000000,
  CreateCatalogueVersion1787000001000,
  AddUserOffice1788000000000,
  WidenSiigoTexts1791000001000,
  IndexUnpaidOrders1794000001000,
  IndexOrderTotals1795000001000,
  AddNamePairs1796000001000,
  AddSearchOrder1797000001000,
  CompleteOrderSearch1798000001000,
  CreateOrderHolds1799500001000,
  CreateSessions1799700001000,
  AddDeadLetters1799800001000,
  CreateEmailVerifications1799800002000,
  CreateTotp1799800003000,
  KeepHoldEnds1799900001000,
  KeepInvoiceHistory1799900011000,
  PlanVatClasses1799950001000,
  AddCustomerBranches1799960001000,
  IndexOrderSales1801000001000,
  CreateInvoiceRuns1801500001000,
  AddSearchNumbers1802000011000,
  CreateWithholdings1802019001000,
  AddNetContent1802100001000,
  CreateRefunds1803000001000,
  CreateLegalTexts1803100001000,
  CreateReturnPictures1803205001000,
  IndexSoldOrders1803590001000,
  CreateProductCosts1803590002000,
  CreateWeeklyMails1803590003000,
  CountLocks1803650001000,
  CreateClaims1803700001000,
  AddKeyVersion1804067001000,
  CreateOwnData1804166001000,
  CreateConsents1804166002000,
  AddProductDetails1804266001000,
  CreateWishes1804366001000,
  AddMessageOrigins1804388001000,
  AddStoreVisits1804420001000,
  QuickenOrderTotals1804506001000,
  AddReturnBases1804681001000,
  AddInvoiceState1804682001000,
  AddWithholdingDifference1804682002000,
  CreateOrderCredits1804683001000,
  CreateCashMovements1804684001000,
  CreateIdempotencyKeys1804685001000,
  KeyUsersByDocumentType1804688001000,
  KeyWithholdingsByDocumentType1804691001000,
  AddProofVersions1804692001000,
  AddRecoveryDoors1804693001000,
  CreateCreditTasks1804695000000,
];
