import { BulkRunNotice } from '#features/bulk-runs';
import { ExportNotice } from '#features/exports';
import { ImportNotice } from '#features/imports';
import styles from './office-notices.module.css';

export const OfficeNotices = () => (
  <div className={styles.notices}>
    <ExportNotice />
    <BulkRunNotice />
    <ImportNotice />
  </div>
);
