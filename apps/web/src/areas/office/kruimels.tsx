import { accountTeksten } from '@spelrijk/teksten/account';
import { inboxTeksten } from '@spelrijk/teksten/inbox';
import { instellingenTeksten } from '@spelrijk/teksten/instellingen';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { kantoorleerlingenTeksten } from '@spelrijk/teksten/kantoorleerlingen';
import { mailtemplatesTeksten } from '@spelrijk/teksten/mailtemplates';
import { officeTeksten } from '@spelrijk/teksten/office';
import { uitnodigingenTeksten } from '@spelrijk/teksten/uitnodigingen';
import { verhuizingTeksten } from '@spelrijk/teksten/verhuizing';
import { webinarsTeksten } from '@spelrijk/teksten/webinars';
import { useQuery } from '@tanstack/react-query';
import { href, Link, useMatch, useParams } from 'react-router';
import { useTexts } from '../../shared/texts/use-texts.ts';
import { adminQuery } from './queries.ts';

/** Labels of the breadcrumbs of the office. */
export function DashboardKruimel() {
  const { t } = useTexts(kaderTeksten);
  return <Link to={href('/superadmin/dashboard')}>{t('frame.dashboard')}</Link>;
}

export function KlantenKruimel() {
  const { t } = useTexts(officeTeksten);
  const here = useMatch('/superadmin/admins');
  return here ? <span aria-current="page">{t('admins.titel')}</span> : <Link to={href('/superadmin/admins')}>{t('admins.titel')}</Link>;
}

export function KlantKruimel() {
  const { adminId = '' } = useParams();
  const here = useMatch('/superadmin/admins/:adminId');
  const naam = useQuery(adminQuery(adminId)).data?.admin.naam ?? '…';
  return here ? <span aria-current="page">{naam}</span> : <Link to={href('/superadmin/admins/:adminId', { adminId })}>{naam}</Link>;
}

export function AanmakenKruimel() {
  return <span aria-current="page">{useTexts(officeTeksten).t('aanmaken.titel')}</span>;
}

export function MedewerkersKruimel() {
  return <span aria-current="page">{useTexts(officeTeksten).t('medewerkers.titel')}</span>;
}

export function InstellingenKruimel() {
  return <span aria-current="page">{useTexts(instellingenTeksten).t('titel')}</span>;
}

export function AanvragenKruimel() {
  return <span aria-current="page">{useTexts(inboxTeksten).t('titel')}</span>;
}

export function ErvaringenKruimel() {
  return <span aria-current="page">{useTexts(inboxTeksten).t('ervaringen.titel')}</span>;
}

export function WebinarsKruimel() {
  return <span aria-current="page">{useTexts(webinarsTeksten).t('titel')}</span>;
}

export function LeerlingenKruimel() {
  return <span aria-current="page">{useTexts(kantoorleerlingenTeksten).t('titel')}</span>;
}

export function VerhuisKruimel() {
  return <span aria-current="page">{useTexts(verhuizingTeksten).t('titel')}</span>;
}

export function MailsKruimel() {
  return <span aria-current="page">{useTexts(officeTeksten).t('mails.titel')}</span>;
}

export function MailtemplatesKruimel() {
  const { t } = useTexts(mailtemplatesTeksten);
  const here = useMatch('/superadmin/mailtemplates');
  return here ? <span aria-current="page">{t('titel')}</span> : <Link to={href('/superadmin/mailtemplates')}>{t('titel')}</Link>;
}

export function UitnodigingenKruimel() {
  return <span aria-current="page">{useTexts(uitnodigingenTeksten).t('titel')}</span>;
}

export function GegevensKruimel() {
  return <span aria-current="page">{useTexts(accountTeksten).t('gegevens.titel')}</span>;
}

export function LicentieKruimel() {
  return <span aria-current="page">{useTexts(accountTeksten).t('licentie.titel')}</span>;
}

export function LogboekKruimel() {
  return <span aria-current="page">{useTexts(accountTeksten).t('logboek.titel')}</span>;
}

export function SchoolaccountKruimel() {
  return <span aria-current="page">{useTexts(officeTeksten).t('schoolaccount.titel')}</span>;
}
