import { useOfficeBar, useOfficePages, type OfficeMenuProps } from '@lacteos/remote-kit';
import { AntdFrame } from '@lacteos/ui/antd';
import { OfficeMenu } from '@lacteos/ui/office';

/** The office menu for pages of other remotes, which reserve its space and remember its state. */
export function OfficeMenuAlone({ isFolded, onFold }: OfficeMenuProps) {
  return (
    <AntdFrame>
      <OfficeMenu pages={useOfficePages()} bar={useOfficeBar()} isFolded={isFolded} onFold={onFold} />
    </AntdFrame>
  );
}
