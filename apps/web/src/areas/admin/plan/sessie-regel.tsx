import Button from '@mui/material/Button';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useDates } from '../../../shared/date/use-dates.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './plan.module.css';
import type { Handelingsplan } from './queries.ts';

type Sessie = Pick<Handelingsplan['sessies'][number], 'dag' | 'minuten' | 'functie' | 'notitie' | 'laat' | 'door' | 'doorgehaald'>;

interface SessieRegelProps {
  readonly sessie: Sessie;
  /** Who were there, in words. */
  readonly wie: string;
  /** Null: this person strikes nothing through. */
  readonly onStrike: (() => void) | null;
  readonly busy: boolean;
}

/** One session of the log: what was noted stays; a mistake is struck through. */
export function SessieRegel({ sessie, wie, onStrike, busy }: SessieRegelProps) {
  const { t } = useTexts(planTeksten);
  const { t: blad } = useTexts(planbladTeksten);
  const dates = useDates();
  const { dag, minuten, functie, notitie, laat, door, doorgehaald } = sessie;
  return (
    <li>
      <span className={doorgehaald ? css['weg'] : undefined}>
        <strong>{dates.short(dag)}</strong> {t('sessieRegel', { minuten, functie: t(`functies.${functie}`) })}, {wie}
        {notitie !== '' && `. ${notitie}`}
        {laat !== '' && `. ${laat}`} <span className={css['zacht']}>{door !== '' && blad('genoteerdDoor', { naam: door })}</span>
      </span>
      {doorgehaald && <span className={css['zacht']}>{t('doorgehaald')}</span>}
      {onStrike && !doorgehaald && (
        <Button variant="text" size="small" disabled={busy} onClick={onStrike}>
          {t('haalDoor')}
        </Button>
      )}
    </li>
  );
}
