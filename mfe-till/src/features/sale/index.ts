export { CodeField } from './code-field';
export { returnLabelOf } from './entry-text';
export { LineTable } from './line-table';
export { saleTotals, unitsOf, type SaleLine } from './sale-lines';
export { useEntry, type Entry } from './use-entry';
