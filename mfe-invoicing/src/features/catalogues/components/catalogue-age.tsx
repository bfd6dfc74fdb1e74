import './catalogue-age.css';

import { ReloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';

interface CatalogueAgeProps {
  /** When SIIGO told the list (ISO 8601); null when nobody knows. */
  cachedAt: string | null;
  isRefreshing: boolean;
  /** Why the last refresh failed. */
  failure?: string;
  onRefresh: () => void;
}

const moment = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

/** How old a list of SIIGO is, and the button that reads it again. */
export function CatalogueAge({ cachedAt, isRefreshing, failure, onRefresh }: CatalogueAgeProps) {
  return (
    <>
      <div className="catalogue-age">
        <span>{cachedAt ? `Datos de SIIGO del ${moment.format(new Date(cachedAt))}` : 'Datos de SIIGO'}</span>
        <Button icon={<ReloadOutlined aria-hidden />} loading={isRefreshing} onClick={onRefresh}>
          Actualizar desde SIIGO
        </Button>
      </div>
      {failure && <Alert type="error" showIcon title={failure} />}
    </>
  );
}
