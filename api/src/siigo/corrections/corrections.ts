export type CorrectionPlace =
  | 'customer'
  | 'products'
  | 'invoiceTypes'
  | 'order'
  | 'invoices'
  | 'form'
  | 'wait'
  | 'siigo';
export interface Correction {
  readonly place: CorrectionPlace;
  readonly advice: string;
}

const ADVICE: Readonly<Record<CorrectionPlace, string>> = {
  customer: 'Corrija los datos del cliente.',
  products: 'Revise el producto y sus impuestos.',
  invoiceTypes: 'Revise el tipo de comprobante en SIIGO o elija otro.',
  order: 'Revise el pedido.',
  invoices: 'Revise la factura que ya existe.',
  form: 'Cambie ese dato y envíe de nuevo.',
  wait: 'Espere unos minutos y envíe de nuevo.',
  siigo: 'Corríjalo en SIIGO y envíe de nuevo.',
};
const at = (place: CorrectionPlace, advice = ADVICE[place]): Correction => ({ place, advice });
const CREDENTIALS = at(
  'siigo',
  'Un administrador debe revisar en SIIGO la credencial de la API (Mi Credencial API).',
);
const REPORT = at(
  'siigo',
  'Avise a soporte de la tienda: SIIGO no entendió la solicitud. Revise en SIIGO si el documento existe.',
);
const RECORD_REPORT = at('siigo', 'Avise a soporte de la tienda: SIIGO no entendió la solicitud.');

