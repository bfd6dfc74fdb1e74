import { ROLES, type RoleId } from '@lacteos/contracts/reference/roles';
import { addressProblems, customerProblems, type FieldTexts } from '../../order/row/contact-rules.js';
import type { NewOrderDto } from './new-order.dto.js';

const FOREIGN_CUSTOMER = 'Los datos de otro cliente los envía solo el personal de la tienda.';

/** Checks beyond the format of each field. @returns texts by field, empty when valid */
export function requestProblems(
  order: Pick<NewOrderDto, 'shippingAddress' | 'customer'>,
  buyersRole: RoleId,
): FieldTexts {
  if (order.customer && buyersRole === ROLES.user) return { customer: FOREIGN_CUSTOMER };
  return {
    ...addressProblems(order.shippingAddress, order.customer !== undefined),
    ...(order.customer ? customerProblems(order.customer) : {}),
  };
}
