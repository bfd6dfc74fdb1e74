/** What a buyer asks of whoever delivers the order: its name on screens, in files and on paper, and its length in characters. */
export const DELIVERY_NOTES = { label: 'Notas de entrega', max: 300 } as const;
