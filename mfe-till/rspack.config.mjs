import { remoteConfig } from '@lacteos/remote-kit/build';

export default remoteConfig({ dir: import.meta.dirname });
