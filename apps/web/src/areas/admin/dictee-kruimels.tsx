import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { useQuery } from '@tanstack/react-query';
import { href, Link, useMatch, useParams } from 'react-router';
import { useTexts } from '../../shared/texts/use-texts.ts';
import { dicteeQuery } from './dictees.ts';
import { usePathParams } from './params.ts';

export function DicteesKruimel() {
  const { t } = useTexts(dicteeTeksten);
  const { adminId, groepId } = usePathParams();
  const here = useMatch('/admins/:adminId/groepen/:groepId/klassendictee');
  if (here) return <span aria-current="page">{t('lijst.titel')}</span>;
  return <Link to={href('/admins/:adminId/groepen/:groepId/klassendictee', { adminId, groepId })}>{t('lijst.titel')}</Link>;
}

export function DicteeKruimel() {
  const { t } = useTexts(dicteeTeksten);
  const { adminId, groepId } = usePathParams();
  const { dicteeId = '' } = useParams();
  const here = useMatch('/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId');
  const isNieuw = dicteeId === 'nieuw';
  const { data } = useQuery({ ...dicteeQuery({ adminId, groepId }, dicteeId), enabled: !isNieuw });
  const label = isNieuw ? t('maken.titelNieuw') : (data?.dictee.titel ?? '…');
  if (here) return <span aria-current="page">{label}</span>;
  return <Link to={href('/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId', { adminId, groepId, dicteeId })}>{label}</Link>;
}

export function IntypenKruimel() {
  const { t } = useTexts(dicteeTeksten);
  return <span aria-current="page">{t('typen.titel')}</span>;
}

export function VerslagKruimel() {
  const { t } = useTexts(dicteeTeksten);
  return <span aria-current="page">{t('verslag.titel')}</span>;
}
