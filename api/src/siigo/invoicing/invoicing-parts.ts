import { InvoicesAfterRestore } from './after-restore/invoices-after-restore.service.js';
import { InvoiceRunJob } from './bulk/invoice-run-job.js';
import { InvoiceRunsController } from './bulk/invoice-runs.controller.js';
import { InvoiceRunsRepository } from './bulk/invoice-runs.repository.js';
import { InvoiceRunsService } from './bulk/invoice-runs.service.js';
import { BuyerController } from './buyer/buyer.controller.js';
import { BuyerService } from './buyer/buyer.service.js';
import { ComparisonController } from './comparison/comparison.controller.js';
import { ComparisonRepository } from './comparison/comparison.repository.js';
import { ComparisonService } from './comparison/comparison.service.js';
import { InvoiceCounterSaleJob } from './counter/invoice-counter-sale-job.js';
import { CreditDueService } from './credit-due/credit-due.service.js';
import { CreditService } from './credit/credit.service.js';
import { NoteMails } from './credit/note-mails.js';
import { DocumentBuilder } from './payload/document-builder.js';
import { DocumentCustomers } from './payload/document-customers.js';
import { DocumentGateway } from './sending/document-gateway.js';
import { DocumentJournal } from './document/document-journal.js';
import { OrderOfDocument } from './document/order-of-document.js';
import { DocumentLookup } from './sending/document-lookup.js';
import { DocumentOutcome } from './sending/document-outcome.js';
import { DocumentRepository } from './document/document.repository.js';
import { DocumentSender } from './sending/document-sender.js';
import { DocumentWorker } from './sending/document-worker.js';
import { InvoiceExportController } from './list/invoice-export.controller.js';
import { InvoiceQueriesService } from './list/invoice-queries.service.js';
import { PaymentCorrectionController } from './payment/payment-correction.controller.js';
import { WithholdingCorrectionController } from './payment/withholding-correction.controller.js';
import { PreflightController } from './preflight/preflight.controller.js';
import { PreflightService } from './preflight/preflight.service.js';
import { DraftsService } from './request/drafts.service.js';
import { MailDocumentService } from './request/mail-document.service.js';
import { RetryDocumentService } from './request/retry-document.service.js';
import { InvoicesController } from './request/invoices.controller.js';
import { ImmediateProcessing } from './sending/immediate-processing.js';
import { RequestInvoiceService } from './request/request-invoice.service.js';

export const INVOICING_CONTROLLERS = [
  PreflightController,
  ComparisonController,
  BuyerController,
  PaymentCorrectionController,
  WithholdingCorrectionController,
  InvoiceRunsController,
  InvoiceExportController,
  InvoicesController,
];

export const INVOICING_PROVIDERS = [
  DocumentRepository,
  DocumentJournal,
  OrderOfDocument,
  DocumentGateway,
  DocumentBuilder,
  DocumentCustomers,
  DocumentOutcome,
  DocumentSender,
  DocumentLookup,
  DocumentWorker,
  ImmediateProcessing,
  RequestInvoiceService,
  CreditService,
  CreditDueService,
  BuyerService,
  NoteMails,
  DraftsService,
  MailDocumentService,
  RetryDocumentService,
  InvoiceQueriesService,
  PreflightService,
  ComparisonRepository,
  ComparisonService,
  InvoicesAfterRestore,
  InvoiceRunsRepository,
  InvoiceRunsService,
  InvoiceRunJob,
  InvoiceCounterSaleJob,
];
