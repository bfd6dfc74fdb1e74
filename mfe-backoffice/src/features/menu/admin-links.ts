import { useOfficePages, type PublishedMenuEntry } from '@lacteos/remote-kit';

const DASHBOARD = '/admin/dashboard';

export const useAdminLinks = (): PublishedMenuEntry[] =>
  useOfficePages().filter(({ to }) => to !== DASHBOARD);
