import { useTranslation } from 'react-i18next';
import { ScreenHead } from '../../../../shared/account/screen-head.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { i18next } from '../../../../shared/texts/i18n.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { AanmakenKruimel } from '../../kruimels.tsx';
import '../../texts.ts';
import { CreateForm } from './parts/create-form.tsx';

export const handle: Crumbs = { kruimels: [AanmakenKruimel] };
export const meta = () => pageTitle(i18next.t('office:aanmaken.titel'));

export default function AanmakenScreen() {
  const { t } = useTranslation('office');
  return (
    <>
      <ScreenHead title={t('aanmaken.titel')} text={t('aanmaken.uitleg')} />
      <CreateForm />
    </>
  );
}
