import { formatMoment } from '@lacteos/ui';
import { useEffect, useState } from 'react';
import { useRegistry } from '..';
import { dropOverride, type Trial } from './trial';
import styles from './trial-banner.module.css';

const PREVIEW_COOKIE = 'lacteos_vista';

/** Opens the page again without its trial; the address loses the signed link. */
const leave = (kind: Trial['kind']): void => {
  if (kind === 'override') dropOverride();
  document.cookie = `${PREVIEW_COOKIE}=; Path=/; Max-Age=0`;
  const address = new URL(window.location.href);
  address.searchParams.delete('vista');
  window.location.replace(address);
};

const textOf = ({ kind, remote, version, until, origin }: Trial): string => {
  if (kind === 'preview')
    return `Vista previa de ${remote} hasta ${formatMoment(new Date(until ?? 0).toISOString())}`;
  if (kind === 'override') return `Versión de prueba de ${remote} desde ${origin}, solo en este navegador`;
  return `${remote} en desarrollo (${version.extras.releaseId})`;
};

/** Says that this tab does not show the live releases, and ends it. */
export function TrialBanner({ trial }: { trial: Trial }) {
  const { loader } = useRegistry();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (trial.kind !== 'override') return;
    const { releaseId } = trial.version.extras;
    const look = (): void => {
      if (!loader.breakerStates().some(({ release, failures }) => release === releaseId && failures > 0))
        return;
      dropOverride();
      setFailed(true);
    };
    look();
    loader.onFailure = look;
  }, [loader, trial]);
  if (trial.kind === 'workshop') return null;
  return (
    <div className={styles['banner']} role="status">
      <p>
        {hasFailed
          ? `La versión de prueba de ${trial.remote} falló y se quitó: se muestra la publicada.`
          : textOf(trial)}
      </p>
      <button type="button" onClick={() => leave(trial.kind)}>
        {trial.kind === 'preview' ? 'Salir' : hasFailed ? 'Recargar' : 'Quitar'}
      </button>
    </div>
  );
}
