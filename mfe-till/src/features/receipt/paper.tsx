import type { ReceiptLine } from '@lacteos/contracts/orders/receipt';
import { code128 } from '@lacteos/contracts/pictures/code-128';
import type { PrintedPaper } from './escpos';
import type { PaperWidth } from './printer-setting';
import styles from './paper.module.css';

function Line({ line }: { line: ReceiptLine }) {
  if (line.kind === 'rule') return <hr />;
  if (line.kind === 'text') {
    const centred = line.isTitle ? styles.title : styles.centre;
    return <p className={line.isCentred ? centred : undefined}>{line.text}</p>;
  }
  return (
    <p className={line.isTotal ? `${styles.row} ${styles.total}` : styles.row}>
      <span>{line.left}</span>
      <span>{line.right}</span>
    </p>
  );
}

function BarCode({ text }: { text: string }) {
  const { bars, width } = code128(text);
  return (
    <figure className={styles.code}>
      <svg
        viewBox={`0 0 ${width} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        role="img"
        aria-label={`Código de barras ${text}`}
      >
        {bars.map((bar) => (
          <rect key={bar.x} x={bar.x} y={0} width={bar.width} height={1} />
        ))}
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

/** As it is printed. */
export function Paper({ paper, width }: { paper: PrintedPaper; width: PaperWidth }) {
  return (
    <div className={width === 58 ? `${styles.paper} ${styles.narrow}` : styles.paper}>
      {paper.lines.map((line, at) => (
        <Line key={at} line={line} />
      ))}
      {paper.code ? <BarCode text={paper.code} /> : null}
    </div>
  );
}
