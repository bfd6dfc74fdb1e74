import { api, type ApiError } from '@lacteos/api-client';
import type { Drawer, DrawerChange, NewDrawer, StoreDrawer } from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';

const KEY = 'drawers';

export const drawersQuery = queryOptions<Drawer[], ApiError>({
  queryKey: [KEY],
  queryFn: ({ signal }) => api.get<Drawer[]>('/till/drawers', { signal }),
});

function useDrawerCall<Body>(call: (body: Body) => Promise<StoreDrawer>) {
  const client = useQueryClient();
  return useMutation<StoreDrawer, FailedCall, Body>({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}

export const useCreateDrawer = () => useDrawerCall<NewDrawer>((drawer) => api.post('/admin/drawers', drawer));

export const useChangeDrawer = () =>
  useDrawerCall<DrawerChange>((change) => api.put('/admin/drawers', change));
