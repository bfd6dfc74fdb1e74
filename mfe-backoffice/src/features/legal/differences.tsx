import { countChanges, lineDifferences, type LineDifference } from './line-differences';
import styles from './legal.module.css';

const NEAR = 1;

const nearChanges = (lines: readonly LineDifference[]): LineDifference[] =>
  lines.filter((_, at) =>
    lines.slice(Math.max(0, at - NEAR), at + NEAR + 1).some(({ kind }) => kind !== 'same'),
  );

function Line({ line: { kind, text } }: { line: LineDifference }) {
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <span className="visually-hidden">{kind === 'added' ? 'Nuevo: ' : 'Se quita: '}</span>
      {kind === 'added' ? '+ ' : '− '}
      {text}
    </Mark>
  );
}

export function Differences({ before, after }: { before: string; after: string }) {
  const lines = lineDifferences(before, after);
  if (countChanges(lines) === 0) return <p role="status">Los textos son iguales.</p>;
  return (
    <ol className={styles.lines} aria-label="Diferencias">
      {nearChanges(lines).map((line, index) => (
        <li key={index}>
          <Line line={line} />
        </li>
      ))}
    </ol>
  );
}
