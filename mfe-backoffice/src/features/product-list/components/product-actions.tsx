import type { AdminProduct } from '@lacteos/contracts/schemas';
import { Button } from 'antd';
import { Link } from 'react-router-dom';

import { ActiveSwitch, formStyles } from '#features/editing';
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
    <span className={formStyles.officeActions}>
      <Link to={`/admin/product/${id}`} aria-label={`Ver ${name}`}>
        Ver
      </Link>
      <Button type="text" size="small" aria-label={`Editar ${name}`} onClick={() => dialogs.edit(product)}>
        Editar
      </Button>
    </span>
  );
}
