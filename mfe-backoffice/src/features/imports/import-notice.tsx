import { Button } from 'antd';
import { useSyncExternalStore } from 'react';

import { NoticeCard, NoticeCards } from '../notice-card/notice-card';
import { importStore } from './import-store';

export function ImportNotice() {
  const { watch, read, forget } = importStore;
  const imports = useSyncExternalStore(watch, read, read);
  return (
    <NoticeCards>
      {imports.map(({ id, file, outcome }) => (
        <NoticeCard key={id}>
          <span>{outcome?.title ?? `Guardando ${file}…`}</span>
          {outcome?.reason && <p>{outcome.reason}</p>}
          {outcome && (
            <Button type="text" size="small" onClick={() => forget(id)}>
              Cerrar
            </Button>
          )}
        </NoticeCard>
      ))}
    </NoticeCards>
  );
}
