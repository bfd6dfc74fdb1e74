import { Global, Module, type OnModuleInit } from '@nestjs/common';

import { FactoryStock, StockLocation } from '#products/index.js';
import { SessionStores, UsersModule } from '#users/index.js';
import { CashierStockLocation } from './cashiers/cashier-stock-location.js';
import { StaffCashiersController } from './cashiers/staff-cashiers.controller.js';
import { StaffCashiersService } from './cashiers/staff-cashiers.service.js';
import { CashierStores } from './cashiers/cashier-stores.repository.js';
import { Drawers } from './drawers/drawers.repository.js';
import { StaffDrawersController } from './drawers/staff-drawers.controller.js';
import { StaffDrawersService } from './drawers/staff-drawers.service.js';
import { RestockController } from './restock/restock.controller.js';
import { RestockRepository } from './restock/restock.repository.js';
import { RestockService } from './restock/restock.service.js';
import { AssignStockService } from './stock/assign-stock.service.js';
import { LedgerFactoryStock } from './stock/ledger-factory-stock.js';
import { StockHistoryRepository } from './stock/stock-history.repository.js';
import { StockHistoryService } from './stock/stock-history.service.js';
import { StaffStockController } from './stock/staff-stock.controller.js';
import { StockRepository } from './stock/stock.repository.js';
import { StockFigures } from './stock/stock-figures.js';
import { StockService } from './stock/stock.service.js';
import { StaffStoresController } from './stores/staff-stores.controller.js';
import { StaffStoresRepository } from './stores/staff-stores.repository.js';
import { StaffStoresService } from './stores/staff-stores.service.js';
import { ShownStoresService } from './shown-stores/shown-stores.service.js';
import { StoreStockRepository } from './shown-stores/store-stock.repository.js';
import { StoreRepository } from './stores/store.repository.js';
import { PartnersController, StoresController } from './shown-stores/stores.controller.js';

/** Global, because products and users use its implementations without importing it. */
@Global()
@Module({
  imports: [UsersModule],
  controllers: [
    PartnersController,
    StoresController,
    StaffStoresController,
    StaffStockController,
    RestockController,
    StaffCashiersController,
    StaffDrawersController,
  ],
  providers: [
    StoreRepository,
    ShownStoresService,
    StoreStockRepository,
    CashierStores,
    StockRepository,
    StockService,
    StockFigures,
    StaffStoresRepository,
    StaffStoresService,
    AssignStockService,
    RestockRepository,
    RestockService,
    StockHistoryRepository,
    StockHistoryService,
    StaffCashiersService,
    Drawers,
    StaffDrawersService,
    { provide: StockLocation, useClass: CashierStockLocation },
    { provide: FactoryStock, useClass: LedgerFactoryStock },
  ],
  exports: [CashierStores, Drawers, StockRepository, StockService, StockLocation, FactoryStock],
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
