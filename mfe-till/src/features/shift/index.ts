export { CloseShiftDialog } from './close-shift-dialog';
export { OpenShiftDialog } from './open-shift-dialog';
export { listShifts, readPaper, readShift } from './shift-calls';
