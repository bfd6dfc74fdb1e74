import { formatMoment } from '@lacteos/ui';
import type { BrowserError, BrowserErrorFrame } from '@lacteos/remote-kit';
import { formatCount, shareText } from './release-texts';
import styles from './releases.module.css';

const SHOWN = 5;

const placeOf = ({ project, source, line, column }: BrowserErrorFrame): string =>
  `${project}/${source}:${line}:${column}`;

const counted = (rows: readonly [string, number][]): string =>
  rows.map(([name, count]) => `${name} (${formatCount(count)})`).join(', ');

const ErrorEntry = ({ error }: { error: BrowserError }) => (
  <li>
    <p>
      <strong lang="en">{error.message}</strong>
    </p>
    <p className={styles['quiet']}>
      {formatCount(error.count)} {error.count === 1 ? 'vez' : 'veces'}, {formatCount(error.visitors)}{' '}
      {error.visitors === 1 ? 'visitante' : 'visitantes'}
      {error.share === null ? '' : ` (${shareText(error.share)})`}. Primera vez {formatMoment(error.first)},
      última {formatMoment(error.last)}
    </p>
    <details>
      <summary>Dónde ocurre</summary>
      {error.frames.length > 0 ? (
        <ol className={styles['frames']}>
          {error.frames.map((frame, index) => (
            <li key={`${index} ${placeOf(frame)}`}>
              {frame.called ? <span>{frame.called} </span> : null}
              <code>{placeOf(frame)}</code>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles['quiet']}>El navegador no informó dónde.</p>
      )}
      <p>Navegadores: {counted(error.browsers)}</p>
      <p>Páginas: {counted(error.pages)}</p>
      <p>Versiones: {counted(error.releases)}</p>
    </details>
  </li>
);

export function BrowserErrors({ errors, remote }: { errors: readonly BrowserError[]; remote: string }) {
  if (errors.length === 0)
    return <p className={styles['quiet']}>Los navegadores no han informado errores en 30 días.</p>;
  const [shown, others] = [errors.slice(0, SHOWN), errors.slice(SHOWN)];
  return (
    <section className={styles['errors']} aria-label={`Errores de los navegadores en ${remote}`}>
      <h3>Errores de los navegadores</h3>
      <ul>
        {shown.map((error) => (
          <ErrorEntry key={error.id} error={error} />
        ))}
      </ul>
      {others.length > 0 ? (
        <details>
          <summary>Otros {formatCount(others.length)}</summary>
          <ul>
            {others.map((error) => (
              <ErrorEntry key={error.id} error={error} />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
