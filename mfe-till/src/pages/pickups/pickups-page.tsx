import { isAdministrator, ROLES } from '@lacteos/contracts/reference/roles';
import type { WaitingPickup } from '@lacteos/contracts/schemas';
import { Alert, notify, Spinner } from '@lacteos/ui';
import { useState } from 'react';
import { HandOverDialog, PickupList } from '#features/pickups';
import { usePrinter } from '#features/receipt';
import { useSeller, type Seller } from '#features/screen';
import { TillFrame } from '#frame/till-frame';

function StorePickups({ seller: { user, storeId } }: { seller: Seller }) {
  const [chosen, setChosen] = useState<WaitingPickup | null>(null);
  const [version, setVersion] = useState(0);
  const printer = usePrinter();
  return (
    <>
      <PickupList
        version={`${storeId} ${version}`}
        hasStoreNames={isAdministrator(user.id_role) && storeId === null}
        onHandOver={setChosen}
      />
      {chosen ? (
        <HandOverDialog
          pickup={chosen}
          onClose={() => setChosen(null)}
          onHandedOver={(isCash) => {
            if (isCash) printer.openDrawer();
            notify('success', 'Pedido entregado', `El pedido ${chosen.orderId} quedó entregado.`);
            setChosen(null);
            setVersion(version + 1);
          }}
        />
      ) : null}
    </>
  );
}

export function PickupsPage() {
  const seller = useSeller();
  const lacksStore = seller?.user.id_role === ROLES.cashier && seller.storeId === null;
  return (
    <TillFrame title="Por recoger">
      {seller === null ? <Spinner /> : null}
      {lacksStore ? <Alert kind="warning" title="No tiene una tienda asignada" /> : null}
      {seller && !lacksStore ? (
        <StorePickups key={`${seller.user.id} ${seller.storeId}`} seller={seller} />
      ) : null}
    </TillFrame>
  );
}
