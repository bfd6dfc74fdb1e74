import { nothingPersonal, type PersonalDataMap } from './map-types.js';

const actor = ['quién lo hizo', 'proof', 'account'] as const;

/** Products, stores, legal texts, SIIGO and the tables of the platform. */
export const SHOP_MAP: PersonalDataMap = {
  products: nothingPersonal(
    ...['id', 'code', 'name', 'slug', 'image', 'brand', 'description', 'family', 'price', 'search_text'],
    ...['tax_classification', 'active', 'siigo_id', 'created_at', 'type', 'account_group', 'id_tax', 'cost'],
    ...['currency_code', 'price_list', 'unit_code', 'stock_control', 'tax_included', 'tax_consumption_value'],
    ...['tariff', 'version', 'next_tax_classification', 'tax_change_on', 'net_content', 'net_content_unit'],
    'details',
  ),
  product_price_changes: {
    personal: { actor_id: actor },
    other: ['id', 'product_id', 'price_before', 'price_after', 'at'],
  },
  product_costs: {
    personal: { actor_id: actor },
    other: ['product_id', 'valid_from', 'valid_until', 'cost', 'at'],
  },
  catalogue_version: nothingPersonal('id', 'version'),
  stores: nothingPersonal(
    ...['id', 'name', 'address', 'phone', 'city', 'country', 'image', 'active', 'created_at', 'version'],
    ...['search_text', 'hours', 'location'],
  ),
  cashier_stores: {
    personal: { user_id: ['cajero', 'office', 'account'] },
    other: ['store_id'],
  },
  stock_levels: nothingPersonal('store_id', 'product_id', 'quantity'),
  stock_ledger: {
    personal: { actor_id: actor },
    other: ['id', 'store_id', 'product_id', 'delta', 'cause', 'order_id', 'at'],
  },
  legal_texts: {
    personal: { author_id: ['quién lo publicó', 'proof', 'account'] },
    other: ['document', 'version', 'title', 'body', 'published_at'],
  },
  siigo_tokens: nothingPersonal('account', 'sealed_token', 'renew_at', 'claimed_until'),
  siigo_catalogues: nothingPersonal('name', 'payload', 'fetched_at'),
  siigo_product_links: nothingPersonal(
    ...['product_id', 'state', 'fields', 'reasons', 'attempts', 'sending_until', 'updated_at'],
  ),
  siigo_comparisons: {
    personal: { result: ['identificación de facturas sin pedido', 'books', 'retained'] },
    other: ['id', 'day', 'started_at', 'finished_at'],
  },
  siigo_documents: {
    personal: {
      request: ['factura pedida, con el comprador', 'books', 'retained'],
      payload: ['factura enviada, con el comprador', 'books', 'retained'],
      customer_identification: ['documento del comprador', 'books', 'retained'],
      request_key: ['llave de la solicitud, con el número de la cuenta', 'proof', 'account'],
      public_url: ['dirección de la factura', 'books', 'retained'],
      reasons: ['respuesta de SIIGO o de la DIAN', 'books', 'retained'],
      actor_id: actor,
    },
    other: [
      ...['id', 'kind', 'order_id', 'former_order_id', 'credits_id', 'reference', 'state', 'version', 'name'],
      ...['idempotency_key', 'key_spent', 'attempts', 'waits', 'attempted_at', 'lease_token', 'lease_until'],
      ...['siigo_id', 'prefix', 'number', 'total', 'siigo_total', 'cufe', 'mail_state', 'created_at'],
      ...['updated_at', 'lock_count'],
    ],
  },
  customers: {
    personal: {
      identification: ['documento del tercero en SIIGO', 'books', 'retained'],
      check_digit: ['dígito de verificación', 'books', 'retained'],
      person_type: ['persona o empresa', 'books', 'retained'],
      id_type: ['tipo de documento', 'books', 'retained'],
      first_name: ['nombres', 'books', 'retained'],
      last_name: ['apellidos', 'books', 'retained'],
      name_company: ['razón social', 'books', 'retained'],
      commercial_name: ['nombre comercial', 'books', 'retained'],
      address: ['dirección', 'books', 'retained'],
      postal_code: ['código postal', 'books', 'retained'],
      state_code: ['departamento', 'books', 'retained'],
      city_code: ['municipio', 'books', 'retained'],
      phones: ['teléfonos', 'books', 'retained'],
      contacts: ['contactos con correo y teléfono', 'books', 'retained'],
      comments: ['comentarios', 'books', 'retained'],
      id_siigo: ['número del tercero en SIIGO', 'books', 'retained'],
    },
    other: [
      ...['id', 'active', 'country_code', 'fiscal_responsibilities', 'vat_responsible', 'seller_id'],
      ...['collector_id', 'version', 'saving_until', 'created_at', 'synced_at', 'branch_office'],
    ],
  },
  invoice_runs: {
    personal: {
      actor_id: actor,
      request_key: ['llave de la solicitud, con el número de la cuenta', 'proof', 'account'],
    },
    other: ['id', 'request', 'cancelled_at', 'created_at'],
  },
  invoice_run_rows: nothingPersonal(
    ...['run_id', 'order_id', 'place', 'state', 'attempt', 'document_id', 'code', 'message'],
  ),
  audit_entries: {
    personal: {
      actor_id: actor,
      subject_id: ['fila cambiada', 'proof', 'account'],
      before_fields: ['valores de antes', 'proof', 'searched'],
      after_fields: ['valores de después', 'proof', 'searched'],
      search_text: ['valores para buscar', 'proof', 'searched'],
    },
    other: ['id', 'at', 'action', 'subject'],
  },
  outbox_messages: {
    personal: {
      payload: ['destinatario o número de cuenta', 'delivery', 'erased'],
      last_error: ['último error, sin direcciones de correo', 'delivery', 'erased'],
    },
    other: [
      ...['id', 'topic', 'available_at', 'attempts', 'claimed_until', 'claimed_by', 'done_at', 'created_at'],
      ...['dead_at', 'failure', 'request_id', 'traceparent'],
    ],
  },
  idempotency_keys: {
    personal: {
      user_id: ['cuenta que hizo la solicitud', 'delivery', 'erased'],
      answer: ['respuesta, cifrada con un identificador que no se guarda', 'delivery', 'erased'],
    },
    other: ['key_hash', 'request_hash', 'status', 'created_at'],
  },
  saved_views: {
    personal: { user_id: ['cuenta', 'office', 'erased'], views: ['filtros guardados', 'office', 'erased'] },
    other: ['table_name'],
  },
  schema_migrations: nothingPersonal('id', 'timestamp', 'name'),
};
