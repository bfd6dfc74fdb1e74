import { useListReturn } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';

import { ClaimHistory, claimQuery, claimStyles, MessageForm, PersonCard, StepCard } from '#features/claims';
import { formStyles } from '#features/editing';
import { OfficePage } from '#features/office-table';
import { OfficeProviders } from '#frame/office-frame';

function ClaimById({ id }: { id: string }) {
  const claim = useQuery(claimQuery(id));
  const list = useListReturn() ?? '/admin/claims';
  return (
    <OfficePage
      title={claim.data?.number ?? 'PQR'}
      actions={
        <Link className={formStyles.officeLink} to={list}>
          Volver a la lista
        </Link>
      }
    >
      {claim.isPending && <LoadingSkeleton />}
      {claim.isError && (
        <LoadFailure error={claim.error} isRetrying={claim.isFetching} onRetry={() => void claim.refetch()} />
      )}
      {claim.data && (
        <div className={claimStyles.columns}>
          <div>
            <StepCard claim={claim.data} />
            <PersonCard claim={claim.data} />
          </div>
          <div>
            <ClaimHistory claim={claim.data} />
            <MessageForm claim={claim.data} />
          </div>
        </div>
      )}
    </OfficePage>
  );
}

export function ClaimDetailPage() {
  const { id = '' } = useParams();
  return (
    <OfficeProviders>
      <ClaimById key={id} id={id} />
    </OfficeProviders>
  );
}
