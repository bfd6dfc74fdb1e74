import { useCallback, useEffect } from 'react';
import type { LoadRequest } from '../registry/load-remote';
import { useRegistry } from '../registry/registry';
import { RemoteLoading } from './remote-loading';
import { RemoteSlot, type SlotPanel } from './remote-slot';
import { RemoteUnavailable } from './remote-unavailable';

/** A page of a remote; `path` is the route path of the remote's manifest. */
export interface RemotePageProps {
  remoteName: string;
  path: string;
}

const NO_PROPS = {};
const SETTLE_MS = 1_500;

/** The panel of a page. When its files did not load, the tab is reloaded once, if no input can be lost. */
const PageUnavailable: SlotPanel = ({ onRetry, remoteName, hasNotLoaded }) => {
  const { isSending } = useRegistry().rules;
  useEffect(() => {
    if (!hasNotLoaded || !navigator.onLine) return undefined;
    const reload = (): void => {
      import('../deferred').then(({ reloadOnce }) => reloadOnce(remoteName, isSending), console.warn);
    };
    const timer = setTimeout(reload, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [remoteName, hasNotLoaded, isSending]);
  return <RemoteUnavailable onRetry={onRetry} />;
};

/** A page of a remote inside its own boundary; a failure shows a panel with a button to try again. */
export const RemotePage = ({ remoteName, path }: RemotePageProps) => {
  const registry = useRegistry();
  const load = useCallback(
    (request: LoadRequest) => registry.loadRemotePage(remoteName, path, request),
    [registry, remoteName, path],
  );
  return (
    <RemoteSlot
      key={`${remoteName} ${path}`}
      remoteName={remoteName}
      part={path}
      load={load}
      props={NO_PROPS}
      Loading={RemoteLoading}
      Unavailable={PageUnavailable}
    />
  );
};
