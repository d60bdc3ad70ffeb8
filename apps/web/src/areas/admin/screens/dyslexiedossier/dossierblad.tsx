import type { Dossierperiode, Dyslexiedossier } from '@spelrijk/contract/zorgsessies';
import { LEESFOUTEN } from '@spelrijk/domain/voorlezen';
import { plangroeiTeksten } from '@spelrijk/teksten/groei';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { voorlezenTeksten } from '@spelrijk/teksten/voorlezen';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import blad from '../../plan/blad.module.css';
import { Groeizinnen } from '../../plan/groei.tsx';
import { Leesdoelen } from '../../plan/samenvatting.tsx';
import { countFouten } from './fouten.ts';
import { misgeschreven } from '../../plan/misgeschreven.ts';

interface PeriodeProps {
  readonly periode: Dossierperiode;
  readonly nr: number;
  readonly naam: string;
}

/** What was heard, a row a reading. */
function Voorlezingen({ voorlezingen }: Pick<Dossierperiode, 'voorlezingen'>) {
  const { t } = useTexts(planbladTeksten, voorlezenTeksten);
  const dates = useDates();
  return (
    <table className={blad['tabel']}>
      <thead>
        <tr>
          {(['dag', 'tekst', 'seconden', 'woorden', 'misgelezen', 'luisteraar'] as const).map((kop) => (
            <th key={kop} scope="col">
              {t(`planblad:gelezen.${kop}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {voorlezingen.map(({ id, dag, titel, niveau, ms, gelezen, goed, perMinuut, soorten, functie, opname }) => (
          <tr key={id}>
            <td>{dates.day(dag)}</td>
            <th scope="row">
              {titel} ({niveau})
            </th>
            <td>{Math.round(ms / 1000)}</td>
            <td>{t('planblad:gelezen.goed', { goed, gelezen, perMinuut })}</td>
            <td>
              {LEESFOUTEN.filter((soort) => (soorten[soort] ?? 0) > 0)
                .map((soort) => `${t(`voorlezen:luister.soorten.${soort}`)}: ${soorten[soort] ?? 0}`)
                .join(', ')}
            </td>
            <td>{`${functie}, ${t(opname ? 'planblad:gelezen.opname' : 'planblad:gelezen.live')}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Periode({ periode, nr, naam: kind }: PeriodeProps) {
  const { t } = useTexts(planTeksten, planbladTeksten);
  const dates = useDates();
  const band = (van: { readonly laag: number; readonly hoog: number } | null): string =>
    van === null ? t('plan:onzeker') : t('plan:van100', { laag: Math.round(van.laag), hoog: Math.round(van.hoog) });
  const { minuten, functies, besluit, fouten, toetsen, hardop, oefendoelen, voorlezingen } = periode;
  const rijen: readonly (readonly [string, string])[] = [
    [t('planblad:niveau'), t(`plan:niveauKeuze.${periode.niveau === 2 ? 'twee' : 'drie'}`)],
    [t('planblad:wekenTwee'), t('planblad:vanAantal', { aantal: periode.wekenMetTwee, van: periode.weken })],
    [t('planblad:aantalSessies'), String(periode.sessies)],
    [t('plan:kolom.school'), t('plan:min', { aantal: minuten.school })],
    [t('plan:kolom.leek'), t('plan:min', { aantal: minuten.leek })],
    [t('plan:kolom.alleen'), t('plan:min', { aantal: minuten.alleen })],
    [t('planblad:grootsteGroep'), String(periode.grootsteGroep)],
    [t('planblad:functies'), functies.map((functie) => t(`plan:functies.${functie}`)).join(', ')],
    [t('planblad:methode'), periode.aanpak],
    ...periode.doelen.map(({ naam, begin, eind }) => [naam, t('planblad:vanNaar', { begin: band(begin), eind: band(eind) })] as const),
    ...(besluit === null ? [] : [[t('plan:besluitKop'), t(`plan:besluit.${besluit}`)] as const]),
  ];
  return (
    <section className={blad['periode']}>
      <h2>{t('planblad:periode', { nr, van: dates.day(periode.van), tot: dates.day(periode.tot) })}</h2>
      <table className={blad['tabel']}>
        <tbody>
          {rijen
            .filter(([, waarde]) => waarde !== '')
            .map(([kop, waarde]) => (
              <tr key={kop}>
                <th scope="row">{kop}</th>
                <td className={blad['alineas']}>{waarde}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {hardop.length + oefendoelen.length > 0 && (
        <>
          <h3>{t('planblad:lezen.titel')}</h3>
          <Leesdoelen hardop={hardop} oefen={oefendoelen} />
        </>
      )}
      {voorlezingen.length > 0 && (
        <>
          <h3>{t('planblad:gelezen.kop')}</h3>
          <Voorlezingen voorlezingen={voorlezingen} />
        </>
      )}
      {toetsen.map(({ soort, dag, uitslag }) => (
        <div key={soort} className={blad['heel']}>
          <h3>{t(soort === 'zorg-eind' ? 'planblad:uitslagOp' : 'planblad:nametingOp', { datum: dates.day(dag) })}</h3>
          <Groeizinnen uitslag={uitslag} naam={kind} />
        </div>
      ))}
      <h3>{t('planblad:alleFouten', { aantal: fouten.length })}</h3>
      <p className={blad['woord']}>
        {countFouten(fouten)
          .map(misgeschreven)
          .map(({ aantal, ...fout }) => (aantal === 1 ? t('plan:schreef', fout) : t('planblad:schreefVaker', { ...fout, aantal })))
          .join(' · ')}
      </p>
    </section>
  );
}

/** The dossier on paper: what was done and what it gave. It judges nothing. */
export function Dossierblad({ dossier }: { readonly dossier: Dyslexiedossier }) {
  const { t } = useTexts(planTeksten, planbladTeksten, plangroeiTeksten);
  const dates = useDates();
  const { naam, roepnaam, groepNaam, dag, toestemming, lvs, periodes, samen } = dossier;
  return (
    <article className={blad['blad']}>
      <header>
        <h1>{t('planblad:dossierKop', { naam })}</h1>
        <p>
          {groepNaam}. {t('planblad:gemaakt', { datum: dates.day(dag) })} {t('planblad:toestemmingOp', { datum: dates.day(toestemming) })}
        </p>
      </header>
      <section>
        <h2>{t('planblad:lvs')}</h2>
        {lvs.length === 0 ? (
          <p>{t('planblad:lvsLeeg')}</p>
        ) : (
          <table className={blad['tabel']}>
            <tbody>
              {lvs.map(({ toets, versie, moment, dag: op, uitslag }) => (
                <tr key={`${toets} ${versie} ${moment} ${op ?? ''}`}>
                  <th scope="row">{[toets, versie, moment].filter((deel) => deel !== '').join(' ')}</th>
                  <td>{op === null ? '' : dates.day(op)}</td>
                  <td>{uitslag}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {periodes.length === 0 && <p>{t('planblad:geenPeriode')}</p>}
      {periodes.map((periode, i) => (
        <Periode key={periode.planId} periode={periode} nr={i + 1} naam={roepnaam} />
      ))}
      {samen !== null && (
        <section>
          <h2>{t('planblad:allePeriodes')}</h2>
          <p>{t(`plangroei:samen.${samen}`, { naam: roepnaam })}</p>
        </section>
      )}
      <footer>
        <p>{t('planblad:steltNietVast')}</p>
      </footer>
    </article>
  );
}
