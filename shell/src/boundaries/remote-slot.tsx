import { lazy, Suspense, useMemo, useState, type ComponentType } from 'react';
import { RemoteBoundary } from './remote-boundary';

/** What stands in place of a remote's part while it loads or when it failed. */
export type SlotPanel = ComponentType<{ onRetry: () => void }>;

/** A part of a remote and how it is loaded; `load` must stay the same function as long as the part is the same. */
export interface RemoteSlotProps<P extends object> {
  remoteName: string;
  load: (isRetry: boolean) => Promise<ComponentType<P>>;
  props: P;
  Loading: SlotPanel;
  Unavailable: SlotPanel;
}

/** A part of a remote inside its own boundary: loading, failure, one recovery by itself and retries on demand. */
export function RemoteSlot<P extends object>({
  remoteName,
  load,
  props,
  Loading,
  Unavailable,
}: RemoteSlotProps<P>) {
  const [{ attempt, canRecover }, setTry] = useState({ attempt: 0, canRecover: true });
  const retry = () => setTry((last) => ({ attempt: last.attempt + 1, canRecover: true }));
  const recover = () => setTry((last) => ({ attempt: last.attempt + 1, canRecover: false }));
  // React keeps the rejection of a lazy component for ever: every attempt makes its own.
  const Part = useMemo(
    () =>
      lazy(async () => {
        const Loaded = await load(attempt > 0);
        // A remote's part may be lazy itself, which React does not accept from a lazy component.
        return { default: (given: { props: P }) => <Loaded {...given.props} /> };
      }),
    [load, attempt],
  );
  return (
    <RemoteBoundary
      key={attempt}
      remoteName={remoteName}
      canRecover={canRecover}
      onRecover={recover}
      loading={<Loading onRetry={retry} />}
      unavailable={<Unavailable onRetry={retry} />}
    >
      <Suspense key={attempt} fallback={<Loading onRetry={retry} />}>
        <Part props={props} />
      </Suspense>
    </RemoteBoundary>
  );
}
