import { receiptLines, type ReceiptLine } from '@lacteos/contracts/orders/receipt';
import type { Order } from '@lacteos/contracts/schemas';
import { RECEIPT_ID } from './print-receipt';
import styles from './receipt.module.css';

function Line({ line }: { line: ReceiptLine }) {
  if (line.kind === 'rule') return <hr />;
  if (line.kind === 'text') {
    const centred = line.isTitle ? styles.brand : styles.centre;
    return <p className={line.isCentred ? centred : undefined}>{line.text}</p>;
  }
  return (
    <p className={line.isTotal ? `${styles.row} ${styles.total}` : styles.row}>
      <span>{line.left}</span>
      <span>{line.right}</span>
    </p>
  );
}

export function ReceiptPaper({ order }: { order: Order }) {
  return (
    <div id={RECEIPT_ID} className={styles.paper} aria-hidden="true">
      {receiptLines(order).map((line, at) => (
        <Line key={at} line={line} />
      ))}
    </div>
  );
}
