import { Module } from '@nestjs/common';

import { LegalModule } from '#legal/index.js';
import { ProductsModule } from '#products/index.js';
import { UsersModule } from '#users/index.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { CartController } from './cart/cart.controller.js';
import { CartRepository } from './cart/cart.repository.js';
import { CartService } from './cart/cart.service.js';
import { TillController } from './counter/catalogue/till.controller.js';
import { ProductCodesRepository } from './counter/catalogue/product-codes.repository.js';
import { SellingStores } from './counter/store/selling-stores.repository.js';
import { TillService } from './counter/catalogue/till.service.js';
import { SalesController } from './counter/sales/sales.controller.js';
import { TillSalesRepository } from './counter/sales/till-sales.repository.js';
import { TillSalesService } from './counter/sales/till-sales.service.js';
import { CounterReceiptsRepository } from './counter/receipt/counter-receipts.repository.js';
import { CounterReceipts } from './counter/receipt/counter-receipts.service.js';
import { OfflineCheck } from './counter/sale/offline-check.service.js';
import { OfflineSeals } from './counter/offline/offline-seals.js';
import { OversoldController } from './counter/offline/oversold.controller.js';
import { OversoldLinesRepository } from './counter/offline/oversold-lines.repository.js';
import { OversoldService } from './counter/offline/oversold.service.js';
import { SaleCheck } from './counter/sale/sale-check.service.js';
import { SaleRecords } from './counter/sale/sale-records.js';
import { SellService } from './counter/sale/sell.service.js';
import { VoidSaleService } from './counter/sales/void-sale.service.js';
import { EarlierOrders } from './placing/earlier-orders.service.js';
import { NewOrderParts } from './placing/new-order-parts.js';
import { OrderCheck } from './placing/order-check.service.js';
import { PlaceOrderController } from './placing/place-order.controller.js';
import { PlaceOrderService } from './placing/place-order.service.js';
import { ReorderController } from './reorder/reorder.controller.js';
import { ReorderService } from './reorder/reorder.service.js';

@Module({
  imports: [LegalModule, ProductsModule, UsersModule, OrderModule, DeliveryModule, PaymentsModule],
  controllers: [
    CartController,
    PlaceOrderController,
    ReorderController,
    TillController,
    SalesController,
    OversoldController,
  ],
  providers: [
    CartRepository,
    CartService,
    EarlierOrders,
    NewOrderParts,
    OrderCheck,
    PlaceOrderService,
    ReorderService,
    ProductCodesRepository,
    SellingStores,
    TillService,
    TillSalesRepository,
    TillSalesService,
    CounterReceiptsRepository,
    CounterReceipts,
    OfflineCheck,
    OfflineSeals,
    OversoldLinesRepository,
    OversoldService,
    SaleCheck,
    SaleRecords,
    SellService,
    VoidSaleService,
  ],
  exports: [CounterReceipts, SellingStores],
})
export class CheckoutModule {}
