import { usePersistedState } from '@lacteos/ui/antd';
import type { AdminProduct } from '@lacteos/contracts/schemas';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { CreateProductDialog } from './create-product-dialog';
import { EditProductDialog } from './edit-product-dialog';
import { ImportProductsDialog } from './import-products-dialog';

export interface ProductDialogs {
  create: () => void;
  importFile: () => void;
  edit: (product: AdminProduct) => void;
}
type Open = { kind: 'create' | 'import' } | { kind: 'edit'; product: AdminProduct } | null;

const Dialogs = createContext<ProductDialogs | null>(null);

/** @throws Error outside of the provider */
export function useProductDialogs(): ProductDialogs {
  const dialogs = useContext(Dialogs);
  if (!dialogs) throw new Error('useProductDialogs outside of ProductDialogsProvider');
  return dialogs;
}

export function ProductDialogsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = usePersistedState<Open>('product dialog', null);
  const close = () => setOpen(null);
  const dialogs = useMemo<ProductDialogs>(
    () => ({
      create: () => setOpen({ kind: 'create' }),
      importFile: () => setOpen({ kind: 'import' }),
      edit: (product) => setOpen({ kind: 'edit', product }),
    }),
    [setOpen],
  );
  return (
    <Dialogs.Provider value={dialogs}>
      {children}
      {open?.kind === 'create' && <CreateProductDialog onClose={close} />}
      {open?.kind === 'import' && <ImportProductsDialog onClose={close} />}
      {open?.kind === 'edit' && <EditProductDialog product={open.product} onClose={close} />}
    </Dialogs.Provider>
  );
}
