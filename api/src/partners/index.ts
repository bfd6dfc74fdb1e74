export { CashierStoreEntity } from './cashiers/cashier-store.entity.js';
export { CashierStores } from './cashiers/cashier-stores.repository.js';
export { DrawerEntity } from './drawers/drawer.entity.js';
export { Drawers } from './drawers/drawers.repository.js';
export { PartnersModule } from './partners.module.js';
export { checkStock } from './stock/check-stock.js';
export { StockLedgerEntity } from './stock/stock-ledger.entity.js';
export { StockLevelEntity } from './stock/stock-level.entity.js';
export { StockRepository } from './stock/stock.repository.js';
export {
  StockService,
  type StockShortfall,
  type StockLine,
  type StockReason,
} from './stock/stock.service.js';
export { StoreEntity } from './stores/store.entity.js';
export { storeSearchText } from './stores/store-search-text.js';