const SHOP_CORRECTIONS = {
  ALREADY_INVOICED: at('invoices', 'Acredite o anule la factura que existe antes de hacer otra.'),
  COST_CENTER_INVALID: at('form', 'Elija otro centro de costos.'),
  COST_CENTER_NOT_ALLOWED: at('invoiceTypes', 'Quite el centro de costos o elija otro tipo de comprobante.'),
  COST_CENTER_REQUIRED: at('form', 'Elija un centro de costos.'),
  CREDIT_NOTE_TYPE_MISSING: at('siigo', 'Active en SIIGO un tipo de nota crédito.'),
  CUSTOMER_INACTIVE: at('customer', 'Active el cliente.'),
  CUSTOMER_MISSING: at('form', 'Cree el cliente junto con la factura o elija otro.'),
  CUSTOMER_NEW: at('customer', 'Revise sus datos antes de enviar.'),
  CUSTOMER_WITHOUT_CONTACT: at('customer', 'Agréguele un contacto.'),
  DATE_IN_PAST: at('form', 'Elija el día de hoy o uno posterior.'),
  DATE_TOO_LATE: at('form', 'Elija un día más cercano.'),
  DECIMALS_NOT_ALLOWED: at(
    'invoiceTypes',
    'Elija un tipo de comprobante con decimales o actívelos en SIIGO.',
  ),
  DIAN: at('siigo', 'Lea en SIIGO las razones del rechazo y corrija la factura.'),
  DRAFT_WAITS: at('invoices', 'Envíe el borrador a la DIAN, edítelo o anúlelo.'),
  GOODS_RETURNED: at('order', 'Compare con las devoluciones del pedido.'),
  IDENTIFICATION_INVALID: at('customer', 'Corrija la identificación.'),
  INVOICE_MISSING: at('invoices', 'Espere a que la factura esté en SIIGO.'),
  MUNICIPALITY_INVALID: at('customer', 'Elija de nuevo departamento y municipio.'),
  NAME_MAPPED: at('customer', 'Cambie el nombre si no es correcto.'),
  NAME_MISSING: at('customer', 'Complete el nombre.'),
  NIT_CHECK_DIGIT: at('customer', 'Corrija el dígito de verificación.'),
  NOTE_PAYMENT_TYPE_MISSING: at('siigo', 'Active en SIIGO una forma de pago para notas crédito.'),
  NOTHING_KEPT: at('order', 'Revise las devoluciones del pedido.'),
  NUMBER_NOT_ALLOWED: at('form', 'Borre el número.'),
  NUMBER_REQUIRED: at('form', 'Escriba el número.'),
  ORDER_CANCELLED: at('order', 'Un pedido cancelado no se factura; haga un pedido nuevo si la venta sigue.'),
  ORDER_MISSING: at('order', 'Busque el pedido en la lista.'),
  ORDER_NOT_FOUND: at('order', 'Busque el pedido en la lista.'),
  ORDER_NOT_PAID: at('order', 'Registre el pago del pedido.'),
  PAYMENT_VOIDED: at('order', 'Cancele el pedido, pida otro pago o corrija cómo se pagó.'),
  PAYMENTS_DIFFER: at('form', 'Cambie el valor de los pagos.'),
  PAYMENT_TYPE_INACTIVE: at('form', 'Elija otra forma de pago o actívela en SIIGO.'),
  PAYMENT_TYPE_MISSING: at('siigo', 'Active en SIIGO una forma de pago con el nombre del método del pedido.'),
  PRODUCT_INACTIVE: at('products', 'Actívelo en SIIGO o elija otro.'),
  PRODUCT_MISSING: at('products', 'Enlácelo con SIIGO o elija otro.'),
  PRODUCT_NOT_LINKED: at('products', 'Enlácelo con SIIGO.'),
  SELLER_INACTIVE: at('form', 'Elija otro vendedor.'),
  SELLER_MISSING: at('form', 'Elija otro vendedor.'),
  SIIGO_SILENT: at('wait', 'Envíela de nuevo cuando SIIGO responda.'),
  SIIGO_UNCHECKED: at('wait', 'Envíe de todos modos o espere unos minutos.'),
  TAXES_REPEATED: at('form', 'Quite uno de los dos impuestos.'),
  TAX_DIFFERS: at('products', 'Cambie la clase de IVA del producto, o sus impuestos en SIIGO.'),
  TAX_MISSING: at('siigo', 'Active en SIIGO ese impuesto.'),
  TAX_OF_DOCUMENT: at('form', 'Quite la retención de la línea; configúrela en el cliente.'),
  TOTAL_DIFFERS: at('order', 'Revise los productos del pedido y avise a soporte antes de facturar.'),
  TYPE_INACTIVE: at('invoiceTypes', 'Actívelo en SIIGO o elija otro.'),
  TYPE_MISSING: at('invoiceTypes', 'Elija otro tipo de comprobante.'),
  TYPE_NOT_ALLOWED: at('invoiceTypes', 'Elija uno de los permitidos.'),
  TYPE_NOT_ELECTRONIC: at('invoiceTypes', 'Elija uno electrónico o no la envíe a la DIAN.'),
  UNCONFIRMED: at('siigo', 'Busque la factura en SIIGO por su referencia antes de enviarla de nuevo.'),
  VANISHED: at('wait', 'Envíela de nuevo si todavía hace falta.'),
  WITHHOLDING: at('customer', 'Revise las retenciones del cliente si el pago fue otro.'),
  WITHHOLDING_NOT_ALLOWED: at('invoiceTypes', 'Active la retención en el tipo de comprobante o elija otro.'),
  WITHHOLDING_TAX_MISSING: at('customer', 'Cambie la retención del cliente o cree la tarifa en SIIGO.'),
  'ORDERS.CANCELLED': at(
    'order',
    'Un pedido cancelado no se factura; haga un pedido nuevo si la venta sigue.',
  ),
  'ORDERS.NOTHING_KEPT': at('order', 'Revise las devoluciones del pedido.'),
  'ORDERS.NOT_FOUND': at('order', 'Busque el pedido en la lista.'),
  'ORDERS.NOT_PAID': at('order', 'Registre el pago del pedido.'),
  'PRODUCTS.NOT_FOUND': at('products', 'Búsquelo en la lista de productos.'),
  'ORDERS.PAYMENT_VOIDED': at('order', 'Cancele el pedido, pida otro pago o corrija cómo se pagó.'),
  'SIIGO.REJECTED': at('siigo'),
  'SIIGO.CUSTOMER_NOT_FOUND': at('customer', 'Búsquelo en Clientes; uno nuevo se crea con su factura.'),
  'SIIGO.INVOICE_NOT_FOUND': at('invoices', 'Búsquela en la lista de facturas.'),
  'SIIGO.INVOICE_RUN_NOT_FOUND': at('order', 'Elija de nuevo los pedidos en la lista y factúrelos.'),
  'SIIGO.PRODUCT_BUSY': at('products', 'Espere un minuto y ábralo para ver en qué quedó.'),
  'SIIGO.PRODUCT_LINKED': at('products', 'Ábralo: ya tiene su enlace y se puede facturar.'),
  'SIIGO.ALREADY_INVOICED': at('form', 'Ábrala: para hacer otra, acredítela o anúlela.'),
  'SIIGO.DRAFT_WAITS': at('form', 'Ábralo para enviarlo a la DIAN, editarlo o anularlo.'),
  'SIIGO.BUYER_FROZEN': at('form', 'Ábrala para acreditarla o anularla.'),
  'SIIGO.PAYMENT_FROZEN': at('form', 'Ábrala para acreditarla o anularla.'),
  'SIIGO.WITHHOLDING_FROZEN': at('form', 'Ábrala para acreditarla o anularla.'),
  'SIIGO.CREDIT_EXCEEDED': at('form', 'Ábrala para ver cuánto queda.'),
  'SIIGO.INVOICE_NOT_ISSUED': at('form', 'Ábrala para ver en qué va.'),
  'SIIGO.NOT_CREDITABLE': at('form', 'Ábrala: una que está en camino se espera y un borrador se anula.'),
  'SIIGO.NOT_DRAFT': at('form', 'Ábrala para ver en qué quedó.'),
  'SIIGO.NOT_RETRYABLE': at('form', 'Ábrala para ver en qué quedó.'),
} as const satisfies Readonly<Record<string, Correction>>;
export type ShopCode = keyof typeof SHOP_CORRECTIONS;

