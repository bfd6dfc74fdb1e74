export { factoryStockQuery, storesQuery, useAssignStock } from './api/assign-stock';
export { ProductTicks } from './components/product-ticks';
export { StoreSelect } from './components/store-select';
export {
  ASSIGNED,
  type AssignmentProblems,
  NOT_ASSIGNED,
  STORE_REQUIRED,
  type TickedStock,
  assignmentOf,
} from './model/stock-assignment';
