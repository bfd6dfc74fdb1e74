import { api, type ApiError } from '@lacteos/api-client';
import { queryOptions } from '@tanstack/react-query';

/** An option from SIIGO. */
export interface SiigoChoice {
  id: number;
  name: string;
  active?: boolean;
}
/** SIIGO's classifications of a product. */
export interface SiigoChoices {
  accounts: SiigoChoice[];
  taxes: SiigoChoice[];
}

const isOffered = ({ active }: SiigoChoice): boolean => active !== false;

/** Inventory groups and taxes of SIIGO; a product's form needs both before it opens. */
export const siigoChoicesQuery = queryOptions<SiigoChoices, ApiError>({
  queryKey: ['siigo-choices'],
  queryFn: async ({ signal }) => {
    const [accounts, taxes] = await Promise.all([
      api.get<SiigoChoice[]>('/siigo/account-group', { signal }),
      api.get<SiigoChoice[]>('/siigo/taxes', { signal }),
    ]);
    return { accounts: accounts.filter(isOffered), taxes: taxes.filter(isOffered) };
  },
  staleTime: 300_000,
});
