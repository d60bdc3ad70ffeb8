import { planTeksten } from '@spelrijk/teksten/plan';
import { useQuery } from '@tanstack/react-query';
import { href } from 'react-router';
import { crumb, type Crumb } from '../../../shared/crumbs/crumb.ts';
import { usePathParams } from '../params.ts';
import { plannenQuery } from './queries.ts';

function LeerlingNaam(): string {
  const leerling = useQuery(plannenQuery(usePathParams())).data?.leerling;
  return leerling ? `${leerling.roepnaam} ${leerling.achternaam}`.trim() : '…';
}

export const zorgLeerlingCrumb: Crumb = {
  Name: LeerlingNaam,
  to: ({ adminId = '', groepId = '', leerlingId = '' }) =>
    href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voortgang', { adminId, groepId, leerlingId }),
};

export const plannenCrumb: Crumb = crumb(planTeksten, 'titel', ({ adminId = '', groepId = '', leerlingId = '' }) =>
  href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject', { adminId, groepId, leerlingId }),
);

export const planCrumb: Crumb = crumb(planTeksten, 'planTitel', ({ adminId = '', groepId = '', leerlingId = '', handelingsplanId = '' }) =>
  href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId', {
    adminId,
    groepId,
    leerlingId,
    handelingsplanId,
  }),
);
