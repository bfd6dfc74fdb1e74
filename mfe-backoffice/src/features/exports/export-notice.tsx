import { Button } from 'antd';
import { useSyncExternalStore } from 'react';

import { NoticeCard, NoticeCards } from '../notice-card/notice-card';
import { exportStore } from './export-store';
import { ExportProgress } from './export-progress';

export function ExportNotice() {
  const { watch, readElsewhere } = exportStore;
  const others = useSyncExternalStore(watch, readElsewhere, readElsewhere);
  return (
    <NoticeCards>
      {others.map((download) => (
        <NoticeCard key={download.path}>
          <span>{download.share === null ? download.message : `Exportando ${download.subject}`}</span>
          {download.share === null ? (
            <Button type="text" size="small" onClick={() => exportStore.cancel(download.path)}>
              Cerrar
            </Button>
          ) : (
            <ExportProgress download={download} />
          )}
        </NoticeCard>
      ))}
    </NoticeCards>
  );
}
