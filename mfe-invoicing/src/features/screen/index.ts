export { GuardedModal, useDialogGuard } from './guarded-modal';
export { BackToDashboard } from './back-to-dashboard';
export { ListNews } from './list-news';
export { PagedTable } from './paged-table';
export { RowCards } from './row-cards';
export { PageLoading } from './page-loading';
export { default as screenStyles } from './screen.module.css';
export { type BoundedColumn, boundedTable, textColumnOf } from './text-column';