/** Covers SIIGO's error reference; for field errors the field decides first (`correction-pages.ts`). */
const SIIGO_CORRECTIONS: Readonly<Record<string, Correction>> = {
  already_exists: at('invoices', 'Use otro valor o revise el documento que ya existe.'),
  duplicated_document: at('invoices', 'Búsquelo en la lista; no lo envíe de nuevo.'),
  parameter_required: at('form', 'Complete ese dato.'),
  parameter_empty: at('form', 'Complete ese dato.'),
  parameter_inactive: at('siigo', 'Actívelo en SIIGO o elija otro.'),
  parameter_not_allowed: at('form', 'Quite ese dato.'),
  parameters_exclusive: at('form', 'Elija otro valor.'),
  invalid_reference: at('form', 'Elija un valor que exista en SIIGO.'),
  invalid_total_payments: at('form', 'Cambie el valor de los pagos.'),
  invalid_payment: at('form', 'Elija otra forma de pago.'),
  invalid_document: at(
    'invoiceTypes',
    'Elija otro tipo de comprobante o espere a que la DIAN acepte la factura.',
  ),
  invalid_dian_resolution: at('siigo', 'Renueve la resolución de numeración y regístrela en SIIGO.'),
  document_settings: at(
    'invoiceTypes',
    'Cambie la configuración del tipo de comprobante en SIIGO o elija otro.',
  ),
  customer_settings: at('customer', 'Agréguele un contacto.'),
  company_settings: at('siigo', 'Active esa función de la empresa en SIIGO.'),
  product_settings: at('products', 'Revise en SIIGO el control de inventario del producto.'),
  warehouse_settings: at('siigo', 'Active las bodegas en SIIGO.'),
  date_settings: at('form', 'Elija otra fecha.'),
  invalid_date: at('form', 'Elija otra fecha.'),
  invalid_date_range: at('form', 'Elija otras fechas.'),
  blocked_transactions: at('siigo', 'Abra el periodo en SIIGO o elija otra fecha.'),
  invalid_amount: at('form', 'Corrija el valor.'),
  invalid_value: at('form', 'Corrija el valor.'),
  invalid_range: at('form', 'Corrija el valor.'),
  invalid_type: REPORT,
  invalid_array: at('form', 'Corrija la lista.'),
  invalid_taxes: at('products', 'Corrija los impuestos de la línea.'),
  invalid_retentions: at('invoiceTypes', 'Active la retención en el tipo de comprobante o elija otro.'),
  invalid_code: at('products', 'Corrija el código del producto.'),
  invalid_name: at('customer', 'Corrija el nombre.'),
  invalid_description: at('form', 'Corrija la descripción.'),
  invalid_email: at('customer', 'Corrija el correo electrónico.'),
  invalid_identification: at('customer', 'Corrija la identificación.'),
  invalid_url: REPORT,
  invalid_currency: at('form', 'Elija otra moneda o actívela en SIIGO.'),
  invalid_cost_center: at('form', 'Elija otro centro de costos.'),
  invalid_account: at('siigo', 'Corrija en SIIGO la cuenta contable.'),
  invalid_balance: at('siigo', 'Corrija en SIIGO el saldo.'),
  invalid_plan_type: at('siigo', 'Amplíe el plan contratado con SIIGO.'),
  length_max: at('form', 'Acorte ese dato.'),
  length_min: at('form', 'Complete ese dato.'),
  values_limit: at('form', 'Quite valores.'),
  'invalid_idempotency-key': at('wait'),
  invalid_idempotency_key: at('wait'),
  header_required: CREDENTIALS,
  invalid_partner_id: CREDENTIALS,
  delete_not_allowed: at('invoices', 'Acredítela con una nota crédito.'),
  update_not_allowed: at('invoices', 'Acredítela con una nota crédito y facture de nuevo.'),
  non_editable: at('form', 'Deje ese dato como estaba.'),
  disabled_functionality: at('siigo', 'Active esa función en SIIGO o pídala a su soporte.'),
  unauthorized: CREDENTIALS,
  not_found: at('siigo', 'Busque el registro en SIIGO; si ya no está, envíe de nuevo.'),
  requests_limit: at('wait'),
  unhandled_error: at('wait'),
  request_timeout: at('wait'),
  unsupported_media_type: REPORT,
  service_unavailable: at('wait'),
  documents_service: at('wait'),
  document_query_service: at('wait'),
  payment_types_service: at('wait'),
  general_service: at('wait'),
  entry_service: at('wait'),
};

