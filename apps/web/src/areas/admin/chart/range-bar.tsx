import type { Bereik, CategorieVoortgang } from '@spelrijk/contract/voortgang';
import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './chart.module.css';

/** "schrijft 74–88% van deze woorden goed", or that too little is known. */
export function useRangeText(): (bereik: Bereik) => string {
  const { t } = useTexts(kindvoortgangTeksten);
  return ({ laag, hoog, zeker }) =>
    zeker ? t('categorieen.bereik', { laag: Math.round(laag), hoog: Math.round(hoog) }) : t('categorieen.onzeker');
}

/** The range on a track from 0 to 100; decoration beside its own words. */
export function RangeBar({ bereik, beeld }: Pick<CategorieVoortgang, 'bereik' | 'beeld'>) {
  return (
    <span className={css['baan']} aria-hidden="true">
      <span
        className={css['bereik']}
        data-beeld={beeld}
        style={{ left: `${bereik.laag}%`, width: `${Math.max(2, bereik.hoog - bereik.laag)}%` }}
      />
    </span>
  );
}
