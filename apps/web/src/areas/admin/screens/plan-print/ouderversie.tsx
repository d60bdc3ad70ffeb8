import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import blad from '../../plan/blad.module.css';
import { Groeizinnen } from '../../plan/groei.tsx';
import type { VersieProps } from './schoolversie.tsx';

/** One page in plain Dutch, with a line to sign; it says nothing that the school did not mean for parents. */
export function Ouderversie({ plan, uitslag }: VersieProps) {
  const { t } = useTexts(planTeksten, planbladTeksten);
  const dates = useDates();
  const { leerling, van, tot, keuze, perDoel, perLeesdoel, evaluatie } = plan;
  const naam = leerling.roepnaam;
  const doelen = perDoel.filter(({ weg }) => weg === null);
  return (
    <article className={blad['blad']}>
      <header>
        <h1>{t('planblad:ouderKop', { naam: `${naam} ${leerling.achternaam}`.trim() })}</h1>
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
          {perLeesdoel.map(({ soort, niveau }) => (
            <li key={`${soort} ${niveau}`}>
              <strong>{t(`planblad:lezen.ouder.${soort}`)}</strong>
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
        <p className={blad['alineas']}>{keuze.tekst.thuis === '' ? t('planblad:thuisAlgemeen', { naam }) : keuze.tekst.thuis}</p>
      </section>
      {(uitslag ?? evaluatie) && (
        <section>
          <h2>{t('planblad:hoeGingHet')}</h2>
          {uitslag && <Groeizinnen uitslag={uitslag} naam={naam} alleenPlan />}
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
