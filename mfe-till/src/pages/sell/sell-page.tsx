import { Alert, Spinner } from '@lacteos/ui';
import { ROLES } from '@lacteos/contracts/reference/roles';
import { useSeller } from '#features/screen';
import { TillFrame } from '#frame/till-frame';
import { Till } from './till';

export function SellPage() {
  const seller = useSeller();
  const lacksStore = seller?.user.id_role === ROLES.cashier && seller.storeId === null;
  if (seller && !lacksStore) return <Till key={`${seller.user.id} ${seller.storeId}`} seller={seller} />;
  return (
    <TillFrame title="Vender">
      {seller === null ? <Spinner /> : <Alert kind="warning" title="No tiene una tienda asignada" />}
    </TillFrame>
  );
}
