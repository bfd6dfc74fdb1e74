import { ComparisonController } from './comparison/comparison.controller.js';
import { ComparisonRepository } from './comparison/comparison.repository.js';
import { ComparisonService } from './comparison/comparison.service.js';
import { DocumentBuilder } from './document/document-builder.js';
import { DocumentGateway } from './document/document-gateway.js';
import { DocumentJournal } from './document/document-journal.js';
import { DocumentLookup } from './document/document-lookup.js';
import { DocumentOutcome } from './document/document-outcome.js';
import { DocumentRepository } from './document/document.repository.js';
import { DocumentSender } from './document/document-sender.js';
import { DocumentWorker } from './document/document-worker.js';
import { InvoiceQueriesService } from './list/invoice-queries.service.js';
import { PreflightController } from './preflight/preflight.controller.js';
import { PreflightService } from './preflight/preflight.service.js';
import { InvoiceActionsService } from './request/invoice-actions.service.js';
import { InvoicesController } from './request/invoices.controller.js';
import { PromptWork } from './request/prompt-work.js';
import { RequestInvoiceService } from './request/request-invoice.service.js';

/** Controllers of electronic invoices; fixed paths come before those with a parameter. */
export const INVOICING_CONTROLLERS = [PreflightController, ComparisonController, InvoicesController];

/** What electronic invoices are made of. */
export const INVOICING_PROVIDERS = [
  DocumentRepository,
  DocumentJournal,
  DocumentGateway,
  DocumentBuilder,
  DocumentOutcome,
  DocumentSender,
  DocumentLookup,
  DocumentWorker,
  PromptWork,
  RequestInvoiceService,
  InvoiceActionsService,
  InvoiceQueriesService,
  PreflightService,
  ComparisonRepository,
  ComparisonService,
];
