import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { href, Link, useMatch, useParams } from 'react-router';
import { adminQuery } from './queries.ts';
import '../../shared/account/texts.ts';
import './inbox-texts.ts';
import './instellingen-texts.ts';
import './leerlingen-texts.ts';
import './mailtemplates-texts.ts';
import './texts.ts';
import './verhuizing-texts.ts';
import './uitnodigingen-texts.ts';
import './webinars-texts.ts';

/** Labels of the breadcrumbs of the office. */
export function DashboardKruimel() {
  const { t } = useTranslation('kader');
  return <Link to={href('/superadmin/dashboard')}>{t('frame.dashboard')}</Link>;
}

export function KlantenKruimel() {
  const { t } = useTranslation('office');
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
  return <span aria-current="page">{useTranslation('office').t('aanmaken.titel')}</span>;
}

export function MedewerkersKruimel() {
  return <span aria-current="page">{useTranslation('office').t('medewerkers.titel')}</span>;
}

export function InstellingenKruimel() {
  return <span aria-current="page">{useTranslation('instellingen').t('titel')}</span>;
}

export function AanvragenKruimel() {
  return <span aria-current="page">{useTranslation('inbox').t('titel')}</span>;
}

export function ErvaringenKruimel() {
  return <span aria-current="page">{useTranslation('inbox').t('ervaringen.titel')}</span>;
}

export function WebinarsKruimel() {
  return <span aria-current="page">{useTranslation('webinars').t('titel')}</span>;
}

export function LeerlingenKruimel() {
  return <span aria-current="page">{useTranslation('kantoorleerlingen').t('titel')}</span>;
}

export function VerhuisKruimel() {
  return <span aria-current="page">{useTranslation('verhuizing').t('titel')}</span>;
}

export function MailsKruimel() {
  return <span aria-current="page">{useTranslation('office').t('mails.titel')}</span>;
}

export function MailtemplatesKruimel() {
  const { t } = useTranslation('mailtemplates');
  const here = useMatch('/superadmin/mailtemplates');
  return here ? <span aria-current="page">{t('titel')}</span> : <Link to={href('/superadmin/mailtemplates')}>{t('titel')}</Link>;
}

export function UitnodigingenKruimel() {
  return <span aria-current="page">{useTranslation('uitnodigingen').t('titel')}</span>;
}

export function GegevensKruimel() {
  return <span aria-current="page">{useTranslation('account').t('gegevens.titel')}</span>;
}

export function LicentieKruimel() {
  return <span aria-current="page">{useTranslation('account').t('licentie.titel')}</span>;
}

export function LogboekKruimel() {
  return <span aria-current="page">{useTranslation('account').t('logboek.titel')}</span>;
}

export function SchoolaccountKruimel() {
  return <span aria-current="page">{useTranslation('office').t('schoolaccount.titel')}</span>;
}
