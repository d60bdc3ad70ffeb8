import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import blad from '../../plan/blad.module.css';
import { Groeizinnen } from '../../plan/groei.tsx';
import { leesdoelId, leesdoelNaam } from '../../plan/keuze.ts';
import { isVoorbij, type Handelingsplan } from '../../plan/queries.ts';
import type { VersieProps } from './schoolversie.tsx';

/** `Letters 3: n e t` is the number of a set to us, and letters to parents; of a level of words they know the examples. */
const zonderNummer = (naam: string): string => naam.replace(/^Letters \d+: /, '').toLowerCase();
const voorbeelden = (naam: string): string => naam.replace(/^.*: /, '');

const UITSLAG = new Map([
  [true, 'wel'],
  [false, 'niet'],
  [null, 'onbekend'],
] as const);

type Leesdoel = NonNullable<Handelingsplan['keuze']['tekst']['lezen']>[number];

function vakVan(spelling: number, lezen: number): 'spelling' | 'lezen' | 'beide' {
  if (lezen === 0) return 'spelling';
  return spelling === 0 ? 'lezen' : 'beide';
}

/** What a goal of reading is called at home. */
function useLeesnaam(): (doel: Leesdoel) => string {
  const { t } = useTexts(planbladTeksten);
  return (doel) => t(`lezen.ouder.${doel.soort}`, { niveau: (doel.soort === 'woorden' ? voorbeelden : zonderNummer)(leesdoelNaam(doel)) });
}

/** Of a plan that is over: which goals of reading were reached. */
function Leesuitslag({ plan }: { readonly plan: Handelingsplan }) {
  const { t } = useTexts(planbladTeksten);
  const leesnaam = useLeesnaam();
  const gehaald = new Map([
    ...plan.perLeesdoel.map((doel) => [leesdoelId(doel), doel.gehaald] as const),
    ...plan.perOefendoel.map(({ doel, gehaald: is }) => [leesdoelId(doel), is] as const),
  ]);
  return (plan.keuze.tekst.lezen ?? []).map((doel) => {
    const wat = UITSLAG.get(gehaald.get(leesdoelId(doel)) ?? null) ?? 'onbekend';
    return <p key={leesdoelId(doel)}>{t(`lezen.ouderUitslag.${wat}`, { doel: leesnaam(doel) })}</p>;
  });
}

/** One page in plain Dutch, with a line to sign; it says nothing that the school did not mean for parents. */
export function Ouderversie({ plan, uitslag }: VersieProps) {
  const { t } = useTexts(planTeksten, planbladTeksten);
  const dates = useDates();
  const leesnaam = useLeesnaam();
  const { leerling, van, tot, keuze, perDoel, evaluatie } = plan;
  const naam = leerling.roepnaam;
  const doelen = perDoel.filter(({ weg }) => weg === null);
  const { lezen = [] } = keuze.tekst;
  const vak = vakVan(doelen.length, lezen.length);
  const isOver = isVoorbij(plan.status) && lezen.length > 0;
  return (
    <article className={blad['blad']}>
      <header>
        <h1>{t(`planblad:ouderKop.${vak}`, { naam: `${naam} ${leerling.achternaam}`.trim() })}</h1>
        <p>{leerling.groepNaam}</p>
      </header>
      <section>
        <h2>{t('planblad:watOefenen')}</h2>
        <ul>
          {doelen.map(({ categorie, naam: doel, voorbeeld }) => (
            <li key={categorie}>
              <strong>{doel}</strong>
              {voorbeeld && `. ${t('planblad:voorbeeld', { naam, ...voorbeeld })}`}
            </li>
          ))}
          {lezen.map((doel) => (
            <li key={leesdoelId(doel)}>
              <strong>{leesnaam(doel)}</strong>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('planblad:wanneer')}</h2>
        <p>
          {t('planblad:hoeVaak', { naam, keren: keuze.keren, minuten: keuze.minuten })}{' '}
          {van !== null && tot !== null && t('planblad:vanTot', { van: dates.long(van), tot: `${dates.long(tot)} ${tot.slice(0, 4)}` })}
        </p>
      </section>
      <section>
        <h2>{t('planblad:metWie')}</h2>
        <p>{t('planblad:metWieZin', { naam, functie: t(`plan:functies.${keuze.functie}`).toLowerCase() })}</p>
      </section>
      <section>
        <h2>{t('planblad:watKunJe')}</h2>
        <p className={blad['alineas']}>{keuze.tekst.thuis === '' ? t(`planblad:thuisAlgemeen.${vak}`, { naam }) : keuze.tekst.thuis}</p>
      </section>
      {(uitslag !== null || evaluatie !== null || isOver) && (
        <section>
          <h2>{t('planblad:hoeGingHet')}</h2>
          {uitslag && <Groeizinnen uitslag={uitslag} naam={naam} alleenPlan />}
          {isOver && <Leesuitslag plan={plan} />}
          {evaluatie && <p>{t('planblad:besluit', { besluit: t(`plan:besluit.${evaluatie.besluit}`) })}</p>}
        </section>
      )}
      <footer>
        <p>{t('planblad:blijft')}</p>
        <p className={blad['tekenen']}>
          <span>{t('planblad:gezien')}</span>
          <span>{t('planblad:handtekening')}</span>
        </p>
      </footer>
    </article>
  );
}
