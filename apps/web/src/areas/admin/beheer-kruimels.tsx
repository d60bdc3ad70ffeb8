import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { useTexts } from '../../shared/texts/use-texts.ts';

export function BeheerKruimel() {
  const { t } = useTexts(beheerTeksten);
  return <span aria-current="page">{t('lijst.titel')}</span>;
}

export function ToevoegenKruimel() {
  const { t } = useTexts(beheerTeksten);
  return <span aria-current="page">{t('toevoegen.titel')}</span>;
}

export function KaartenKruimel() {
  const { t } = useTexts(beheerTeksten);
  return <span aria-current="page">{t('kaarten.titel')}</span>;
}

export function PrullenbakKruimel() {
  const { t } = useTexts(beheerTeksten);
  return <span aria-current="page">{t('bak.titel')}</span>;
}
