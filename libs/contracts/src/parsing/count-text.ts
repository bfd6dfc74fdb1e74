/** '1 unidad', '1.200 unidades'. */
export const countText = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-CO')} ${count === 1 ? one : many}`;

export const unitsText = (units: number): string => countText(units, 'unidad', 'unidades');
