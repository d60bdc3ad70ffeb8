import { accountTeksten } from '@spelrijk/teksten/account';
import { useTexts } from '../../shared/texts/use-texts.ts';

/** Labels of the breadcrumbs of the screens about the account: apart, because their texts are not needed elsewhere. */
export function GegevensKruimel() {
  const { t } = useTexts(accountTeksten);
  return <span aria-current="page">{t('gegevens.titel')}</span>;
}

export function LicentieKruimel() {
  const { t } = useTexts(accountTeksten);
  return <span aria-current="page">{t('licentie.titel')}</span>;
}

export function LogboekKruimel() {
  const { t } = useTexts(accountTeksten);
  return <span aria-current="page">{t('logboek.titel')}</span>;
}
