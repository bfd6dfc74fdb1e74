import type { AdminProduct } from '@lacteos/contracts/schemas';
import { RowMenu } from '@lacteos/ui/office';

import { ActiveSwitch } from '#features/editing';
import { useProductStatus } from '../model/save-product';
import { useProductDialogs } from './product-dialogs';

export function ProductStatus({ product }: { product: AdminProduct }) {
  const { mutateAsync: setStatus, isPending } = useProductStatus();
  const { id, name, active } = product;
  return (
    <ActiveSwitch
      name={name}
      active={active}
      isPending={isPending}
      onToggle={(wanted) => setStatus({ id, active: wanted })}
    />
  );
}

export function ProductActions({ product }: { product: AdminProduct }) {
  const dialogs = useProductDialogs();
  const { id, name } = product;
  return (
    <RowMenu
      name={`Acciones de ${name}`}
      actions={[
        { label: 'Ver', name: `Ver ${name}`, to: `/admin/product/${id}` },
        { label: 'Editar', name: `Editar ${name}`, onClick: () => dialogs.edit(product) },
      ]}
    />
  );
}
