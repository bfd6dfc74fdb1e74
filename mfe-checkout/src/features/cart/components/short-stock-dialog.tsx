import type { Product } from '@lacteos/contracts/schemas';
import { Button, Modal } from 'antd';

interface ShortStockDialogProps {
  products: readonly Product[];
  onClose: () => void;
}

export function ShortStockDialog({ products, onClose }: ShortStockDialogProps) {
  return (
    <Modal
      title="Sin stock para la cantidad seleccionada"
      open={products.length > 0}
      closable={false}
      onCancel={onClose}
      footer={
        <Button type="primary" size="large" onClick={onClose}>
          Entendido
        </Button>
      }
    >
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            {product.name}: existencias {product.countInStock}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
