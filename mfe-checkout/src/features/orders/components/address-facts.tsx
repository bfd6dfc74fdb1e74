import { DELIVERY_NOTES } from '@lacteos/contracts/delivery/delivery-notes';
import { COUNTRY } from '@lacteos/contracts/reference/reference-data';
import type { CustomerData, OrderAddress } from '@lacteos/contracts/schemas';
import { NO_COMPANY, useCityNames } from '#features/shipping';
import { FactsList, type Fact } from './facts-list';

interface AddressFactsProps {
  address: OrderAddress;
  identification?: string | null;
  customer?: CustomerData | null;
}

export function AddressFacts({ address, identification, customer }: AddressFactsProps) {
  const { department, city } = useCityNames(address.state_code, address.city_code);
  const facts: Fact[] = [
    ['Identificación', customer?.identification ?? identification],
    ['Nombre', `${address.first_name} ${address.last_name}`.trim()],
    ['Razón social', address.nameCompany === NO_COMPANY ? null : address.nameCompany],
    ['Dirección', address.address],
    ['Ciudad', `${city}, ${department}`],
    ['País', address.country_code && COUNTRY.name],
    ['Teléfono', address.phone],
    ['Correo electrónico', address.email],
    [DELIVERY_NOTES.label, address.notes],
  ];
  return <FactsList facts={facts} />;
}
