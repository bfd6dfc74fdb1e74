import { code128 } from '@lacteos/contracts/pictures/code-128';
import styles from './papers.module.css';

// Cheap scanners read half a millimetre, and the longest code fits on 80 mm.
const MODULE_MM = 0.5;
const HEIGHT_MM = 14;

export function BarCode({ text }: { text: string }) {
  const { bars, width } = code128(text);
  return (
    <figure className={styles.barCode}>
      <svg
        viewBox={`0 0 ${width} 1`}
        width={`${width * MODULE_MM}mm`}
        height={`${HEIGHT_MM}mm`}
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
