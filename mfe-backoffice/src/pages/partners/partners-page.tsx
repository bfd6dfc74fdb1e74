import { Link } from 'react-router-dom';

import { OfficePage, OfficeTable } from '#features/office-table';
import { CreatePartner, PARTNERS_TABLE } from '#features/partners';
import { formStyles } from '#features/editing';

export function PartnersPage() {
  return (
    <OfficePage
      title="Tiendas aliadas"
      actions={
        <nav className={formStyles.officeLinks} aria-label="Asignaciones">
          <Link to="/admin/stockStores">Asignar Stock a Tienda</Link>
          <Link to="/admin/casherStore">Asignar Cajeros a Tienda</Link>
        </nav>
      }
    >
      <CreatePartner />
      <OfficeTable definition={PARTNERS_TABLE} />
    </OfficePage>
  );
}
