import '../../features/editing/office-form.css';

import { Button } from 'antd';

import { OfficePage, OfficeTable } from '../../features/office-table';
import {
  ProductDialogsProvider,
  useProductDialogs,
} from '../../features/products/components/product-dialogs';
import { PRODUCTS_TABLE } from '../../features/products/products-definition';

function CreateButton() {
  const dialogs = useProductDialogs();
  return (
    <Button type="primary" onClick={dialogs.create}>
      Crear producto
    </Button>
  );
}

/** `/admin/products`: the products of the factory, with the dialogs to create and to edit one. */
export function ProductsPage() {
  return (
    <OfficePage title="Productos Fabrica">
      <ProductDialogsProvider>
        <div>
          <CreateButton />
        </div>
        <OfficeTable definition={PRODUCTS_TABLE} />
      </ProductDialogsProvider>
    </OfficePage>
  );
}
