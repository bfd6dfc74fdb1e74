import { isAdministrator } from '@lacteos/contracts/reference/roles';
import type { Registry } from '@lacteos/remote-runtime';
import { currentSession, session$ } from '@lacteos/session-bus';
import { NAMED, readAsked } from './trials/trial-link';

const KEY = 'KeyI';

/** Shoppers have no inspector, whatever they press; what it does is decided by the release desk. */
const mayInspect = ({ overrides }: Registry): boolean => {
  const session = currentSession();
  return (
    (session.status === 'authenticated' && isAdministrator(session.user.id_role)) ||
    (process.env['NODE_ENV'] !== 'production' && overrides.some(({ kind }) => kind === 'devServer'))
  );
};

const open = (registry: Registry): void => {
  import('./open-inspector').then(({ toggleInspector }) => toggleInspector(registry), console.warn);
};

/** A link that names releases opens it once for whoever may use it. */
const openAsked = (registry: Registry): void => {
  const asked = readAsked(window.location.search);
  if (asked.length === 0) return;
  import('./open-inspector').then(({ openWith }) => openWith(registry, asked), console.warn);
};

/** Waits for the session of staff: what they see of the page's releases is loaded then. */
const whenStaff = (registry: Registry, work: () => void): void => {
  let isDone = false;
  session$.subscribe(() => {
    if (isDone || !mayInspect(registry)) return;
    isDone = true;
    work();
  });
};

/**
 * Alt + I opens the inspector of sections for staff and in development, a link that names releases for staff. For all
 * others nothing of it is loaded.
 */
export const startInspector = (registry: Registry): void => {
  window.addEventListener('keydown', (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== KEY || !mayInspect(registry))
      return;
    event.preventDefault();
    open(registry);
  });
  whenStaff(registry, () => {
    import('./module-info').then(({ publishModuleInfo }) => publishModuleInfo(registry), console.warn);
    if (window.location.search.includes(NAMED)) openAsked(registry);
  });
};
