import { Module } from '@nestjs/common';

import { UsersModule } from '#users/index.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { DashboardDays } from './dashboard/dashboard-days.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardRepository } from './dashboard/dashboard.repository.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { MarginService } from './dashboard/margin.service.js';
import { OrderDutiesController } from './duties/order-duties.controller.js';
import { OrderDutiesRepository } from './duties/order-duties.repository.js';
import { OrderDuties } from './duties/order-duties.service.js';
import { MarginRepository } from './list-sums/margin.repository.js';
import { MethodTotalsController } from './list-sums/method-totals.controller.js';
import { OrderSumsController } from './list-sums/order-sums.controller.js';
import { OrderSumsRepository } from './list-sums/order-sums.repository.js';
import { OrderSums } from './list-sums/order-sums.service.js';
import { ExportedOrders } from './list/exported-orders.repository.js';
import { OrderExport } from './list/order-export.js';
import { OrderListRepository } from './list/order-list.repository.js';
import { OrderListService } from './list/order-list.service.js';
import { OrderSearchEndsRepository } from './list/order-search-ends.repository.js';
import { OrderSearchEnds } from './list/order-search-ends.js';
import { OwnOrdersController } from './list/own-orders.controller.js';
import { StaffOrdersController } from './list/staff-orders.controller.js';
import { MoneyCheckRepository } from './money-check/money-check.repository.js';
import { OrderMetricsRepository } from './monitoring/order-metrics.repository.js';
import { OrderMetrics } from './monitoring/order-metrics.js';
import { OrderTotalsRepository } from './totals/order-totals.repository.js';
import { ReceivedRepository } from './totals/received.repository.js';
import { TotalsMaintenanceRepository } from './totals/totals-maintenance.repository.js';
import { TotalsMaintenance } from './totals/totals-maintenance.js';
import { WeeklyMailSender } from './weekly-mail/weekly-mail-sender.js';
import { WeeklyMailController } from './weekly-mail/weekly-mail.controller.js';
import { WeeklyMailRepository } from './weekly-mail/weekly-mail.repository.js';
import { WeeklyMailService } from './weekly-mail/weekly-mail.service.js';

@Module({
  imports: [UsersModule, OrderModule, DeliveryModule, PaymentsModule],
  controllers: [
    DashboardController,
    OrderDutiesController,
    MethodTotalsController,
    OrderSumsController,
    OwnOrdersController,
    StaffOrdersController,
    WeeklyMailController,
  ],
  providers: [
    DashboardDays,
    DashboardRepository,
    DashboardService,
    MarginService,
    OrderDutiesRepository,
    OrderDuties,
    MarginRepository,
    OrderSumsRepository,
    OrderSums,
    ExportedOrders,
    OrderExport,
    OrderListRepository,
    OrderListService,
    OrderSearchEndsRepository,
    OrderSearchEnds,
    MoneyCheckRepository,
    OrderMetricsRepository,
    OrderMetrics,
    OrderTotalsRepository,
    ReceivedRepository,
    TotalsMaintenanceRepository,
    TotalsMaintenance,
    WeeklyMailSender,
    WeeklyMailRepository,
    WeeklyMailService,
  ],
})
export class ReportsModule {}
