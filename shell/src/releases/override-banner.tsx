import { PREVIEW_COOKIE } from '@lacteos/remote-kit';
import { type Registry, useRegistry } from '@lacteos/remote-runtime';
import {
  dropOverride,
  type ReleaseOverride,
  storedTrials,
  storeTrials,
} from '@lacteos/remote-runtime/override';
import { formatMoment } from '@lacteos/ui';
import { useEffect, useState } from 'react';
import styles from './override-banner.module.css';

const drop = ({ kind, remote }: ReleaseOverride): void => {
  if (kind === 'override') dropOverride();
  if (kind === 'trial') storeTrials(storedTrials().filter((trial) => trial.remote !== remote));
};

const leave = (overrides: readonly ReleaseOverride[]): void => {
  overrides.forEach(drop);
  document.cookie = `${PREVIEW_COOKIE}=; Path=/; Max-Age=0`;
  const address = new URL(window.location.href);
  address.searchParams.delete('vista');
  window.location.replace(address);
};

const textOf = ({ kind, remote, version, until, origin }: ReleaseOverride): string => {
  if (kind === 'preview')
    return `Vista previa de ${remote} hasta ${formatMoment(new Date(until ?? 0).toISOString())}`;
  if (kind === 'trial')
    return `Prueba de ${remote} ${origin ? `desde ${origin}` : version.extras.releaseId}, solo en esta pestaña`;
  return `Versión de prueba de ${remote} desde ${origin}, solo en este navegador`;
};

/** Trials end by themselves when they fail. */
const endsByFailing = ({ kind }: ReleaseOverride): boolean => kind === 'override' || kind === 'trial';

const useFailed = (overrides: readonly ReleaseOverride[], { loader }: Registry): readonly string[] => {
  const [failed, setFailed] = useState<readonly string[]>([]);
  useEffect(() => {
    const tried = overrides.filter(endsByFailing);
    if (tried.length === 0) return;
    const dropFailed = (): void => {
      const states = loader.breakerStates();
      const broken = tried.filter(({ version }) =>
        states.some(({ release, failures }) => release === version.extras.releaseId && failures > 0),
      );
      if (broken.length === 0) return;
      broken.forEach(drop);
      setFailed(broken.map(({ remote }) => remote));
    };
    dropFailed();
    loader.onFailure = dropFailed;
  }, [loader, overrides]);
  return failed;
};

export function OverrideBanner({ overrides }: { overrides: readonly ReleaseOverride[] }) {
  const failed = useFailed(overrides, useRegistry());
  const shown = overrides.filter(({ kind }) => kind !== 'devServer');
  if (shown.length === 0) return null;
  const hasFailed = shown.every(({ remote }) => failed.includes(remote));
  return (
    <div className={styles['banner']} role="status">
      {shown.map((override) => (
        <p key={`${override.kind} ${override.remote}`}>
          {failed.includes(override.remote)
            ? `La versión de prueba de ${override.remote} falló y se quitó: se muestra la publicada.`
            : textOf(override)}
        </p>
      ))}
      <button type="button" onClick={() => leave(shown)}>
        {shown[0]?.kind === 'preview' ? 'Salir' : hasFailed ? 'Recargar' : 'Quitar'}
      </button>
    </div>
  );
}
