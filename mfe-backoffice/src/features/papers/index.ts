export { PaperHead } from './components/paper-head';
export { PaperTable, type PaperColumn } from './components/paper-table';
export { default as paperStyles } from './components/papers.module.css';
export { PrintOrders } from './components/print-orders';
export { PrintedSheets } from './components/printed-papers';
export { TICK_COLUMN } from './components/product-columns';
export { Signatures } from './components/signatures';
export { papersLink } from './model/paper-choice';
export { Papers } from './papers';
