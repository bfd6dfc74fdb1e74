import { useQuery } from '@tanstack/react-query';

const load = async () => (await import('@lacteos/contracts/divipola')).DEPARTMENTS;

export const useDepartments = () =>
  useQuery({ queryKey: ['divipola'], queryFn: load, staleTime: Infinity, gcTime: Infinity });

/** The codes until the list is loaded. */
export function useCityNames(stateCode: string, cityCode: string): { department: string; city: string } {
  const { data } = useDepartments();
  const department = data?.find(({ code }) => code === stateCode);
  const city = department?.municipalities.find(([code]) => code === cityCode)?.[1];
  return { department: department?.name ?? stateCode, city: city ?? cityCode };
}
