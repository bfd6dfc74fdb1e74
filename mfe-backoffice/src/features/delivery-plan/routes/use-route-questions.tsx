import { OWN_ROUTE, routeGuide } from '@lacteos/contracts/delivery/delivery-progress';
import type { LeftRoute, Route } from '@lacteos/contracts/schemas';
import { App } from 'antd';

import { failedCall } from '#features/editing';
import { useDeleteRoute, useLeaveRoute } from '../model/plan-calls';
import { stopsText } from '../model/plan';

const LeftBehind = ({ leftBehind }: Pick<LeftRoute, 'leftBehind'>) => (
  <ul>
    {leftBehind.map(({ orderId, reason }) => (
      <li key={orderId}>
        Pedido {orderId}: {reason}
      </li>
    ))}
  </ul>
);

export function useRouteQuestions(route: Route) {
  const { modal, notification } = App.useApp();
  const { mutateAsync: leave, isPending: isLeaving } = useLeaveRoute();
  const { mutateAsync: remove } = useDeleteRoute();
  const { id, driverName, stops } = route;
  const fail = (error: unknown) =>
    notification.error({ title: failedCall(error).message, role: 'alert', duration: 0 });

  const send = async () => {
    try {
      const { leftBehind } = await leave(id);
      if (leftBehind.length === 0)
        return notification.success({ title: `Salió la ruta ${id}`, role: 'status' });
      return notification.warning({
        title: `Salió la ruta ${id}, sin estos pedidos:`,
        description: <LeftBehind leftBehind={leftBehind} />,
        role: 'alert',
        duration: 0,
      });
    } catch (error) {
      return fail(error);
    }
  };
  const erase = async () => {
    try {
      await remove(id);
      notification.success({ title: `Se borró la ruta ${id}`, role: 'status' });
    } catch (error) {
      fail(error);
    }
  };
  const askToLeave = () =>
    void modal.confirm({
      title: `¿Salió ${driverName} con ${stopsText(stops.length)}?`,
      content: `Los pedidos quedan despachados con ${OWN_ROUTE.carrier}, guía ${routeGuide(id)}, y avisamos a los compradores.`,
      okText: 'Salió',
      cancelText: 'Todavía no',
      focusable: { autoFocusButton: 'cancel' },
      onOk: send,
    });
  const askToDelete = () =>
    void modal.confirm({
      title: `¿Borrar la ruta ${id}?`,
      content: 'Sus pedidos vuelven a la lista de la zona, y el enlace del repartidor deja de servir.',
      okText: 'Borrar ruta',
      okButtonProps: { danger: true },
      cancelText: 'Cancelar',
      focusable: { autoFocusButton: 'cancel' },
      onOk: erase,
    });
  return { askToLeave, askToDelete, isLeaving };
}
