import type { Order } from '@lacteos/contracts/schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';

import { afterSaleQuery } from './after-sale-calls';
import { ReturnLineDialog, type ReturnableLine } from './return-line-dialog';

interface ReturnLineButtonProps {
  order: Order;
  productId: number;
}

/** Nothing while the line cannot come back. */
export function ReturnLineButton({ order, productId }: ReturnLineButtonProps) {
  const [taken, setTaken] = useState<ReturnableLine | null>(null);
  const { data } = useQuery({ ...afterSaleQuery(order.id), enabled: order.isPaid && order.isDelivered });
  const line = data?.returnable.find((one) => one.productId === productId);
  return (
    <>
      {line && (
        <Button size="small" aria-label={`Devolver ${line.name}`} onClick={() => setTaken(line)}>
          Devolver
        </Button>
      )}
      {data && taken && (
        <ReturnLineDialog
          orderId={order.id}
          line={taken}
          reasons={data.reasons}
          onClose={() => setTaken(null)}
        />
      )}
    </>
  );
}
