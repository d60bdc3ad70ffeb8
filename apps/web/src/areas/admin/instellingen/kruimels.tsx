import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useQuery } from '@tanstack/react-query';
import { href, Link, useMatch, useParams } from 'react-router';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { usePathParams } from '../params.ts';
import { bladQuery } from './queries.ts';

export function InstellingenKruimel() {
  const { t } = useTexts(oefeninstellingenTeksten);
  const { adminId, groepId } = usePathParams();
  const here = useMatch('/admins/:adminId/groepen/:groepId/oefeninstellingen');
  return here ? (
    <span aria-current="page">{t('titel')}</span>
  ) : (
    <Link to={href('/admins/:adminId/groepen/:groepId/oefeninstellingen', { adminId, groepId })}>{t('titel')}</Link>
  );
}

/** The groep or leerling whose settings these are. */
export function HouderKruimel() {
  const { adminId, groepId, leerlingId } = usePathParams();
  const { oefeninstellingId = leerlingId } = useParams();
  const naam = useQuery(bladQuery({ adminId, groepId, oefeninstellingId })).data?.houder.naam ?? '…';
  return <span aria-current="page">{naam}</span>;
}
