import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, Empty } from 'antd';
import { useSearchParams } from 'react-router-dom';

import { papersQuery } from './model/read-papers';
import { PaperSheets } from './components/paper-sheets';
import { PapersTools } from './components/papers-tools';
import { PrintedPapers } from './components/printed-papers';
import { isSheet, readChoice } from './model/paper-choice';
import { readUsualSheet, writeUsualSheet } from './model/sheet-setting';
import styles from './components/papers-page.module.css';

const PREVIEWED = 8;

export function Papers() {
  const [address, setAddress] = useSearchParams();
  const { ids, paper, size } = readChoice(address, readUsualSheet());
  const orders = useQuery(papersQuery(ids));
  const change = (name: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        if (name === 'paper') next.delete('size');
        return next;
      },
      { replace: true },
    );

  if (ids.length === 0) return <Empty description="Elija pedidos en la lista y pulse «Imprimir»." />;
  if (orders.isError)
    return (
      <LoadFailure
        error={orders.error}
        isRetrying={orders.isFetching}
        onRetry={() => void orders.refetch()}
      />
    );
  const found = orders.data ?? [];
  const missing = orders.data ? ids.filter((id) => !found.some((order) => order.id === id)) : [];
  return (
    <>
      <PapersTools
        paper={paper}
        size={size}
        isReady={found.length > 0}
        onPaper={(name) => change('paper', name)}
        onSize={(name) => {
          if (isSheet(name)) writeUsualSheet(name);
          change('size', name);
        }}
      />
      {missing.length > 0 && (
        <Alert type="warning" role="status" title={`No existen los pedidos ${missing.join(', ')}.`} />
      )}
      {orders.isPending ? (
        <LoadingSkeleton />
      ) : (
        <>
          <p className={styles.hint}>
            {found.length > PREVIEWED
              ? `Vista previa de los primeros ${PREVIEWED} de ${found.length} pedidos; se imprimen todos.`
              : 'Vista previa.'}
          </p>
          <section className={styles.preview} aria-label="Vista previa">
            <PaperSheets paper={paper} size={size} orders={found.slice(0, PREVIEWED)} />
          </section>
          <PrintedPapers paper={paper} size={size} orders={found} />
        </>
      )}
    </>
  );
}
