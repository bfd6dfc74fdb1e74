import { useQuery } from '@tanstack/react-query';

const load = async () => (await import('@lacteos/contracts/divipola')).DEPARTMENTS;

/** Departments with their municipalities, fetched when a form first needs them. */
export const useDepartments = () =>
  useQuery({ queryKey: ['divipola'], queryFn: load, staleTime: Infinity, gcTime: Infinity });
