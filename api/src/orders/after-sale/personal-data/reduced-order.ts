import type { OrderEntity } from '../../order/row/order.entity.js';

const ERASED = 'Dato eliminado';
const ERASED_NAME = 'Cuenta eliminada';

export type PersonalOrder = Pick<
  OrderEntity,
  'id' | 'isPaid' | 'isInvoice' | 'nDocument' | 'shippingAddress' | 'customer' | 'delivery'
>;
type ReducedOrder = Pick<OrderEntity, 'nDocument' | 'shippingAddress' | 'customer' | 'delivery'>;

/** A paid or invoiced order is a voucher of the books: name, document and city stay. Others name nobody. */
export function reducedOrder(order: PersonalOrder): ReducedOrder {
  const { nDocument, customer, delivery } = order;
  const { notes: _notes, ...shippingAddress } = order.shippingAddress;
  const isVoucher = order.isPaid || order.isInvoice;
  const contact = { address: ERASED, email: '', phone: '' };
  const anonymous = { first_name: ERASED_NAME, last_name: '', nameCompany: 'N/A' };
  return {
    nDocument: isVoucher ? nDocument : '',
    shippingAddress: { ...shippingAddress, ...contact, ...(isVoucher ? {} : anonymous) },
    customer: isVoucher && customer ? reducedCustomer(customer) : null,
    delivery: delivery && {
      ...delivery,
      shippingAddress: ERASED,
      ...(delivery.shippingAddressPhone === undefined ? {} : { shippingAddressPhone: '' }),
    },
  };
}

const reducedCustomer = (customer: NonNullable<OrderEntity['customer']>): OrderEntity['customer'] => ({
  ...customer,
  address: ERASED,
  contact_first_name: ERASED,
  contact_last_name: '',
  contact_email: '',
  contact_phone: '',
});
