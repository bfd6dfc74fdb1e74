import { type ComponentType, lazy } from 'react';

const Nothing = (): null => null;

/** A part of a page that comes after it, and that the page can do without: nothing, when its code can't be fetched. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  );
