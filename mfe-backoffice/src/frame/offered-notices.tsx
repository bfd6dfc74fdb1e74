import { OfficeProviders } from './office-frame';
import { OfficeNotices } from './office-notices';

/** The notices of this tab's work, for the office pages of other remotes. */
export const OfferedNotices = () => (
  <OfficeProviders>
    <OfficeNotices />
  </OfficeProviders>
);
