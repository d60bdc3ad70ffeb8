import type { PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { leesniveauNaam } from '@spelrijk/domain/leesvormen';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { namen } from '../../../shared/categorie/namen.gen.ts';
import { useDates } from '../../../shared/date/use-dates.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
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
    [
      blad('lezen.titel'),
      (tekst.lezen ?? []).map(({ soort, niveau }) => blad(`lezen.kort.${soort}`, { niveau: leesniveauNaam(niveau) })).join('\n'),
    ],
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

/** Each goal of reading: where it began, where it is, and what may be said of that. */
export function Leesdoelen({ doelen }: { readonly doelen: readonly Leesdoel[] }) {
  const { t } = useTexts(planTeksten);
  const { t: blad } = useTexts(planbladTeksten);
  return (
    <ul className={css['kaarten']}>
      {doelen.map(({ soort, niveau, naam, norm, begin, nu, groei, gehaald }) => (
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
    </ul>
  );
}
