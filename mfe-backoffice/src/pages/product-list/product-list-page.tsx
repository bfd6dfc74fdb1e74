import { Button } from 'antd';

import { OfficeTable } from '#features/office-table';
import {
  BulkProducts,
  ProductDialogsProvider,
  PRODUCTS_TABLE,
  useProductDialogs,
} from '#features/product-list';
import { OfficeFrame } from '#frame/office-frame';

function CreateButtons() {
  const dialogs = useProductDialogs();
  return (
    <>
      <Button type="primary" onClick={dialogs.create}>
        Crear producto
      </Button>
      <Button onClick={dialogs.importFile}>Importar</Button>
    </>
  );
}

export function ProductListPage() {
  return (
    <OfficeFrame>
      <ProductDialogsProvider>
        <OfficeTable
          title="Productos Fabrica"
          actions={<CreateButtons />}
          definition={PRODUCTS_TABLE}
          bulk={(products, clear) => <BulkProducts products={products} onDone={clear} />}
        />
      </ProductDialogsProvider>
    </OfficeFrame>
  );
}
