const FORM = 'customer';
const NAME_FIELDS = ['company_name', 'first_name'];
/** Used when SIIGO names no field. */
const BY_CODE: Readonly<Record<string, string>> = {
  customer_settings: 'contacts[0].first_name',
  invalid_email: 'contacts[0].email',
  invalid_identification: 'identification',
  invalid_name: 'name',
};

/** By SIIGO's path (`address.city.city_code`); null when not shown. */
export function customerControlOf({
  code,
  field,
}: {
  code?: string | null;
  field?: string | null;
}): HTMLElement | null {
  const path = field ?? BY_CODE[code ?? ''] ?? '';
  const parts = path.split(/[.[\]]+/).filter(Boolean);
  const [first = ''] = parts;
  const names = first === 'name' ? NAME_FIELDS : [parts.join('_'), parts.at(-1) ?? ''];
  return names.map((name) => document.getElementById(`${FORM}_${name}`)).find(Boolean) ?? null;
}
