import { BulkRunNotice } from '#features/bulk-runs';
import { ExportNotice } from '#features/exports';
import { ImportNotice } from '#features/imports';
import styles from './office-notices.module.css';

/** What this tab does besides its page: downloads, runs over several orders, files being saved. */
export const OfficeNotices = () => (
  <div className={styles.notices}>
    <ExportNotice />
    <BulkRunNotice />
    <ImportNotice />
  </div>
);
