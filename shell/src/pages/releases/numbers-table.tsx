import { formatMoment } from '@lacteos/ui';
import type { RemoteOverview } from '@lacteos/remote-kit';
import { errorShare, formatCount, formatMs } from './release-texts';
import styles from './releases.module.css';

const roleOf = ({ live, canary, previous }: RemoteOverview, release: string): string => {
  if (release === live) return 'en vivo';
  if (release === canary?.releaseId) return 'candidata';
  return release === previous ? 'anterior' : '';
};

export function NumbersTable({ remote }: { remote: RemoteOverview }) {
  const rows = Object.entries(remote.numbers);
  if (rows.length === 0)
    return <p className={styles['quiet']}>Los navegadores todavía no han informado nada.</p>;
  return (
    <div className={styles['scroll']} role="region" aria-label={`Medidas de ${remote.name}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Versión</th>
            <th scope="col">Mostradas</th>
            <th scope="col">Fallas</th>
            <th scope="col">Sin aparecer</th>
            <th scope="col">Proporción</th>
            <th scope="col">Mitad (p50)</th>
            <th scope="col">Peores (p95)</th>
            <th scope="col">Desde</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([release, numbers]) => (
            <tr key={release}>
              <th scope="row">
                <code>{release}</code> <span className={styles['role']}>{roleOf(remote, release)}</span>
              </th>
              <td>{formatCount(numbers.mounts)}</td>
              <td>{formatCount(numbers.errors)}</td>
              <td>{formatCount(numbers.overdue)}</td>
              <td>{errorShare(numbers)}</td>
              <td>{formatMs(numbers.p50Ms)}</td>
              <td>{formatMs(numbers.p95Ms)}</td>
              <td>{formatMoment(numbers.since)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
