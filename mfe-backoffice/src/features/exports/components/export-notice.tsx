import { Button } from 'antd';
import { useSyncExternalStore } from 'react';

import { exportStore } from '../export-store';
import { ExportProgress } from './export-progress';
import styles from './exports.module.css';

/** The downloads of other pages, at the foot of this one. */
export function ExportNotice() {
  const { watch, readElsewhere } = exportStore;
  const others = useSyncExternalStore(watch, readElsewhere, readElsewhere);
  return (
    <div className={styles.notice} role="status">
      {others.map((download) => (
        <div key={download.path} className={styles.card}>
          <span>{download.share === null ? download.message : `Exportando ${download.what}`}</span>
          {download.share === null ? (
            <Button type="text" size="small" onClick={() => exportStore.cancel(download.path)}>
              Cerrar
            </Button>
          ) : (
            <ExportProgress download={download} />
          )}
        </div>
      ))}
    </div>
  );
}
