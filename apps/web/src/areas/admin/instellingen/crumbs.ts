import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useQuery } from '@tanstack/react-query';
import { href, useParams } from 'react-router';
import { type Crumb, crumb } from '../../../shared/crumbs/crumb.ts';
import { usePathParams } from '../params.ts';
import { bladQuery } from './queries.ts';

export const oefeninstellingenCrumb = crumb(oefeninstellingenTeksten, 'titel', ({ adminId = '', groepId = '' }) =>
  href('/admins/:adminId/groepen/:groepId/oefeninstellingen', { adminId, groepId }),
);

/** The groep or leerling whose settings these are. */
function HouderNaam(): string {
  const { adminId, groepId, leerlingId } = usePathParams();
  const { oefeninstellingId = leerlingId } = useParams();
  return useQuery(bladQuery({ adminId, groepId, oefeninstellingId })).data?.houder.naam ?? '…';
}

export const houderCrumb: Crumb = { Name: HouderNaam };