export const correctionOf = (code: string | null | undefined): Correction | null =>
  (SHOP_CORRECTIONS as Readonly<Record<string, Correction>>)[code ?? ''] ??
  SIIGO_CORRECTIONS[code ?? ''] ??
  null;
/** Codes with another meaning for customers and products. */
const RECORD_CORRECTIONS: Readonly<Record<string, Correction>> = {
  already_exists: at('siigo', 'Busque en SIIGO el registro que ya tiene ese valor y cambie uno de los dos.'),
  duplicated_document: at('siigo', 'Busque en SIIGO el registro que ya existe.'),
  invalid_document: at('siigo'),
  document_settings: at('siigo'),
  invalid_retentions: at('siigo', 'Revise en SIIGO las retenciones.'),
  update_not_allowed: at('siigo', 'Cámbielo en SIIGO; allí tiene movimientos.'),
  delete_not_allowed: at('siigo', 'Desactívelo en SIIGO; allí tiene movimientos.'),
  non_editable: at('form', 'Deje ese dato como estaba.'),
  disabled_functionality: at('siigo', 'Active esa función en SIIGO o pídala a su soporte.'),
  invalid_type: RECORD_REPORT,
  invalid_url: RECORD_REPORT,
  unsupported_media_type: RECORD_REPORT,
};

export const correctionOfRecordCode = (code: string | null | undefined): Correction | null =>
  RECORD_CORRECTIONS[code ?? ''] ?? correctionOf(code);
export const correctionAt = (place: CorrectionPlace): Correction => at(place);
