export { AfterSaleModule } from './after-sale.module.js';
export { CorrectPaymentDto, CorrectWithholdingDto } from './correction/correction.dto.js';
export { OrderCorrections } from './correction/order-corrections.service.js';
export { ReceiveReturnService } from './returns/receive-return.service.js';
export { WithholdingCorrections } from './correction/withholding-correction.service.js';
