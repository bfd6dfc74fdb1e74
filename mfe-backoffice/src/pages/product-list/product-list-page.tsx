import { Button } from 'antd';

import { OfficePage, OfficeTable } from '#features/office-table';
import {
  BulkProducts,
  ProductDialogsProvider,
  PRODUCTS_TABLE,
  useProductDialogs,
} from '#features/product-list';
import { formStyles } from '#features/editing';

function CreateButtons() {
  const dialogs = useProductDialogs();
  return (
    <div className={formStyles.officeFormButtons}>
      <Button type="primary" onClick={dialogs.create}>
        Crear producto
      </Button>
      <Button onClick={dialogs.importFile}>Importar</Button>
    </div>
  );
}

export function ProductListPage() {
  return (
    <OfficePage title="Productos Fabrica">
      <ProductDialogsProvider>
        <CreateButtons />
        <OfficeTable
          definition={PRODUCTS_TABLE}
          bulk={(products, clear) => <BulkProducts products={products} onDone={clear} />}
        />
      </ProductDialogsProvider>
    </OfficePage>
  );
}
