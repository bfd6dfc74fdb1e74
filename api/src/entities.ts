import {
  BuyerWithholdingEntity,
  CartItemEntity,
  CashShiftEntity,
  OrderEntity,
  OrderEventEntity,
  OrderHoldEntity,
  OrderLineEntity,
  PaymentEntity,
  RefundEntity,
  ReturnEntity,
  ReturnLineEntity,
  ReturnPictureEntity,
  OrderSearchTermEntity,
  OrderWithholdingEntity,
  PaymentTypeEntity,
} from './orders/index.js';
import { LegalTextEntity } from './legal/index.js';
import { CashierStoreEntity, StockLedgerEntity, StockLevelEntity, StoreEntity } from './partners/index.js';
import { CatalogueVersionEntity, PriceChangeEntity, ProductEntity } from './products/index.js';
import { AuditEntry } from './platform/audit/index.js';
import {
  CustomerEntity,
  InvoiceRunEntity,
  InvoiceRunRowEntity,
  SiigoCatalogueEntity,
  SiigoComparisonEntity,
  SiigoDocumentEntity,
  SiigoProductLinkEntity,
  SiigoTokenEntity,
} from './siigo/index.js';
import { SavedViewsEntity } from './platform/saved-views/index.js';
import { OutboxMessage } from './platform/outbox/index.js';
import {
  BackupCode,
  EmailVerificationEntity,
  RecoveryCode,
  RefreshToken,
  Session,
  User,
  TotpSecret,
} from './users/index.js';
import type { Schema } from './platform/database/index.js';

/** Every entity of the shop, by module. */
export const ENTITIES: Schema['entities'] = [
  OutboxMessage,
  SavedViewsEntity,
  AuditEntry,
  User,
  Session,
  RefreshToken,
  RecoveryCode,
  TotpSecret,
  BackupCode,
  EmailVerificationEntity,
  ProductEntity,
  CatalogueVersionEntity,
  PriceChangeEntity,
  StoreEntity,
  CashierStoreEntity,
  StockLevelEntity,
  StockLedgerEntity,
  CartItemEntity,
  CashShiftEntity,
  PaymentTypeEntity,
  OrderEntity,
  OrderLineEntity,
  OrderSearchTermEntity,
  OrderEventEntity,
  OrderHoldEntity,
  RefundEntity,
  ReturnEntity,
  ReturnLineEntity,
  ReturnPictureEntity,
  SiigoTokenEntity,
  SiigoCatalogueEntity,
  CustomerEntity,
  SiigoProductLinkEntity,
  SiigoDocumentEntity,
  SiigoComparisonEntity,
  InvoiceRunEntity,
  InvoiceRunRowEntity,
  LegalTextEntity,
  PaymentEntity,
  BuyerWithholdingEntity,
  OrderWithholdingEntity,
];
