import { useOfficePages, type PublishedMenuEntry } from '@lacteos/remote-kit';

const HERE = '/admin/dashboard';

export const useAdminLinks = (): PublishedMenuEntry[] => useOfficePages().filter(({ to }) => to !== HERE);
