import { useOfficePages } from '@lacteos/remote-kit';
import { remoteRoutes, useRemotes } from '@lacteos/remote-runtime';
import { matchPath, useLocation } from 'react-router-dom';
import { RELEASES } from '../releases/releases-route';

/** Pages for staff and pages below an entry of the user's office menu. */
export function useIsOfficePage(): boolean {
  const { registry } = useRemotes();
  const { pathname } = useLocation();
  const pages = useOfficePages();
  const isAt = (path: string): boolean => matchPath(path, pathname) !== null;
  return (
    isAt(RELEASES.path) ||
    remoteRoutes(registry).some(({ access, path }) => access === 'staff' && isAt(path)) ||
    pages.some(({ covers = [] }) => covers.some(isAt))
  );
}
