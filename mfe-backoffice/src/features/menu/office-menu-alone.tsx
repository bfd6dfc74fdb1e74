import type { ComponentProps } from '@lacteos/contracts/offers';
import { useOfficeBar, useOfficePages } from '@lacteos/remote-kit';
import { AntdFrame } from '@lacteos/ui/antd';
import { OfficeMenu } from '@lacteos/ui/office';

export function OfficeMenuAlone({ isFolded, onFold }: ComponentProps<'mfe-backoffice', 'OfficeMenu', 1>) {
  return (
    <AntdFrame>
      <OfficeMenu pages={useOfficePages()} bar={useOfficeBar()} isFolded={isFolded} onFold={onFold} />
    </AntdFrame>
  );
}
