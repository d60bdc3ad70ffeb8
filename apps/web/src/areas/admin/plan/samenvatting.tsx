import type { PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { namen } from '../../../shared/categorie/namen.gen.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './plan.module.css';

/** What was decided, to read. */
export function Samenvatting({ keuze, naam }: { readonly keuze: PlanKeuze; readonly naam: string }) {
  const { t } = useTexts(planTeksten);
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
