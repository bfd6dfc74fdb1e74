import { useListReturn } from '@lacteos/ui';
import { Link } from 'react-router-dom';

import { formStyles } from '#features/editing';
import { OfficePage } from '#features/office-table';
import { Papers } from '#features/papers';

export function PapersPage() {
  const list = useListReturn() ?? '/admin/orders';
  return (
    <OfficePage
      title="Imprimir pedidos"
      actions={
        <Link className={formStyles.officeLink} to={list}>
          Volver a la lista
        </Link>
      }
    >
      <Papers />
    </OfficePage>
  );
}
