import type { Order } from '@lacteos/contracts/schemas';
import { Button } from 'antd';

import { RefusalNotice } from '#features/editing';
import { useConfirmCount } from '../model/alert-calls';
import styles from './order.module.css';

/** After a till without a network sold more units than the books had. */
export function StockCount({ order: { id, duties = [] } }: { order: Order }) {
  const { mutate: confirm, isPending, error } = useConfirmCount(id);
  if (!duties.includes('oversold')) return null;
  return (
    <div className={styles.steps}>
      <Button loading={isPending} onClick={() => confirm()}>
        Ya conté el producto
      </Button>
      {error && <RefusalNotice failure={error} />}
    </div>
  );
}
