import { TRY_AGAIN_TEXT } from '@lacteos/contracts/general-texts';
import { notify } from '@lacteos/ui';
import { type ComponentType, useState } from 'react';

/** Null until loaded. A failed load is reported and retried at the next request. */
export function useOnDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
): [Component: ComponentType<P> | null, request: () => void] {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  const request = (): void => {
    if (Loaded) return;
    load().then(
      (component) => setLoaded(() => component),
      () => notify('error', TRY_AGAIN_TEXT),
    );
  };
  return [Loaded, request];
}
