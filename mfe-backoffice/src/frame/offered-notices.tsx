import { OfficeProviders } from './office-frame';
import { OfficeNotices } from './office-notices';

export const OfferedNotices = () => (
  <OfficeProviders>
    <OfficeNotices />
  </OfficeProviders>
);
