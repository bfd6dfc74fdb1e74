import { OfficeKeys } from '#features/keyboard';
import { OfficeProviders } from './office-frame';

export const OfferedSearch = () => (
  <OfficeProviders>
    <OfficeKeys hasField />
  </OfficeProviders>
);
