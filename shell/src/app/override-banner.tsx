import { PREVIEW_COOKIE } from '@lacteos/remote-kit';
import { formatMoment } from '@lacteos/ui';
import { useEffect, useState } from 'react';
import { useRegistry } from '../registry';
import { dropOverride, type ReleaseOverride } from '../registry/override/release-override';
import styles from './override-banner.module.css';

/** Opens the page again without its override; the address loses the signed link. */
const leave = (kind: ReleaseOverride['kind']): void => {
  if (kind === 'override') dropOverride();
  document.cookie = `${PREVIEW_COOKIE}=; Path=/; Max-Age=0`;
  const address = new URL(window.location.href);
  address.searchParams.delete('vista');
  window.location.replace(address);
};

const textOf = ({ kind, remote, version, until, origin }: ReleaseOverride): string => {
  if (kind === 'preview')
    return `Vista previa de ${remote} hasta ${formatMoment(new Date(until ?? 0).toISOString())}`;
  if (kind === 'override') return `Versión de prueba de ${remote} desde ${origin}, solo en este navegador`;
  return `${remote} en desarrollo (${version.extras.releaseId})`;
};

/** Says that this tab does not show the live releases, and ends it. */
export function OverrideBanner({ override }: { override: ReleaseOverride }) {
  const { loader } = useRegistry();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (override.kind !== 'override') return;
    const { releaseId } = override.version.extras;
    const look = (): void => {
      if (!loader.breakerStates().some(({ release, failures }) => release === releaseId && failures > 0))
        return;
      dropOverride();
      setFailed(true);
    };
    look();
    loader.onFailure = look;
  }, [loader, override]);
  if (override.kind === 'devServer') return null;
  return (
    <div className={styles['banner']} role="status">
      <p>
        {hasFailed
          ? `La versión de prueba de ${override.remote} falló y se quitó: se muestra la publicada.`
          : textOf(override)}
      </p>
      <button type="button" onClick={() => leave(override.kind)}>
        {override.kind === 'preview' ? 'Salir' : hasFailed ? 'Recargar' : 'Quitar'}
      </button>
    </div>
  );
}
