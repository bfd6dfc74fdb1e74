import { type ComponentType, lazy } from 'react';

const Nothing = (): null => null;

/** Optional and lazy: nothing when its code cannot be loaded. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  );
