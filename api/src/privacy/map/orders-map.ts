import { nothingPersonal, type PersonalDataMap } from './map-types.js';

/** Orders and what follows from them. A buyer without a payment leaves nothing that the books need. */
export const ORDERS_MAP: PersonalDataMap = {
  orders: {
    personal: {
      user_id: ['cuenta que compró', 'books', 'account'],
      n_document: ['documento del comprador; sin pago se borra', 'books', 'retained'],
      shipping_address: [
        'nombre, ciudad, dirección, correo, teléfono y notas de entrega',
        'books',
        'reduced',
      ],
      customer: ["'Datos Cliente' de la tienda", 'books', 'reduced'],
      delivery: ['transportadora, guía, dirección y teléfono', 'orders', 'reduced'],
      payment_result: ['número del pago', 'books', 'retained'],
    },
    other: [
      ...['id', 'store_id', 'idempotency_key', 'request_hash', 'payment_method', 'payment_id', 'items_price'],
      ...['tax_price', 'shipping_price', 'total_price', 'all_taxed', 'is_paid', 'paid_at', 'is_delivered'],
      ...[
        'delivered_at',
        'active',
        'is_invoice',
        'id_invoice',
        'invoice_state',
        'created_at',
        'stock_released_at',
      ],
      ...['paid_without_stock', 'payment_alert', 'terms_version', 'terms_hash', 'lock_count'],
    ],
  },
  order_lines: nothingPersonal(
    ...['order_id', 'product_id', 'quantity', 'unit_price', 'tax_classification', 'tax_percent'],
    ...['tax_price', 'product_name'],
  ),
  order_events: {
    personal: {
      actor_id: ['quién lo hizo', 'proof', 'account'],
      detail: ['nota o motivo', 'proof', 'searched'],
    },
    other: ['id', 'order_id', 'name', 'at'],
  },
  order_search_terms: {
    personal: { term: ['palabras del nombre y del teléfono', 'orders', 'erased'] },
    other: ['order_id', 'state', 'total'],
  },
  order_holds: nothingPersonal('order_id', 'ends_at'),
  order_totals: nothingPersonal(
    ...['day', 'payment_method', 'is_paid', 'is_delivered', 'active', 'orders', 'amount'],
  ),
  order_total_changes: nothingPersonal(
    ...['id', 'day', 'payment_method', 'is_paid', 'is_delivered', 'active', 'orders', 'amount'],
  ),
  order_withholdings: nothingPersonal(
    'order_id',
    'rete_fuente',
    'rete_iva',
    'rete_ica',
    'withheld',
    'difference',
    'collected',
    'balance_due',
  ),
  order_credit_tasks: nothingPersonal('cause', 'order_id', 'state'),
  order_credits: nothingPersonal('cause', 'product_id', 'order_id', 'quantity', 'base', 'amount'),
  buyer_withholdings: {
    personal: { identification: ['NIT de la empresa que retiene', 'books', 'retained'] },
    other: ['id_type', 'rete_fuente', 'rete_iva', 'rete_ica', 'minimum_base'],
  },
  product_sales: nothingPersonal('day', 'product_id', 'units', 'amount'),
  product_sale_changes: nothingPersonal('id', 'day', 'product_id', 'units', 'amount'),
  payment_types: nothingPersonal('id', 'name', 'for_customers', 'registration_only'),
  payments: {
    personal: { transaction_id: ['número del pago', 'books', 'retained'] },
    other: [
      ...['id', 'provider', 'status', 'order_id', 'amount', 'currency', 'payment_method_type', 'source'],
      ...['outcome', 'at'],
    ],
  },
  refunds: {
    personal: {
      transaction_id: ['número del pago', 'books', 'retained'],
      sealed_account: ['cuenta bancaria, cifrada; se borra al pagar', 'orders', 'erased'],
      payment_number: ['número de la transferencia', 'books', 'retained'],
      reason: ['motivo', 'books', 'searched'],
      detail: ['por qué espera', 'books', 'searched'],
      entered_by: ['quién lo registró', 'proof', 'account'],
      approved_by: ['quién lo aprobó', 'proof', 'account'],
      actor_id: ['quién lo pidió', 'proof', 'account'],
    },
    other: [
      ...['id', 'order_id', 'return_id', 'request_key', 'is_of_order', 'amount', 'way', 'state', 'reference'],
      ...['provider_id', 'attempts', 'absences', 'waits', 'version', 'shift_id', 'created_at', 'updated_at'],
      ...['done_at'],
    ],
  },
  returns: {
    personal: {
      note: ['lo que la persona escribió', 'orders', 'erased'],
      photo: ['nombre de la foto', 'orders', 'erased'],
      answer: ['respuesta del personal', 'orders', 'searched'],
      asked_by: ['cuenta que la pidió', 'proof', 'account'],
      request_key: ['llave de la solicitud, con el número de la cuenta', 'proof', 'account'],
    },
    other: [
      ...['id', 'order_id', 'kind', 'state', 'reason', 'amount', 'is_left_out', 'is_by_staff', 'created_at'],
      ...['updated_at'],
    ],
  },
  return_lines: nothingPersonal('return_id', 'product_id', 'quantity', 'amount', 'base', 'fate'),
  return_pictures: {
    personal: {
      id: ['nombre de la foto', 'orders', 'erased'],
      user_id: ['cuenta que la subió', 'orders', 'erased'],
      bytes: ['foto', 'orders', 'erased'],
    },
    other: ['part', 'created_at'],
  },
  cart_items: {
    personal: {
      user_id: ['cuenta', 'orders', 'erased'],
      product_id: ['lo que quiere comprar', 'orders', 'erased'],
    },
    other: ['quantity'],
  },
  favourites: {
    personal: {
      user_id: ['cuenta', 'orders', 'erased'],
      product_id: ['lo que le gusta', 'orders', 'erased'],
    },
    other: ['created_at'],
  },
  restock_notices: {
    personal: {
      user_id: ['cuenta', 'orders', 'erased'],
      product_id: ['lo que espera', 'orders', 'erased'],
    },
    other: ['created_at'],
  },
  cash_shifts: {
    personal: {
      user_id: ['cajero', 'books', 'account'],
      open_of: ['cajero', 'books', 'account'],
      note: ['nota del cajero', 'books', 'searched'],
    },
    other: [
      ...['id', 'opened_at', 'opening_counts', 'opening_cash', 'closed_at', 'closing_counts', 'counted_cash'],
      ...['expected_cash', 'lock_count', 'store_id'],
    ],
  },
  cash_movements: {
    personal: { actor_id: ['quién recibió o entregó el efectivo', 'books', 'account'] },
    other: ['id', 'shift_id', 'kind', 'amount', 'order_id', 'refund_id', 'corrects_id', 'at'],
  },
  weekly_mail_recipients: {
    personal: { user_id: ['quién recibe el correo de la semana', 'office', 'erased'] },
    other: ['since'],
  },
  weekly_mails: {
    personal: { user_id: ['a quién se envió', 'office', 'account'] },
    other: ['week', 'at'],
  },
};
