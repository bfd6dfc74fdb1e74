import { useCallback, useEffect } from 'react';
import type { LoadRequest } from '../remotes/load-remote';
import { useRemotes } from '../remotes/remotes';
import { RemoteLoading } from './remote-loading';
import { RemoteSlot, type SlotPanel } from './remote-slot';
import { RemoteUnavailable } from './remote-unavailable';

export interface RemotePageProps {
  remoteName: string;
  path: string;
}

const NO_PROPS = {};
const SETTLE_MS = 1_500;

/** When files did not load, reloads the tab once if no input can be lost. */
const PageUnavailable: SlotPanel = ({ onRetry, remoteName, hasNotLoaded }) => {
  const { isSending } = useRemotes().rules;
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

/** Renders a remote's page inside its own boundary; failures show a panel with a retry button. */
export const RemotePage = ({ remoteName, path }: RemotePageProps) => {
  const remotes = useRemotes();
  const load = useCallback(
    (request: LoadRequest) => remotes.loadRemotePage(remoteName, path, request),
    [remotes, remoteName, path],
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
