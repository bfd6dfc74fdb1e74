/** docs/figures.md explains them; a spec compares. */
export interface Figure {
  readonly label: string;
  readonly counts: string;
}

export const FIGURES = {
  total: { label: 'Total', counts: 'Totales de los pedidos de la lista, con IVA.' },
  sales: {
    label: 'Ventas',
    counts:
      'Totales, con IVA, de los pedidos pagados y no cancelados, por el día de su pago, menos lo acreditado. Incluye lo vendido a crédito y lo que retuvo el comprador.',
  },
  credited: {
    label: 'Acreditado',
    counts:
      'Lo que se restó de esas ventas: productos devueltos y notas crédito hechas a mano, en el día de su pedido.',
  },
  paidOrders: { label: 'Pedidos pagados', counts: 'Pedidos pagados y no cancelados, por el día de su pago.' },
  average: { label: 'Tiquete promedio', counts: 'Ventas divididas por los pedidos pagados.' },
  margin: {
    label: 'Margen',
    counts: 'Ventas sin IVA menos su costo, solo de las unidades con costo conocido.',
  },
  received: {
    label: 'Total Ingreso',
    counts:
      'Dinero recibido de los pedidos pagados, también de los cancelados después. No cuenta lo vendido a crédito, lo que retuvo el comprador ni los pagos que anuló Wompi.',
  },
  paidOut: {
    label: 'Dinero devuelto',
    counts:
      'Dinero entregado a compradores, por el día en que salió y por todos los métodos. No cuenta lo descontado de un crédito.',
  },
} as const satisfies Readonly<Record<string, Figure>>;
