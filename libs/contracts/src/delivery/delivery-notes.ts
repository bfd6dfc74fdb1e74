/** `max` in characters. */
export const DELIVERY_NOTES = { label: 'Notas de entrega', max: 300 } as const;
