import { ReloadOutlined } from '@ant-design/icons';
import { formatMoment } from '@lacteos/ui';
import { Alert, Button } from 'antd';
import styles from './catalogue-age.module.css';

interface CatalogueAgeProps {
  /** ISO 8601; null when unknown. */
  cachedAt: string | null;
  isRefreshing: boolean;
  failure?: string;
  onRefresh: () => void;
}

export function CatalogueAge({ cachedAt, isRefreshing, failure, onRefresh }: CatalogueAgeProps) {
  return (
    <>
      <div className={styles.catalogueAge}>
        <span>{cachedAt ? `Datos de SIIGO del ${formatMoment(cachedAt)}` : 'Datos de SIIGO'}</span>
        <Button icon={<ReloadOutlined aria-hidden />} loading={isRefreshing} onClick={onRefresh}>
          Actualizar desde SIIGO
        </Button>
      </div>
      {failure && <Alert type="error" showIcon title={failure} />}
    </>
  );
}
