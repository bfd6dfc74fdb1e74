import { EXPLAINED_CODES, explainProblem } from './siigo-explanations.js';
import { failureOfStatus } from './siigo-error.js';
import { fieldLabel } from './siigo-fields.js';

const explained = (code: string, message: string, ...params: string[]): string =>
  explainProblem({ code, message, params }).message;

/** Every code of SIIGO's error reference and status table. */
const DOCUMENTED = [
  'already_exists',
  'duplicated_document',
  'parameter_required',
  'parameter_empty',
  'parameter_inactive',
  'parameter_not_allowed',
  'parameters_exclusive',
  'invalid_reference',
  'invalid_total_payments',
  'invalid_payment',
  'invalid_document',
  'invalid_dian_resolution',
  'document_settings',
  'customer_settings',
  'company_settings',
  'product_settings',
  'warehouse_settings',
  'date_settings',
  'invalid_date',
  'invalid_date_range',
  'blocked_transactions',
  'invalid_amount',
  'invalid_value',
  'invalid_range',
  'invalid_type',
  'invalid_array',
  'invalid_taxes',
  'invalid_retentions',
  'invalid_code',
  'invalid_name',
  'invalid_description',
  'invalid_email',
  'invalid_identification',
  'invalid_url',
  'invalid_currency',
  'invalid_cost_center',
  'invalid_account',
  'invalid_balance',
  'invalid_plan_type',
  'length_max',
  'length_min',
  'values_limit',
  'invalid_idempotency_key',
  'invalid_idempotency-key',
  'header_required',
  'invalid_partner_id',
  'delete_not_allowed',
  'update_not_allowed',
  'non_editable',
  'disabled_functionality',
  'unauthorized',
  'not_found',
  'requests_limit',
  'unhandled_error',
  'request_timeout',
  'service_unavailable',
  'documents_service',
  'document_query_service',
  'payment_types_service',
  'general_service',
  'entry_service',
];

describe('Spanish explanations of SIIGO codes', () => {
  it.each(DOCUMENTED)('exist for %s', (code) => {
    expect(EXPLAINED_CODES).toContain(code);
    const text = explained(code, 'The field x is wrong', 'items[0].price');
    expect(text).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/);
    expect(text).not.toContain('The field');
  });

  it.each([
    [
      'invalid_total_payments',
      'The total payments must be equal to the total invoice. The total invoice calculated is 5059932.36',
      'payments',
      'La suma de los pagos no es igual al total de la factura; SIIGO calculó 5059932.36.',
    ],
    [
      'invalid_reference',
      "The tax doesn't exist: 77",
      'items[0].taxes[0].id',
      'No existe en SIIGO: línea 1, impuesto 1 (77).',
    ],
    [
      'parameter_inactive',
      'The tax is inactive: 589',
      'items[1].taxes[0].id',
      'El registro está inactivo en SIIGO: línea 2, impuesto 1 (589).',
    ],
    [
      'document_settings',
      'The send cannot be used, you must verify the document settings',
      'stamp.send',
      'El tipo de comprobante no permite: envío a la DIAN, envío. Revise su configuración en SIIGO.',
    ],
    [
      'already_exists',
      'The number already exists: 49857',
      'number',
      'Ya existe en SIIGO un registro con ese valor (49857).',
    ],
    ['parameter_required', 'The field code is required', 'code', 'Falta el dato obligatorio: código.'],
    [
      'invalid_amount',
      'The price amount is invalid',
      'items[0].price',
      'El valor no es válido: línea 1, precio.',
    ],
  ])('name field and value of %s: %s', (code, message, path, text) => {
    expect(explained(code, message, path)).toBe(text);
  });

  it("keep SIIGO's own text for an undocumented code", () => {
    expect(explained('brand_new', 'Something else')).toBe(
      'SIIGO no aceptó la solicitud (brand_new: Something else).',
    );
  });

  it('keep the field path for the form', () => {
    const problem = { code: 'invalid_email', message: '', params: ['contacts[0].email'] };
    expect(explainProblem(problem).field).toBe('contacts[0].email');
    expect(fieldLabel('contacts[0].email')).toBe('contacto 1, correo electrónico');
    expect(explainProblem({ ...problem, params: [] }).field).toBeNull();
  });
});

describe('a failure of SIIGO', () => {
  const failureOf = (status: number, code: string, isWrite = true) =>
    failureOfStatus(status, isWrite, [{ code, message: '', params: [] }]);

  it.each([
    ['documents_service', 400, 'retryable'],
    ['general_service', 400, 'retryable'],
    ['requests_limit', 400, 'retryable'],
    ['documents_service', 503, 'retryable'],
    ['unhandled_error', 400, 'unknown outcome'],
    ['invalid_reference', 400, 'rejected'],
    ['unhandled_error', 500, 'unknown outcome'],
  ])(
    'with code %s and status %s is %s, because the code takes precedence [N-19-006]',
    (code, status, failure) => {
      expect(failureOf(status, code)).toBe(failure);
    },
  );

  it('of a read is retryable rather than of unknown outcome', () => {
    expect(failureOf(400, 'unhandled_error', false)).toBe('retryable');
  });
});
