export { factoryStockQuery, storesQuery, useAssignStock } from './assign-stock';
export { restockQuery } from './restock';
export { RestockForm } from './restock-form';
export { ProductTicks } from './product-ticks';
export { StoreSelect } from './store-select';
export {
  ASSIGNED,
  type AssignmentProblems,
  NOT_ASSIGNED,
  STORE_REQUIRED,
  type TickedStock,
  assignmentOf,
} from './stock-assignment';
