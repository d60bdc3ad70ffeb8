import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Functie, Maatregel, type PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { namen } from '../../../shared/categorie/namen.gen.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { leesdoelId, leesdoelNaam, verschillen, type Verschil } from './keuze.ts';
import css from './plan.module.css';

interface Rij {
  readonly kop: string;
  readonly ander: string;
  readonly mij: string;
}

interface BotsingProps {
  readonly ander: PlanKeuze;
  readonly mij: PlanKeuze;
  readonly naam: string;
  /** What differs beside the plan itself: its name, who takes part. */
  readonly extra?: readonly Rij[];
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Two people saved: what both wrote stands side by side, and one of the two is chosen. */
export function Botsing({ ander, mij, naam, extra = [], onMine, onTheirs }: BotsingProps) {
  const { t } = useTexts(planTeksten);
  const { t: blad } = useTexts(planbladTeksten);
  const leesdoelen = [...(ander.tekst.lezen ?? []), ...(mij.tekst.lezen ?? [])];
  const woord = (veld: Verschil['veld'], waarde: string): string => {
    const lees = leesdoelen.find((doel) => leesdoelId(doel) === waarde);
    if (lees) return blad(`lezen.kort.${lees.soort}`, { niveau: leesdoelNaam(lees) });
    if (veld === 'doelen') return namen[waarde] ?? waarde;
    const functie = Functie.options.find((een) => een === waarde);
    if (veld === 'functie' && functie) return t(`functies.${functie}`);
    const maatregel = Maatregel.options.find((een) => een === waarde);
    return veld === 'maatregelen' && maatregel ? t(`maatregel.${maatregel}`) : waarde;
  };
  const rijen = [...extra, ...verschillen(ander, mij, woord).map(({ veld, ...rij }) => ({ ...rij, kop: t(veld, { naam }) }))];
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{t('botsing')}</AlertTitle>
      <p>{t('botsingUitleg')}</p>
      <div className={css['tabelrol']}>
        <table className={css['tabel']}>
          <thead>
            <tr>
              <th scope="col">{t('watVerschilt')}</th>
              <th scope="col">{t('vanAnder')}</th>
              <th scope="col">{t('vanMij')}</th>
            </tr>
          </thead>
          <tbody>
            {rijen.map((rij) => (
              <tr key={rij.kop}>
                <th scope="row">{rij.kop}</th>
                <td className={css['alineas']}>{rij.ander || t('niets')}</td>
                <td className={css['alineas']}>{rij.mij || t('niets')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css['rij']}>
        <Button onClick={onMine}>{t('neemMijne')}</Button>
        <Button variant="outlined" onClick={onTheirs}>
          {t('neemAndere')}
        </Button>
      </div>
    </Alert>
  );
}
