import { Skeleton } from 'antd';

/** Announced to screen readers. Without antd's title, which is an empty `h3`. */
export const LoadingSkeleton = ({ rows = 4 }: { rows?: number }) => (
  <div role="status" data-loading>
    <span className="visually-hidden">Cargando..</span>
    <Skeleton active title={false} paragraph={{ rows }} />
  </div>
);
