import type { GroepKort } from '@spelrijk/contract/groepen';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../../../../shared/screen/failure.tsx';
import { usePathParams } from '../../../params.ts';
import { LeerlingenTable } from '../../../parts/leerlingen-table.tsx';
import { Waiting } from '../../../../../shared/screen/waiting.tsx';
import { groepQuery } from '../../../queries.ts';

/** A family has one groep, and is not interested in the groep but in the children: they stand here at once. */
export function KinderenPanel({ groep }: { readonly groep: GroepKort }) {
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(groepQuery(adminId, groep.id));
  if (error) return <Failure error={error} onRetry={() => void refetch()} back={{ to: '/', label: groep.naam }} />;
  return data ? <LeerlingenTable groepId={groep.id} leerlingen={data.leerlingen} /> : <Waiting />;
}
