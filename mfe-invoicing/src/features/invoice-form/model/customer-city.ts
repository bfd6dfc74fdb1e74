import type { Department } from '@lacteos/contracts/divipola';

export function municipality(
  departments: readonly Department[],
  { state_code, city_code }: { state_code: string; city_code: string },
): string {
  const department = departments.find(({ code }) => code === state_code);
  const city = department?.municipalities.find(([code]) => code === city_code)?.[1];
  return city && department ? `${city}, ${department.name}` : `${city_code} ${state_code}`.trim();
}
