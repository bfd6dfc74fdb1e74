import { Module } from '@nestjs/common';

import { UsersModule } from '#users/index.js';
import { CreditTasksRepository } from './invoiceable/credit-tasks.repository.js';
import { CreditTasks } from './invoiceable/credit-tasks.js';
import { BuyerQuota } from './hold/buyer-quota.js';
import { OrderHoldRepository } from './hold/order-hold.repository.js';
import { OrderHold } from './hold/order-hold.service.js';
import { StaffHoldsController } from './hold/staff-holds.controller.js';
import { StaffHoldsService } from './hold/staff-holds.service.js';
import { InvoiceableOrdersRepository } from './invoiceable/invoiceable-orders.repository.js';
import { InvoiceableOrders } from './invoiceable/invoiceable-orders.js';
import { OrderCreditsRepository } from './invoiceable/order-credits.repository.js';
import { OrderCredits } from './invoiceable/order-credits.js';
import { OrderRecords } from './records/order-records.js';
import { OpenDuties } from './row/open-duties.js';
import { OrderAccess } from './row/order-access.js';
import { OrderDetailService } from './detail/order-detail.service.js';
import { OrderRepository } from './row/order.repository.js';
import { OrdersController } from './detail/orders.controller.js';
import { VoidedPayments } from './row/voided-payments.repository.js';
import { SearchBackfill } from './search/search-backfill.js';
import { OrderSearchIndex } from './search/order-search-index.js';
import { OrderSearchRepository } from './search/order-search.repository.js';
import { DoneSteps } from './timeline/done-steps.js';
import { OrderTimelineRepository } from './timeline/order-timeline.repository.js';
import { OrderTimeline } from './timeline/order-timeline.js';
import { OrderWithholdings } from './withholding/order-withholdings.js';
import { WithholdingRepository } from './withholding/withholding.repository.js';

@Module({
  imports: [UsersModule],
  controllers: [StaffHoldsController, OrdersController],
  providers: [
    CreditTasksRepository,
    CreditTasks,
    BuyerQuota,
    OrderHoldRepository,
    OrderHold,
    StaffHoldsService,
    InvoiceableOrdersRepository,
    InvoiceableOrders,
    OrderCreditsRepository,
    OrderCredits,
    OrderRecords,
    OpenDuties,
    OrderAccess,
    OrderDetailService,
    OrderRepository,
    VoidedPayments,
    SearchBackfill,
    OrderSearchIndex,
    OrderSearchRepository,
    DoneSteps,
    OrderTimelineRepository,
    OrderTimeline,
    OrderWithholdings,
    WithholdingRepository,
  ],
  exports: [
    CreditTasks,
    BuyerQuota,
    OrderHoldRepository,
    OrderHold,
    InvoiceableOrders,
    OrderCredits,
    OrderRecords,
    OpenDuties,
    OrderAccess,
    OrderDetailService,
    OrderRepository,
    VoidedPayments,
    OrderSearchIndex,
    OrderSearchRepository,
    DoneSteps,
    OrderTimelineRepository,
    OrderTimeline,
    OrderWithholdings,
    WithholdingRepository,
  ],
})
export class OrderModule {}
