import { shellConfig } from '@lacteos/remote-kit/build';

export default shellConfig({ dir: import.meta.dirname, entry: './src/index.ts' });
