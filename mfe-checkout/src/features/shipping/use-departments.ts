import { useQuery } from '@tanstack/react-query';

const load = async () => (await import('@lacteos/contracts/divipola')).DEPARTMENTS;

/** Departments with their municipalities, fetched when a page first needs them. */
export const useDepartments = () =>
  useQuery({ queryKey: ['divipola'], queryFn: load, staleTime: Infinity, gcTime: Infinity });

/** Names of a department and a municipality; the codes while the list is not there. */
export function useCityNames(stateCode: string, cityCode: string): { department: string; city: string } {
  const { data } = useDepartments();
  const department = data?.find(({ code }) => code === stateCode);
  const city = department?.municipalities.find(([code]) => code === cityCode)?.[1];
  return { department: department?.name ?? stateCode, city: city ?? cityCode };
}
