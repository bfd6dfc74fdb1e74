export { OfficePage } from './office-page';
export { OfficeTable } from './office-table';
export type {
  ChoiceFilter,
  DaysFilter,
  OfficeColumn,
  OfficeFilter,
  OfficeTableDefinition,
} from './model/table-definition';
export type { TableView } from './model/table-view';
