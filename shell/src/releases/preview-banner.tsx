import { PREVIEW_COOKIE } from '@lacteos/remote-kit';
import { type Remotes, useRemotes } from '@lacteos/remote-runtime';
import { type PreviewedRelease, storedPreviews, storePreviews } from '@lacteos/remote-runtime/preview';
import { formatMoment } from '@lacteos/ui';
import { useEffect, useState } from 'react';
import styles from './preview-banner.module.css';

const dropInTab = (remotes: readonly string[]): void =>
  storePreviews(storedPreviews().filter(({ remote }) => !remotes.includes(remote)));

const leave = (previews: readonly PreviewedRelease[]): void => {
  dropInTab(previews.filter(({ scope }) => scope === 'tab').map(({ remote }) => remote));
  document.cookie = `${PREVIEW_COOKIE}=; Path=/; Max-Age=0`;
  const address = new URL(window.location.href);
  address.searchParams.delete('vista');
  window.location.replace(address);
};

const textOf = ({ scope, remote, version, until }: PreviewedRelease): string => {
  if (scope === 'local') return `Vista local de ${remote}, solo en este computador`;
  if (scope === 'tab') return `Prueba de ${remote} ${version.extras.releaseId}, solo en esta pestaña`;
  return `Vista previa de ${remote} hasta ${formatMoment(new Date(until ?? 0).toISOString())}`;
};

/** Previews of the tab end by themselves when they fail. */
const useFailed = (previews: readonly PreviewedRelease[], { loader }: Remotes): readonly string[] => {
  const [failed, setFailed] = useState<readonly string[]>([]);
  useEffect(() => {
    const inTab = previews.filter(({ scope }) => scope === 'tab');
    if (inTab.length === 0) return;
    const dropFailed = (): void => {
      const states = loader.breakerStates();
      const broken = inTab.filter(({ version }) =>
        states.some(({ release, failures }) => release === version.extras.releaseId && failures > 0),
      );
      if (broken.length === 0) return;
      const remotes = broken.map(({ remote }) => remote);
      dropInTab(remotes);
      setFailed(remotes);
    };
    dropFailed();
    loader.onFailure = dropFailed;
  }, [loader, previews]);
  return failed;
};

export function PreviewBanner({ previews }: { previews: readonly PreviewedRelease[] }) {
  const failed = useFailed(previews, useRemotes());
  const shown = previews.filter(({ scope }) => scope !== 'devServer');
  const [first] = shown;
  if (!first) return null;
  const hasFailed = shown.every(({ remote }) => failed.includes(remote));
  return (
    <div className={styles['banner']} role="status">
      {shown.map((preview) => (
        <p key={`${preview.scope} ${preview.remote}`}>
          {failed.includes(preview.remote)
            ? `La versión de prueba de ${preview.remote} falló y se quitó: se muestra la publicada.`
            : textOf(preview)}
        </p>
      ))}
      {shown.every(({ scope }) => scope === 'local') ? null : (
        <button type="button" onClick={() => leave(shown)}>
          {first.scope === 'link' ? 'Salir' : hasFailed ? 'Recargar' : 'Quitar'}
        </button>
      )}
    </div>
  );
}
