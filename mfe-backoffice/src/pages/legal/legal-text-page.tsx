import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';

import { LegalEditor, legalTextQuery } from '#features/legal';
import { OfficePage } from '#features/office-table';

function Text({ document }: { document: string }) {
  // Must not change under the editor; the API reports a newer version on publishing.
  const text = useQuery({ ...legalTextQuery(document), staleTime: Infinity, gcTime: 0 });
  if (text.data) return <LegalEditor text={text.data} />;
  if (text.isPending) return <LoadingSkeleton />;
  return <LoadFailure error={text.error} isRetrying={text.isFetching} onRetry={() => void text.refetch()} />;
}

export function LegalTextPage() {
  const { document = '' } = useParams();
  return (
    <OfficePage title="Texto legal" actions={<Link to="/admin/legal">Textos legales</Link>}>
      <Text key={document} document={document} />
    </OfficePage>
  );
}
