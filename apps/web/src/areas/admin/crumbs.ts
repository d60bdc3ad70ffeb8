/** The crumbs that screens of several features begin with; the names come from data that the screens load anyway. */
import { adminTeksten } from '@spelrijk/teksten/admin';
import { useQuery } from '@tanstack/react-query';
import { href } from 'react-router';
import type { Crumb } from '../../shared/crumbs/crumb.ts';
import { currentUser, useUser } from '../../shared/session/session.ts';
import { useTexts } from '../../shared/texts/use-texts.ts';
import { usePathParams } from './params.ts';
import { groepenQuery, voortgangQuery } from './queries.ts';
import { hasGroepen } from './zonder-groepen.ts';

function GroepenNaam(): string {
  const { t } = useTexts(adminTeksten);
  const role = useUser()?.role;
  if (role === 'rtadmin') return t('groepen.titelPraktijk');
  return t(role === 'thuisadmin' ? 'groepen.titelThuis' : 'groepen.titel');
}

function GroepNaam(): string {
  const { adminId, groepId } = usePathParams();
  return useQuery(groepenQuery(adminId)).data?.groepen.find(({ id }) => id === groepId)?.naam ?? '…';
}

function LeerlingNaam(): string {
  const leerling = useQuery(voortgangQuery(usePathParams())).data?.leerling;
  return leerling ? `${leerling.roepnaam} ${leerling.achternaam}` : '…';
}

export const groepenCrumb: Crumb = { Name: GroepenNaam, to: ({ adminId = '' }) => href('/admins/:adminId/groepen', { adminId }) };

export const groepCrumb: Crumb = {
  Name: GroepNaam,
  to: ({ adminId = '', groepId = '' }) => href('/admins/:adminId/groepen/:groepId', { adminId, groepId }),
  hidden: () => !hasGroepen(currentUser()?.role),
};

export const leerlingCrumb: Crumb = { Name: LeerlingNaam };
