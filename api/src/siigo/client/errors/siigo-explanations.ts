import { TEXTS } from '@lacteos/contracts/validation';
import type { SiigoProblem } from './siigo-error.js';
import { fieldLabel } from './siigo-fields.js';

/** The Spanish explanation is safe to show. */
export interface SiigoReason {
  readonly code: string;
  readonly message: string;
  /** SIIGO's path, such as `items[0].price`, or null. */
  readonly field: string | null;
}

interface ErrorArguments {
  readonly field: string | null;
  readonly value: string | null;
}
type Explain = (said: ErrorArguments) => string;

const about =
  (otherwise: string, named: (field: string) => string): Explain =>
  ({ field }) =>
    field ? named(field) : otherwise;
const fixed =
  (text: string): Explain =>
  () =>
    text;
const withValue = ({ value }: ErrorArguments): string => (value ? ` (${value})` : '');

const EXPLANATIONS: Readonly<Record<string, Explain>> = {
  already_exists: (said) => `Ya existe en SIIGO un registro con ese valor${withValue(said)}.`,
  duplicated_document: fixed('El documento ya existe en SIIGO.'),
  parameter_required: about('Falta un dato obligatorio.', (field) => `Falta el dato obligatorio: ${field}.`),
  parameter_empty: about('Hay un dato vacío.', (field) => `El dato está vacío: ${field}.`),
  parameter_inactive: (said) =>
    `El registro está inactivo en SIIGO: ${said.field ?? 'revise los datos'}${withValue(said)}.`,
  parameter_not_allowed: about('Hay un dato que no se permite aquí.', (f) => `No se permite aquí: ${f}.`),
  parameters_exclusive: about(
    'Hay un valor fuera de la lista permitida.',
    (f) => `Valor no permitido: ${f}.`,
  ),
  invalid_reference: (said) => `No existe en SIIGO: ${said.field ?? 'un dato enviado'}${withValue(said)}.`,
  invalid_total_payments: ({ value }) =>
    `La suma de los pagos no es igual al total de la factura${value ? `; SIIGO calculó ${value}` : ''}.`,
  invalid_payment: fixed('La forma de pago no se puede usar en este documento.'),
  invalid_document: fixed(
    'El tipo de comprobante no corresponde a este documento, o la factura aún no está aceptada por la DIAN.',
  ),
  invalid_dian_resolution: fixed('La resolución de numeración de la DIAN está vencida o agotada.'),
  document_settings: about(
    'El tipo de comprobante no permite uno de los datos enviados; revise su configuración en SIIGO.',
    (field) => `El tipo de comprobante no permite: ${field}. Revise su configuración en SIIGO.`,
  ),
  customer_settings: fixed('El cliente no tiene contactos en SIIGO; agréguele al menos uno.'),
  company_settings: fixed('La empresa no tiene habilitada esta función en SIIGO.'),
  product_settings: fixed('El producto no maneja inventario en SIIGO y no admite bodega.'),
  warehouse_settings: fixed('La empresa no tiene bodegas habilitadas en SIIGO.'),
  date_settings: fixed('La fecha no se permite; revise la configuración de fechas en SIIGO.'),
  invalid_date: about(TEXTS.dateInvalid, (field) => `La fecha no es válida: ${field}.`),
  invalid_date_range: fixed('El rango de fechas no es válido.'),
  blocked_transactions: fixed('La fecha está en un periodo cerrado por el administrador de SIIGO.'),
  invalid_amount: about('Un valor no es válido.', (field) => `El valor no es válido: ${field}.`),
  invalid_value: about('Un dato no es válido.', (field) => `El dato no es válido: ${field}.`),
  invalid_range: about('Un valor está fuera del rango permitido.', (f) => `Fuera del rango permitido: ${f}.`),
  invalid_type: about('Un dato tiene un tipo que no corresponde.', (f) => `Tipo de dato equivocado: ${f}.`),
  invalid_array: about(
    'Una lista tiene valores no válidos.',
    (f) => `La lista tiene valores no válidos: ${f}.`,
  ),
  invalid_taxes: fixed('Los impuestos de una línea no son válidos.'),
  invalid_retentions: fixed('El tipo de comprobante no permite esa retención.'),
  invalid_code: fixed('El código no puede tener espacios ni comillas.'),
  invalid_name: fixed('El nombre no es válido.'),
  invalid_description: fixed('La descripción no es válida.'),
  invalid_email: fixed('El correo electrónico no es válido.'),
  invalid_identification: fixed('La identificación no es válida para ese tipo de documento.'),
  invalid_url: fixed('La dirección web no es válida.'),
  invalid_currency: fixed('La moneda no es válida o no está habilitada en SIIGO.'),
  invalid_cost_center: fixed('El centro de costos no es válido o está inactivo.'),
  invalid_account: fixed('La cuenta contable no es válida.'),
  invalid_balance: fixed('El saldo no es válido.'),
  invalid_plan_type: fixed('El plan contratado con SIIGO no permite esta operación.'),
  length_max: about('Un dato es demasiado largo.', (field) => `El dato es demasiado largo: ${field}.`),
  length_min: about('Un dato es demasiado corto.', (field) => `El dato es demasiado corto: ${field}.`),
  values_limit: about(
    'Hay más valores de los permitidos.',
    (f) => `Hay más valores de los permitidos: ${f}.`,
  ),
  'invalid_idempotency-key': fixed('El identificador del envío no es válido.'),
  invalid_idempotency_key: fixed('El identificador del envío no es válido.'),
  header_required: fixed('Falta un encabezado de la conexión con SIIGO; avise al administrador.'),
  invalid_partner_id: fixed('El Partner-Id de la conexión con SIIGO no es válido; avise al administrador.'),
  delete_not_allowed: fixed('El registro tiene movimientos en SIIGO y no se puede eliminar.'),
  update_not_allowed: fixed('El registro tiene movimientos en SIIGO y no se puede modificar.'),
  non_editable: about(
    'El dato no se puede modificar.',
    (field) => `El dato no se puede modificar: ${field}.`,
  ),
  disabled_functionality: fixed('SIIGO tiene esta función deshabilitada.'),
  unauthorized: fixed('SIIGO no aceptó el usuario o la clave de acceso; avise al administrador.'),
  not_found: fixed('El registro no existe en SIIGO.'),
  requests_limit: fixed('Se alcanzó el límite de solicitudes por minuto de SIIGO.'),
  unhandled_error: fixed('SIIGO tuvo un error interno.'),
  request_timeout: fixed('SIIGO tardó demasiado en responder.'),
  unsupported_media_type: fixed('SIIGO no aceptó el formato de la solicitud; avise al administrador.'),
  service_unavailable: fixed('SIIGO no está disponible en este momento.'),
  documents_service: fixed('El servicio de documentos de SIIGO no está disponible en este momento.'),
  document_query_service: fixed('El servicio de consulta de SIIGO no está disponible en este momento.'),
  payment_types_service: fixed('El servicio de formas de pago de SIIGO no está disponible en este momento.'),
  general_service: fixed('SIIGO no está disponible en este momento.'),
  entry_service: fixed('SIIGO no está disponible en este momento.'),
};

export const EXPLAINED_CODES: readonly string[] = Object.keys(EXPLANATIONS);

/** Undocumented codes keep SIIGO's own text. */
export function explainProblem({ code, message, params }: SiigoProblem): SiigoReason {
  const path = params[0] ?? null;
  const explain = EXPLANATIONS[code];
  const field = fieldLabel(path ?? undefined);
  const text = explain
    ? explain({ field, value: valueIn(message) })
    : `SIIGO no aceptó la solicitud (${[code, message].filter(Boolean).join(': ')}).`;
  return { code, message: text, field: path };
}

/** Value at the end of SIIGO's text: an id after a colon, or a computed total. */
function valueIn(message: string): string | null {
  return /(?::\s*|calculated is\s+)([^\s:][^:]{0,80}?)\.?$/.exec(message)?.[1] ?? null;
}
