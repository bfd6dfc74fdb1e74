import { CashDeskController } from './cash-desk.controller.js';
import { CashDrawer } from './cash-drawer.js';
import { CashMovementRepository } from './cash-movement.repository.js';
import { CashShiftRepository } from './cash-shift.repository.js';
import { CashShiftService } from './cash-shift.service.js';
import { CloseShiftService } from './close-shift.service.js';
import { OpenShiftService } from './open-shift.service.js';
import { ExpensePhotosController } from './till/expense-photos.controller.js';
import { HandMovements } from './till/hand-movements.service.js';
import { ShiftPaperRepository } from './till/shift-paper.repository.js';
import { ShiftPapers } from './till/shift-papers.service.js';
import { TillController } from './till/till.controller.js';

export const CASH_DESK_CONTROLLERS = [CashDeskController, TillController, ExpensePhotosController];

export const CASH_DESK_PROVIDERS = [
  CashDrawer,
  CashMovementRepository,
  CashShiftRepository,
  CashShiftService,
  CloseShiftService,
  OpenShiftService,
  HandMovements,
  ShiftPaperRepository,
  ShiftPapers,
];
