import { useOfficePages } from '@lacteos/remote-kit';
import { remoteRoutes, useRegistry } from '@lacteos/remote-runtime';
import { matchPath, useLocation } from 'react-router-dom';
import { RELEASES } from '../releases/releases-route';

/**
 * Whether the address is one of the office: a page for staff, or one that stands below an entry of the user's office menu
 * (the order's page is the customer's, too).
 */
export function useIsOfficePage(): boolean {
  const { discovery } = useRegistry();
  const { pathname } = useLocation();
  const pages = useOfficePages();
  const isAt = (path: string): boolean => matchPath(path, pathname) !== null;
  return (
    isAt(RELEASES.path) ||
    remoteRoutes(discovery).some(({ access, path }) => access === 'staff' && isAt(path)) ||
    pages.some(({ covers = [] }) => covers.some(isAt))
  );
}
