export { GuardedModal, useDialogGuard } from './guarded-modal';
export { BackToDashboard } from './back-to-dashboard';
export { CopyId } from './copy-id';
export { ListNews } from './list-news';
export { PageLoading } from './page-loading';
export { default as screenStyles } from './screen.module.css';
