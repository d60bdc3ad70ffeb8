import { plangroeiTeksten } from '@spelrijk/teksten/groei';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { delenVan, type Doel, type Uitslag } from './groei-delen.ts';
import css from './plan.module.css';

type Oordeel = NonNullable<Doel['oordeel']>;
type Groei = NonNullable<Doel['groei']>;

/** What may be said about a closed test, sentence by sentence: the plan first, then each goal. The codes are the server's; here are only the words. */
export function useGroeizinnen(): (
  uitslag: Uitslag,
  naam: string,
  alleDoelen?: readonly Doel[],
) => readonly { readonly kop: string; readonly zinnen: readonly string[] }[] {
  const { t, i18n } = useTexts(plangroeiTeksten);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const overGroei = (
    groei: Groei,
    { zin, norm }: Oordeel,
    wie: { readonly naam: string; readonly doel: string; readonly n: number },
  ): string[] => {
    const { voor: a, na: b, laag: lo, hoog: hi } = groei.woorden;
    return [t(`oordelen.${zin}`, { ...wie, a, b, lo, hi }), ...(norm === null ? [] : [t(`norm.${norm}`)])];
  };
  /** Of one goal alone the plan has said already how it grew. */
  const overDoel = (doel: Doel, naam: string, isGezegd: boolean): string[] => {
    const { geoefend, contrast, zinnen } = doel;
    const fout = contrast.voorbeeld;
    return [
      ...(doel.groei && doel.oordeel && !isGezegd ? overGroei(doel.groei, doel.oordeel, { naam, doel: doel.naam, n: doel.ankers }) : []),
      ...(!doel.groei && doel.nieuw.aantal > 0 ? [t('telling', { n: doel.nieuw.aantal, naam, x: doel.nieuw.goed })] : []),
      ...(geoefend.aantal > 0 ? [t('geoefend', { n: geoefend.aantal, naam, x: geoefend.eerst, y: geoefend.goed })] : []),
      ...(doel.alleenGeoefend ? [t('alleenGeoefend')] : []),
      ...(contrast.overgebruik && fout ? [t('overgebruik', { naam, woord: fout.woord, fout: fout.gegeven })] : []),
      ...(zinnen.aantal > 0 ? [t('zinnen', { x: zinnen.goed, n: zinnen.aantal })] : []),
    ];
  };
  return (uitslag, naam, alleDoelen = uitslag.doelen) => {
    const alle = list.format(alleDoelen.map((doel) => doel.naam));
    const { plan, nameting } = uitslag;
    const samen = [
      ...(plan ? overGroei(plan.groei, plan.oordeel, { naam, doel: alle, n: plan.n }) : []),
      ...(nameting === null ? [] : [t(`nameting.${nameting}`, { w: uitslag.weken })]),
    ];
    return delenVan(uitslag)
      .map(({ plan: metPlan, doel }) => ({
        kop: doel?.naam ?? alle,
        zinnen: [...(metPlan ? samen : []), ...(doel ? overDoel(doel, naam, metPlan) : [])],
      }))
      .filter(({ zinnen }) => zinnen.length > 0);
  };
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
