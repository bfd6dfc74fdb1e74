import { Global, Module, type OnModuleInit } from '@nestjs/common';

import { StockPlace } from '../products/index.js';
import { SessionStores, UsersModule } from '../users/index.js';
import { CashierStockPlace } from './cashiers/cashier-stock-place.js';
import { CashierStores } from './cashiers/cashier-stores.repository.js';
import { StockRepository } from './stock/stock.repository.js';
import { StockService } from './stock/stock.service.js';
import { StoreRepository } from './stores/store.repository.js';
import { PartnersController, StoresController } from './stores/stores.controller.js';

/** Partner stores, their cashiers and all stock. Global, because it answers what products and users ask without knowing it. */
@Global()
@Module({
  imports: [UsersModule],
  controllers: [PartnersController, StoresController],
  providers: [
    StoreRepository,
    CashierStores,
    StockRepository,
    StockService,
    { provide: StockPlace, useClass: CashierStockPlace },
  ],
  exports: [CashierStores, StockRepository, StockService, StockPlace],
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
