import { Coin } from '@spelrijk/ui/coin';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './purse.module.css';

/** How many coins there are. */
export function Purse({ munten }: { readonly munten: number }) {
  const { t } = useTexts(leerlingTeksten);
  return (
    <p className={css['beurs']}>
      <Coin size={30} />
      <span aria-hidden="true">{munten}</span>
      <span className="verborgen">{t('kaart.munten', { count: munten })}</span>
    </p>
  );
}
