import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { href, Link, useMatch, useParams } from 'react-router';
import { usePathParams } from '../params.ts';
import { bladQuery } from './queries.ts';
import './texts.ts';

export function InstellingenKruimel() {
  const { t } = useTranslation('oefeninstellingen');
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
