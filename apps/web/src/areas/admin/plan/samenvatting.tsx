import type { PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { namen } from '../../../shared/categorie/namen.gen.ts';
import { useDates } from '../../../shared/date/use-dates.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { VerloopChart } from '../chart/verloop-chart.tsx';
import { leesdoelId, leesdoelNaam } from './keuze.ts';
import type { Handelingsplan } from './queries.ts';
import css from './plan.module.css';

/** What was decided, to read. */
export function Samenvatting({ keuze, naam }: { readonly keuze: PlanKeuze; readonly naam: string }) {
  const { t } = useTexts(planTeksten);
  const { t: blad } = useTexts(planbladTeksten);
  const { tekst, doelen, niveau, keren, minuten, functie, zorgaandeel, weken } = keuze;
  const rijen: readonly (readonly [string, string])[] = [
    [t('waarom'), tekst.waarom],
    [t('geprobeerd'), tekst.geprobeerd],
    [t('niveau'), t(`niveauKeuze.${niveau === 2 ? 'twee' : 'drie'}`)],
    [
      t('doelen'),
      doelen.map(({ categorie, streef }) => `${namen[categorie] ?? categorie} (${t('streefKort', { aantal: streef })})`).join('\n'),
    ],
    [blad('lezen.titel'), (tekst.lezen ?? []).map((doel) => blad(`lezen.kort.${doel.soort}`, { niveau: leesdoelNaam(doel) })).join('\n')],
    [
      t('aanpakKop'),
      `${t('afgesproken', { keren, minuten, functie: t(`functies.${functie}`).toLowerCase() })}, ${t('duur', { count: weken })}\n${tekst.aanpak}`,
    ],
    [t('aandeel'), t(`aandelen.${zorgaandeel}`)],
    [t('maatregelen', { naam }), tekst.maatregelen.map((maatregel) => t(`maatregel.${maatregel}`)).join('\n')],
    [t('thuis'), tekst.thuis],
  ];
  return (
    <table className={`${css['tabel']} ${css['gestapeld']}`}>
      <tbody>
        {rijen
          .filter(([, waarde]) => waarde.trim() !== '')
          .map(([kop, waarde]) => (
            <tr key={kop}>
              <th scope="row">{kop}</th>
              <td className={css['alineas']}>{waarde.trim()}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

type Leesdoel = Handelingsplan['perLeesdoel'][number];

function Meting({ meting, leeg }: { readonly meting: Leesdoel['nu']; readonly leeg: string }) {
  const { t } = useTexts(planbladTeksten);
  const dates = useDates();
  if (meting === null) return <>{leeg}</>;
  const { dag, goed, gelezen, tempo } = meting;
  return (
    <>
      {t('lezen.meting', { dag: dates.day(dag), goed, gelezen })} {tempo ? t('lezen.tempo', tempo) : t('lezen.geenTempo')}
    </>
  );
}

type Oefendoel = Handelingsplan['perOefendoel'][number];

const GEHAALD = new Map([
  [true, 'gehaald'],
  [false, 'nietGehaald'],
  [null, 'misschien'],
] as const);

/** What practice showed of a goal of letters, words or understanding; it is no test, and says so. */
function OefendoelKaart({ doel, metVerloop }: { readonly doel: Oefendoel; readonly metVerloop: boolean }) {
  const { t } = useTexts(planTeksten);
  const { t: blad } = useTexts(planbladTeksten);
  const dates = useDates();
  const { begin, nu, streef, groei, gehaald, verloop } = doel;
  const naam = blad(`lezen.kort.${doel.doel.soort}`, { niveau: leesdoelNaam(doel.doel) });
  const meting = (van: Oefendoel['nu'], leeg: string): string =>
    van === null ? leeg : blad('lezen.oefen.meting', { laag: Math.round(van.laag), hoog: Math.round(van.hoog), dag: dates.day(van.dag) });
  const rijen = [
    [t('begin'), meting(begin, blad('lezen.oefen.geenBegin'))],
    [t('nu'), meting(nu, blad('lezen.oefen.geenNu'))],
    [t('streefKop'), t('streefKort', { aantal: streef })],
  ] as const;
  return (
    <li className={css['kaart']}>
      <h3>{naam}</h3>
      <table className={css['tabel']}>
        <tbody>
          {rijen.map(([kop, waarde]) => (
            <tr key={kop}>
              <th scope="row">{kop}</th>
              <td>{waarde}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {nu && <p>{blad(`lezen.oefen.${GEHAALD.get(gehaald) ?? 'misschien'}`, { streef })}</p>}
      <p>{blad(groei === null ? 'lezen.oefen.geenGroei' : `lezen.oefen.groei.${groei}`)}</p>
      {metVerloop && verloop.length > 1 && (
        <VerloopChart
          points={verloop}
          summary={t('verloop', { doel: naam })}
          norm={{ procent: streef, text: t('streefKop').toLowerCase() }}
        />
      )}
      <p className={css['zacht']}>{blad('lezen.oefen.bron')}</p>
    </li>
  );
}

interface LeesdoelenProps {
  readonly hardop: readonly Leesdoel[];
  readonly oefen: readonly Oefendoel[];
  /** The course as a picture too, on a screen. */
  readonly metVerloop?: boolean;
}

/** Each goal of reading: where it began, where it is, and what may be said of that. */
export function Leesdoelen({ hardop, oefen, metVerloop = false }: LeesdoelenProps) {
  const { t } = useTexts(planTeksten);
  const { t: blad } = useTexts(planbladTeksten);
  return (
    <ul className={css['kaarten']}>
      {hardop.map(({ soort, niveau, naam, norm, begin, nu, groei, gehaald }) => (
        <li key={`${soort} ${niveau}`} className={css['kaart']}>
          <h3>{blad(`lezen.soort.${soort}`, { niveau: naam, ...norm })}</h3>
          <table className={css['tabel']}>
            <tbody>
              <tr>
                <th scope="row">{t('begin')}</th>
                <td>
                  <Meting meting={begin} leeg={blad('lezen.geenBegin', { niveau: naam })} />
                </td>
              </tr>
              <tr>
                <th scope="row">{t('nu')}</th>
                <td>
                  <Meting meting={nu} leeg={blad('lezen.geenNu')} />
                </td>
              </tr>
            </tbody>
          </table>
          {nu && gehaald !== null && <p>{blad(gehaald ? 'lezen.gehaald' : 'lezen.nietGehaald')}</p>}
          {soort !== 'goed' && <p>{blad(groei === null ? 'lezen.geenGroei' : `lezen.groei.${groei}`)}</p>}
        </li>
      ))}
      {oefen.map((doel) => (
        <OefendoelKaart key={leesdoelId(doel.doel)} doel={doel} metVerloop={metVerloop} />
      ))}
    </ul>
  );
}
