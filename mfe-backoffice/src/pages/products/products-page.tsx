import '../../features/editing/office-form.css';
import '../../features/picture-upload/picture-upload.css';

import { Button } from 'antd';

import { OfficePage, OfficeTable } from '../../features/office-table';
import { BulkProducts } from '../../features/products/components/bulk-products';
import {
  ProductDialogsProvider,
  useProductDialogs,
} from '../../features/products/components/product-dialogs';
import { PRODUCTS_TABLE } from '../../features/products/products-definition';

function CreateButtons() {
  const dialogs = useProductDialogs();
  return (
    <div className="office-form__buttons">
      <Button type="primary" onClick={dialogs.create}>
        Crear producto
      </Button>
      <Button onClick={dialogs.importFile}>Importar</Button>
    </div>
  );
}

/** `/admin/products`: the products of the factory, with the dialogs to create and to edit one. */
export function ProductsPage() {
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
