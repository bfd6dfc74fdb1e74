import {
  AddEventDetail1786000001000,
  CreateCashShifts1786000005000,
  CreateOrders1780000004000,
  CreatePayments1781000000000,
  CreateOrderSearch1786000004000,
  CreateOrderTotals1786000003000,
  AddNamePairs1796000001000,
  AddSearchOrder1797000001000,
  IndexOrderTotals1795000001000,
  IndexUnpaidOrders1794000001000,
} from '../../orders/index.js';
import { CreateAudit1787000000000 } from '../audit/index.js';
import {
  CreateSiigo1783000000000,
  CreateSiigoDocuments1784000001000,
  WidenSiigoTexts1791000001000,
} from '../../siigo/index.js';
import { CreateSavedViews1786000002000 } from '../saved-views/index.js';
import { AddPartnerOffice1785000002000, CreatePartners1780000003000 } from '../../partners/index.js';
import {
  AddProductOffice1785000001000,
  CreateCatalogueVersion1787000001000,
  CreateProducts1780000002000,
} from '../../products/index.js';
import { CreateOutbox1780000000000 } from '../outbox/index.js';
import { AddUserOffice1788000000000, CreateUsers1780000001000 } from '../../users/index.js';
import type { Schema } from './data-source.js';

/** Every migration in the order of its time stamp. Imported by the application's root only. */
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
];
