export { AskingModal, useDialogGuard } from './asking-modal';
export { BackToDashboard } from './back-to-dashboard';
export { ListNews } from './list-news';
export { PagedTable } from './paged-table';
export { RowCards } from './row-cards';
export { PageWait } from './page-wait';
export { default as screenStyles } from './screen.module.css';
export { type BoundedColumn, boundedTable, textColumnOf } from './text-column';
