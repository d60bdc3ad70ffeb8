import { adminTeksten } from '@spelrijk/teksten/admin';
import { useQuery } from '@tanstack/react-query';
import { href, Link, useMatch } from 'react-router';
import { useUser } from '../../shared/session/session.ts';
import { useTexts } from '../../shared/texts/use-texts.ts';
import { usePathParams } from './params.ts';
import { groepenQuery, voortgangQuery } from './queries.ts';

/** Labels of the breadcrumbs; the names come from data that the screens load anyway. */
export function GroepenKruimel() {
  const { t } = useTexts(adminTeksten);
  const { adminId } = usePathParams();
  const label = t(useUser()?.role === 'thuisadmin' ? 'groepen.titelThuis' : 'groepen.titel');
  return <Link to={href('/admins/:adminId/groepen', { adminId })}>{label}</Link>;
}

export function GroepKruimel() {
  const { adminId, groepId } = usePathParams();
  const here = useMatch('/admins/:adminId/groepen/:groepId');
  const naam = useQuery(groepenQuery(adminId)).data?.groepen.find(({ id }) => id === groepId)?.naam ?? '…';
  return here ? (
    <span aria-current="page">{naam}</span>
  ) : (
    <Link to={href('/admins/:adminId/groepen/:groepId', { adminId, groepId })}>{naam}</Link>
  );
}

export function LeerlingKruimel() {
  const leerling = useQuery(voortgangQuery(usePathParams())).data?.leerling;
  return <span aria-current="page">{leerling ? `${leerling.roepnaam} ${leerling.achternaam}` : '…'}</span>;
}

export function DocentenKruimel() {
  const { t } = useTexts(adminTeksten);
  return <span aria-current="page">{t('docenten.titel')}</span>;
}
