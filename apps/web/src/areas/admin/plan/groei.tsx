import { plangroeiTeksten } from '@spelrijk/teksten/groei';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { Doel, Uitslag } from './groei-delen.ts';
import { groeizinnen } from './groeizinnen.ts';
import css from './plan.module.css';

/** The sentences about a closed test, in the language of the page. */
export function useGroeizinnen(): (uitslag: Uitslag, naam: string, alleDoelen?: readonly Doel[]) => ReturnType<typeof groeizinnen> {
  const { t, i18n } = useTexts(plangroeiTeksten);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (uitslag, naam, alleDoelen = uitslag.doelen) => groeizinnen({ t, list }, uitslag, naam, [...alleDoelen]);
}

interface GroeizinnenProps {
  readonly uitslag: Uitslag;
  readonly naam: string;
  /** The plan as a whole, without each goal: for parents. */
  readonly alleenPlan?: true;
}

/** The result of a closed test in words, with what always has to be said. */
export function Groeizinnen({ uitslag, naam, alleenPlan }: GroeizinnenProps) {
  const { t } = useTexts(plangroeiTeksten);
  const zinnenVan = useGroeizinnen();
  const delen = zinnenVan(alleenPlan ? { ...uitslag, doelen: [] } : uitslag, naam, uitslag.doelen);
  return (
    <div className={css['groei']}>
      {delen.map(({ kop, zinnen }) => (
        <div key={kop}>
          <h4>{kop}</h4>
          {zinnen.map((zin) => (
            <p key={zin}>{zin}</p>
          ))}
        </div>
      ))}
      <p>{t('altijd')}</p>
    </div>
  );
}
