import { Module } from '@nestjs/common';

import { ProductsModule } from '#products/index.js';
import { OrderModule } from '../order/order.module.js';
import { DeliveryPhotosController } from './driver/delivery-photos.controller.js';
import { DeliveryPhotosRepository } from './driver/delivery-photos.repository.js';
import { DeliveryPhotos } from './driver/delivery-photos.service.js';
import { DriverRouteService } from './driver/driver-route.service.js';
import { DriverController } from './driver/driver.controller.js';
import { OfficeStepsController } from './driver/office-steps.controller.js';
import { OfficeStepsService } from './driver/office-steps.service.js';
import { ProveStopService } from './driver/prove-stop.service.js';
import { BookedOrders } from './progress/booked-orders.repository.js';
import { CancellationRequests } from './progress/cancellation-requests.repository.js';
import { DeliveryProgress } from './progress/delivery-progress.service.js';
import { DispatchOrderService } from './progress/dispatch-order.service.js';
import { DispatchController } from './progress/dispatch.controller.js';
import { ProgressRepository } from './progress/progress.repository.js';
import { ReleaseOrder } from './progress/release-order.service.js';
import { DayPlanService } from './routes/day-plan.service.js';
import { EditRoutesService } from './routes/edit-routes.service.js';
import { LeaveRouteService } from './routes/leave-route.service.js';
import { PlanRepository } from './routes/plan.repository.js';
import { RouteLinks } from './routes/route-links.service.js';
import { RoutesController } from './routes/routes.controller.js';
import { RoutesRepository } from './routes/routes.repository.js';
import { StopsRepository } from './routes/stops.repository.js';
import { OrderPaperController } from './tracking/order-paper.controller.js';
import { OrderPaperRepository } from './tracking/order-paper.repository.js';
import { ShownProgress } from './tracking/shown-progress.js';
import { TrackingLabels } from './tracking/tracking-labels.js';
import { TrackingLinks } from './tracking/tracking-links.js';
import { TrackingController } from './tracking/tracking.controller.js';
import { TrackingService } from './tracking/tracking.service.js';

/** From the store room to the hand. */
@Module({
  imports: [ProductsModule, OrderModule],
  controllers: [
    DispatchController,
    RoutesController,
    DriverController,
    DeliveryPhotosController,
    OfficeStepsController,
    OrderPaperController,
    TrackingController,
  ],
  providers: [
    BookedOrders,
    CancellationRequests,
    DeliveryProgress,
    DispatchOrderService,
    ProgressRepository,
    ReleaseOrder,
    DayPlanService,
    EditRoutesService,
    LeaveRouteService,
    PlanRepository,
    RouteLinks,
    RoutesRepository,
    StopsRepository,
    DeliveryPhotos,
    DeliveryPhotosRepository,
    DriverRouteService,
    OfficeStepsService,
    ProveStopService,
    OrderPaperRepository,
    ShownProgress,
    TrackingLabels,
    TrackingLinks,
    TrackingService,
  ],
  exports: [
    CancellationRequests,
    DeliveryPhotosRepository,
    DeliveryProgress,
    ReleaseOrder,
    StopsRepository,
    TrackingLinks,
  ],
})
export class RoadModule {}
