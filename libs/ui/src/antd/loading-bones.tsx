import { Skeleton } from 'antd';

/** Grey lines in the place of a part that is being read; says so to screen readers. Without antd's title, an empty `h3`. */
export const LoadingBones = ({ rows = 4 }: { rows?: number }) => (
  <div role="status">
    <span className="visually-hidden">Cargando..</span>
    <Skeleton active title={false} paragraph={{ rows }} />
  </div>
);
