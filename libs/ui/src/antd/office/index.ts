export { OfficeLayout } from './office-layout';
export { OfficeMenu } from './office-menu';
export type { OfficePage } from './office-pages';
export { RowMenu, type RowAction } from '../office-list/components/row-menu';
export { OfficeList, type ListRead } from '../office-list/office-list';
export { focusRow, focusSearch, openRow, tickRow } from '../office-list/model/row-keys';
export type {
  ChoiceFilter,
  DaysFilter,
  ListView,
  OfficeColumn,
  OfficeFilter,
  OfficeTableDefinition,
} from '../office-list/model/table-definition';
export {
  pageRequest,
  readTableView,
  rowsRequest,
  writeTableView,
  type ChangeView,
  type TableView,
} from '../office-list/model/table-view';
export { useTableView, type ShownView } from '../office-list/use-table-view';
