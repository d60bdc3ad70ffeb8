import { Coin } from '@spelrijk/ui/coin';
import { useTranslation } from 'react-i18next';
import css from './purse.module.css';

/** How many coins there are. */
export function Purse({ munten }: { readonly munten: number }) {
  const { t } = useTranslation('leerling');
  return (
    <p className={css['beurs']}>
      <Coin size={30} />
      <span aria-hidden="true">{munten}</span>
      <span className="verborgen">{t('kaart.munten', { count: munten })}</span>
    </p>
  );
}
