export { ShiftList, usePaperPrinting } from './shift-list';
