export { factoryStockQuery, storesQuery, useAssignStock } from './api/assign-stock';
export { restockQuery } from './api/restock';
export { RestockForm } from './components/restock-form';
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
