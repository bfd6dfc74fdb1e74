import { useOfficeBar, useOfficePages, type OfficeMenuProps } from '@lacteos/remote-kit';
import { AntdFrame } from '@lacteos/ui/antd';
import { OfficeMenu } from '@lacteos/ui/office';

/** The office's menu for pages of others, which keep its place and know how it was left. */
export function OfficeMenuAlone({ isFolded, onFold }: OfficeMenuProps) {
  return (
    <AntdFrame>
      <OfficeMenu pages={useOfficePages()} bar={useOfficeBar()} isFolded={isFolded} onFold={onFold} />
    </AntdFrame>
  );
}
