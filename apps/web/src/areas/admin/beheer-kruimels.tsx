import { useTranslation } from 'react-i18next';
import './beheer-texts.ts';

export function BeheerKruimel() {
  const { t } = useTranslation('beheer');
  return <span aria-current="page">{t('lijst.titel')}</span>;
}

export function ToevoegenKruimel() {
  const { t } = useTranslation('beheer');
  return <span aria-current="page">{t('toevoegen.titel')}</span>;
}

export function KaartenKruimel() {
  const { t } = useTranslation('beheer');
  return <span aria-current="page">{t('kaarten.titel')}</span>;
}

export function PrullenbakKruimel() {
  const { t } = useTranslation('beheer');
  return <span aria-current="page">{t('bak.titel')}</span>;
}
