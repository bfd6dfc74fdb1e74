import { lazy, Suspense, useMemo, useState } from 'react';
import { useRegistry } from '../registry';
import { RemoteBoundary } from './remote-boundary';
import { RemoteLoading } from './remote-loading';

/** Which page of which remote. `path` is the route path of the remote's manifest. */
export interface RemotePageProps {
  remoteName: string;
  path: string;
}

const RemotePageContent = ({ remoteName, path }: RemotePageProps) => {
  const registry = useRegistry();
  const [{ attempt, canRecover }, setTry] = useState({ attempt: 0, canRecover: true });
  const retry = () => setTry((last) => ({ attempt: last.attempt + 1, canRecover: true }));
  const recover = () => setTry((last) => ({ attempt: last.attempt + 1, canRecover: false }));
  // React keeps the rejection of a lazy component for ever: every attempt makes its own.
  const Page = useMemo(
    () =>
      lazy(async () => {
        const Loaded = await registry.loadRemotePage(remoteName, path, attempt > 0);
        // A remote's page may be lazy itself, which React does not accept from a lazy component.
        return { default: () => <Loaded /> };
      }),
    [registry, remoteName, path, attempt],
  );
  return (
    <RemoteBoundary
      key={attempt}
      remoteName={remoteName}
      canRecover={canRecover}
      onRecover={recover}
      onRetry={retry}
    >
      <Suspense key={attempt} fallback={<RemoteLoading onRetry={retry} />}>
        <Page />
      </Suspense>
    </RemoteBoundary>
  );
};

/** A page of a remote inside its own boundary; a failure shows a panel with a button to try again. */
export const RemotePage = ({ remoteName, path }: RemotePageProps) => (
  <RemotePageContent key={`${remoteName} ${path}`} remoteName={remoteName} path={path} />
);
