import {
  CartItemEntity,
  CashShiftEntity,
  OrderEntity,
  OrderEventEntity,
  OrderLineEntity,
  PaymentEntity,
  OrderSearchTermEntity,
  PaymentTypeEntity,
} from '../../orders/index.js';
import {
  CashierStoreEntity,
  StockLedgerEntity,
  StockLevelEntity,
  StoreEntity,
} from '../../partners/index.js';
import { CatalogueVersionEntity, PriceChangeEntity, ProductEntity } from '../../products/index.js';
import { AuditEntry } from '../audit/index.js';
import {
  CustomerEntity,
  SiigoCatalogueEntity,
  SiigoComparisonEntity,
  SiigoDocumentEntity,
  SiigoProductLinkEntity,
  SiigoTokenEntity,
} from '../../siigo/index.js';
import { SavedViewsEntity } from '../saved-views/index.js';
import { OutboxMessage } from '../outbox/index.js';
import { RecoveryCode, RefreshToken, User } from '../../users/index.js';
import type { Schema } from './data-source.js';

/** Every entity of the shop, by module. Imported by the application's root only. */
export const ENTITIES: Schema['entities'] = [
  OutboxMessage,
  SavedViewsEntity,
  AuditEntry,
  User,
  RefreshToken,
  RecoveryCode,
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
  SiigoTokenEntity,
  SiigoCatalogueEntity,
  CustomerEntity,
  SiigoProductLinkEntity,
  SiigoDocumentEntity,
  SiigoComparisonEntity,
  PaymentEntity,
];
