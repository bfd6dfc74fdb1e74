import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType } from 'react';
import type { LoadRequest } from '../remotes/load-remote';
import { useRemotes, type LoadedPart } from '../remotes/remotes';
import { whenLoaded } from '../when-loaded';
import { MountAttempt, type Attempt } from './mount-attempt';
import { useShownScheme } from './only-light';
import { RemoteBoundary } from './remote-boundary';
import styles from './boundaries.module.css';

export type SlotPanel = ComponentType<PanelProps>;

interface PanelProps {
  onRetry: () => void;
  remoteName: string;
  hasNotLoaded: boolean;
}

export interface RemoteSlotProps<P extends object> {
  remoteName: string;
  part: string;
  load: (request: LoadRequest) => Promise<LoadedPart<ComponentType<P>>>;
  props: P;
  Loading: SlotPanel;
  Unavailable: SlotPanel;
}

const FIRST: Attempt = { number: 0, isRetry: false, canRecover: true, without: [] };

// Inside the part's suspense, so that it appears only with the part.
const Mounted = ({ mountAttempt, remoteName }: { mountAttempt: MountAttempt; remoteName: string }) => {
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const watch = async () => {
      if (isGone) return;
      const { startRenderLoopWatchdog } = await import('./render-loop-watchdog');
      if (isGone) return;
      stop = startRenderLoopWatchdog(main, () =>
        setFailure(new Error(`${remoteName} draws its page anew without end`)),
      );
    };
    // After the first page has loaded, whose needs must not depend on the machine's speed.
    whenLoaded(() => void watch().catch(console.warn));
    return () => {
      isGone = true;
      stop?.();
    };
  }, [remoteName]);
  useEffect(() => {
    const elapsed = mountAttempt.elapsedMs();
    // Effects that throw do so in the same commit as this one.
    const timer = setTimeout(() => mountAttempt.recordMount(elapsed));
    return () => clearTimeout(timer);
  }, [mountAttempt]);
  if (failure) throw failure;
  return null;
};

/** Renders a remote's part inside its own boundary, with loading, recovery and manual retry. */
export function RemoteSlot<P extends object>(slot: RemoteSlotProps<P>) {
  const { remoteName, part, load, props, Loading, Unavailable } = slot;
  const remotes = useRemotes();
  const [attempt, setAttempt] = useState(FIRST);
  const mountAttempt = useMemo(
    () => new MountAttempt(remotes, remoteName, attempt),
    [remotes, remoteName, attempt],
  );
  const next = (changes: Omit<Attempt, 'number'>) =>
    setAttempt((last) => ({ ...changes, number: last.number + 1 }));
  useShownScheme(remoteName, attempt);
  const retry = () => next({ isRetry: true, canRecover: true, without: mountAttempt.without('panel') });
  // React caches the rejection of a lazy component, so each attempt creates its own.
  const Part = useMemo(
    () =>
      lazy(async () => {
        mountAttempt.start();
        const { component: Loaded, releaseId } = await load(attempt);
        mountAttempt.recordLoad(releaseId);
        // Marks the part; React rejects a lazy component that resolves to another lazy one.
        const Marked = (given: { props: P }) => (
          <div
            className={styles['section']}
            data-remote={remoteName}
            data-part={part}
            data-release={releaseId}
          >
            <Loaded {...given.props} />
          </div>
        );
        return { default: Marked };
      }),
    [load, attempt, mountAttempt, remoteName, part],
  );
  useEffect(
    () =>
      mountAttempt.watch((step) => {
        if (step === 'previous')
          next({ isRetry: false, canRecover: false, without: mountAttempt.without(step) });
      }),
    [mountAttempt],
  );
  const panel = { onRetry: retry, remoteName };
  const loading = <Loading {...panel} hasNotLoaded={false} />;
  return (
    <RemoteBoundary
      key={attempt.number}
      remoteName={remoteName}
      onFailure={(error) => {
        const step = mountAttempt.recordFailure(error);
        return { step, hasNotLoaded: mountAttempt.hasNotLoaded };
      }}
      onNext={(step) =>
        next({ isRetry: step === 'again', canRecover: false, without: mountAttempt.without(step) })
      }
      loading={loading}
      unavailable={(hasNotLoaded) => <Unavailable {...panel} hasNotLoaded={hasNotLoaded} />}
    >
      <Suspense key={attempt.number} fallback={loading}>
        <Part props={props} />
        <Mounted mountAttempt={mountAttempt} remoteName={remoteName} />
      </Suspense>
    </RemoteBoundary>
  );
}
