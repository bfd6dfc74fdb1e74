import { Global, Module, type OnModuleInit } from '@nestjs/common';

import { FactoryStock, StockPlace } from '../products/index.js';
import { SessionStores, UsersModule } from '../users/index.js';
import { CashierStockPlace } from './cashiers/cashier-stock-place.js';
import { CashierOfficeController } from './cashiers/cashier-office.controller.js';
import { CashierOfficeService } from './cashiers/cashier-office.service.js';
import { CashierStores } from './cashiers/cashier-stores.repository.js';
import { AssignStockService } from './stock/assign-stock.service.js';
import { LedgerFactoryStock } from './stock/ledger-factory-stock.js';
import { StockHistoryRepository } from './stock/stock-history.repository.js';
import { StockHistoryService } from './stock/stock-history.service.js';
import { StockOfficeController } from './stock/stock-office.controller.js';
import { StockRepository } from './stock/stock.repository.js';
import { StockService } from './stock/stock.service.js';
import { AdminPartnersController } from './stores/admin-partners.controller.js';
import { StoreOfficeRepository } from './stores/store-office.repository.js';
import { StoreOfficeService } from './stores/store-office.service.js';
import { StoreRepository } from './stores/store.repository.js';
import { PartnersController, StoresController } from './stores/stores.controller.js';

/** Partner stores, their cashiers and all stock. Global, because it answers what products and users ask without knowing it. */
@Global()
@Module({
  imports: [UsersModule],
  controllers: [
    PartnersController,
    StoresController,
    AdminPartnersController,
    StockOfficeController,
    CashierOfficeController,
  ],
  providers: [
    StoreRepository,
    CashierStores,
    StockRepository,
    StockService,
    StoreOfficeRepository,
    StoreOfficeService,
    AssignStockService,
    StockHistoryRepository,
    StockHistoryService,
    CashierOfficeService,
    { provide: StockPlace, useClass: CashierStockPlace },
    { provide: FactoryStock, useClass: LedgerFactoryStock },
  ],
  exports: [CashierStores, StockRepository, StockService, StockPlace, FactoryStock],
})
export class PartnersModule implements OnModuleInit {
  constructor(
    private readonly sessions: SessionStores,
    private readonly cashiers: CashierStores,
  ) {}

  onModuleInit(): void {
    this.sessions.readFrom((userId) => this.cashiers.storesOf(userId));
  }
}
