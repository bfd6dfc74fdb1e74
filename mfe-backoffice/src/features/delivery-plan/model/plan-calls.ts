import { api, type ApiError } from '@lacteos/api-client';
import type { DayPlan, LeftRoute, NewRoute, Route, RouteChange, RouteLink } from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { ORDERS_KEY } from '#features/order-list';

const PLAN_KEY = 'delivery-plan';

export const planQuery = (day: string) =>
  queryOptions<DayPlan, ApiError>({
    queryKey: [PLAN_KEY, day],
    queryFn: ({ signal }) => api.get<DayPlan>('/delivery/plan', { params: { day }, signal }),
  });

function useRouteCall<Answer, Body>(call: (body: Body) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation<Answer, FailedCall, Body>({
    mutationFn: call,
    onSettled: () =>
      Promise.all([PLAN_KEY, ORDERS_KEY].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}

export const useCreateRoute = () =>
  useRouteCall((route: NewRoute) => api.post<Route>('/delivery/routes', route));

export const useChangeRoute = () =>
  useRouteCall(({ id, ...change }: RouteChange & { id: number }) =>
    api.put<Route>(`/delivery/routes/${id}`, change),
  );

export const useDeleteRoute = () => useRouteCall((id: number) => api.delete<null>(`/delivery/routes/${id}`));

export const useRouteLink = () =>
  useRouteCall((id: number) => api.post<RouteLink>(`/delivery/routes/${id}/link`));

export const useLeaveRoute = () =>
  useRouteCall((id: number) => api.post<LeftRoute>(`/delivery/routes/${id}/leave`));
