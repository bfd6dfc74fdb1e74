export { OrdersAfterRestore, type LostPayment } from './after-restore/orders-after-restore.service.js';
export { CashMovementEntity } from './cash-desk/cash-movement.entity.js';
export { PaymentsModule } from './payments.module.js';
