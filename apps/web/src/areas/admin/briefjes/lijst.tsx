import Button from '@mui/material/Button';
import type { Briefje } from '@spelrijk/contract/briefjes';
import { briefjeTeksten } from '@spelrijk/teksten/briefjes';
import { useState } from 'react';
import { useDates } from '../../../shared/date/use-dates.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './briefjes.module.css';
import { standVan } from './stand.ts';

/** As the child reads it. */
function useZin() {
  const { t } = useTexts(briefjeTeksten);
  return ({ soort, tekst, naam }: Pick<Briefje, 'soort' | 'tekst' | 'naam'>): string =>
    soort === 'eigen' ? tekst : [t(`vast.${soort}`), naam].filter((deel) => deel !== null).join(' ');
}

function useStand(briefje: Briefje): string {
  const { t } = useTexts(briefjeTeksten);
  const dates = useDates();
  const { totaal, gezien, teruggenomen, gezienOp } = standVan(briefje);
  if (teruggenomen === totaal) return t('rij.teruggenomen');
  const seen = gezienOp === null ? t('rij.gezienDeel', { gezien, totaal }) : t('rij.gezien', { dag: dates.moment(gezienOp) });
  const delen: string[] = [totaal === 1 && gezien === 0 ? t('rij.ongezien') : seen];
  if (teruggenomen > 0) delen.push(t('rij.teruggenomenDeel', { count: teruggenomen }));
  return delen.join(' · ');
}

interface RijProps {
  readonly briefje: Briefje;
  /** Names of who got it: on the groep. */
  readonly metNamen: boolean;
  readonly onTakeBack: ((id: string) => void) | undefined;
}

function Rij({ briefje, metNamen, onTakeBack }: RijProps) {
  const { t } = useTexts(briefjeTeksten);
  const dates = useDates();
  const zin = useZin()(briefje);
  const stand = useStand(briefje);
  const dag = dates.moment(briefje.op);
  const door = briefje.door === '' ? t('rij.zonder', { dag }) : t('rij.door', { naam: briefje.door, dag });
  const namen = briefje.leerlingen.map(({ roepnaam }) => roepnaam).join(', ');
  return (
    <li data-terug={standVan(briefje).teruggenomen === briefje.leerlingen.length}>
      <div>
        <p className={css['zin']}>{zin}</p>
        <p className={css['noot']}>{[door, ...(metNamen ? [t('rij.aan', { namen })] : []), stand].join(' · ')}</p>
      </div>
      {onTakeBack && standVan(briefje).open > 0 && (
        <Button
          size="small"
          variant="text"
          className="niet-printen"
          aria-label={t('rij.neemTerugVan', { tekst: zin })}
          onClick={() => onTakeBack(briefje.id)}
        >
          {t('rij.neemTerug')}
        </Button>
      )}
    </li>
  );
}

interface BriefjeLijstProps {
  readonly briefjes: readonly Briefje[];
  readonly metNamen: boolean;
  readonly onTakeBack: ((id: string) => void) | undefined;
}

const EERST = 3;

/** Newest first, the older ones behind a button. */
export function BriefjeLijst({ briefjes, ...rest }: BriefjeLijstProps) {
  const { t } = useTexts(briefjeTeksten);
  const [alles, setAlles] = useState(false);
  return (
    <>
      <ul className={css['lijst']}>
        {briefjes.slice(0, alles ? briefjes.length : EERST).map((briefje) => (
          <Rij key={briefje.id} briefje={briefje} {...rest} />
        ))}
      </ul>
      {briefjes.length > EERST && (
        <Button size="small" variant="text" className="niet-printen" onClick={() => setAlles(!alles)}>
          {alles ? t('minder') : t('meer', { count: briefjes.length })}
        </Button>
      )}
    </>
  );
}
