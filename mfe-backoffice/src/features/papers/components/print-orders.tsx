import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';

import { papersLink, type Paper } from '../model/paper-choice';

interface PrintOrdersProps {
  orders: readonly { id: number }[];
  paper?: Paper;
}

export function PrintOrders({ orders, paper }: PrintOrdersProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <Button
      onClick={() => void navigate(papersLink(orders, paper), { state: { list: `${pathname}${search}` } })}
    >
      Imprimir ({orders.length})
    </Button>
  );
}
