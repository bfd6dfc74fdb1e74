export const orderCount = (count: number): string => `${count} ${count === 1 ? 'pedido' : 'pedidos'}`;
