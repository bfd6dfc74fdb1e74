/** By the first part of SIIGO's path. */
const CONTROLS: Readonly<Record<string, string>> = {
  account_group: 'account',
  additional_fields: 'tariff',
  description: 'description',
  name: 'name',
  prices: 'price',
  reference: 'slug',
  stock_control: 'stockControl',
  tax_classification: 'taxClassification',
  tax_consumption_value: 'taxConsumptionValue',
  taxes: 'taxClassification',
  type: 'type',
  unit: 'unid',
};

export function productControlOf({ field }: { field?: string | null }): HTMLElement | null {
  const [first = ''] = (field ?? '').split(/[.[]/);
  const id = CONTROLS[first];
  return id === undefined ? null : document.getElementById(id);
}
