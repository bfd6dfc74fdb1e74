import { useQuery } from '@tanstack/react-query';

const load = async () => (await import('@lacteos/contracts/divipola')).DEPARTMENTS;

export const useDepartments = () =>
  useQuery({ queryKey: ['divipola'], queryFn: load, staleTime: Infinity, gcTime: Infinity });
