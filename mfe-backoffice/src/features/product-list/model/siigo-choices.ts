import { api, type ApiError } from '@lacteos/api-client';
import { queryOptions } from '@tanstack/react-query';

export interface SiigoChoice {
  id: number;
  name: string;
  active?: boolean;
}
export interface SiigoChoices {
  accounts: SiigoChoice[];
  taxes: SiigoChoice[];
}

const isOffered = ({ active }: SiigoChoice): boolean => active !== false;
const offered = ({ accounts, taxes }: SiigoChoices): SiigoChoices => ({
  accounts: accounts.filter(isOffered),
  taxes: taxes.filter(isOffered),
});

/** Including those no longer offered. */
export const siigoCataloguesQuery = queryOptions<SiigoChoices, ApiError>({
  queryKey: ['siigo-choices'],
  queryFn: async ({ signal }) => {
    const [accounts, taxes] = await Promise.all([
      api.get<SiigoChoice[]>('/siigo/account-group', { signal }),
      api.get<SiigoChoice[]>('/siigo/taxes', { signal }),
    ]);
    return { accounts, taxes };
  },
  staleTime: 300_000,
});

/** Only those still offered; the form needs both lists before it opens. */
export const siigoChoicesQuery = { ...siigoCataloguesQuery, select: offered };
