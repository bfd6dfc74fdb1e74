import { useCallback } from 'react';
import { useRegistry } from '../registry';
import { RemoteLoading } from './remote-loading';
import { RemoteSlot } from './remote-slot';
import { RemoteUnavailable } from './remote-unavailable';

/** Which page of which remote. `path` is the route path of the remote's manifest. */
export interface RemotePageProps {
  remoteName: string;
  path: string;
}

const NO_PROPS = {};

/** A page of a remote inside its own boundary; a failure shows a panel with a button to try again. */
export const RemotePage = ({ remoteName, path }: RemotePageProps) => {
  const registry = useRegistry();
  const load = useCallback(
    (isRetry: boolean) => registry.loadRemotePage(remoteName, path, isRetry),
    [registry, remoteName, path],
  );
  return (
    <RemoteSlot
      key={`${remoteName} ${path}`}
      remoteName={remoteName}
      load={load}
      props={NO_PROPS}
      Loading={RemoteLoading}
      Unavailable={RemoteUnavailable}
    />
  );
};
