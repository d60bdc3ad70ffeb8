import Button from '@mui/material/Button';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../../params.ts';
import { type GroepWeek, groepWekenQuery } from '../../../volgen.ts';
import css from '../oogopslag.module.css';

interface Weken {
  /** Null: now. */
  readonly week: GroepWeek | null;
  /** How many weeks back. */
  readonly terug: number;
  readonly meest: number;
  readonly laadt: boolean;
  readonly mislukt: boolean;
  readonly onTerug: (terug: number) => void;
}

/** The weeks before, asked for when somebody first looks back. */
export function useWeken(): Weken {
  const { adminId, groepId } = usePathParams();
  const [terug, setTerug] = useState(0);
  const { data, isError, refetch } = useQuery({ ...groepWekenQuery(adminId, groepId), enabled: terug > 0 });
  const weken = data?.weken ?? [];
  return {
    week: terug === 0 ? null : (weken[terug - 1] ?? null),
    terug,
    meest: data ? weken.length : terug + 1,
    laadt: terug > 0 && !data && !isError,
    mislukt: terug > 0 && isError,
    onTerug: (nu) => {
      setTerug(Math.max(0, nu));
      if (isError) void refetch();
    },
  };
}

/** Back and forth over the weeks; what is looked at stands between the buttons. */
export function WeekChoice({ week, terug, meest, laadt, mislukt, onTerug }: Weken) {
  const { t } = useTexts(voortgangTeksten);
  const { dayMonth } = useDates();
  const nu = week ? t('oogopslag.toen', { dag: dayMonth(week.eind) }) : t('oogopslag.nu');
  const staat = mislukt ? t('oogopslag.weekFout') : nu;
  return (
    <span className={css['weken']}>
      <Button
        size="small"
        variant="text"
        aria-label={t('oogopslag.weekTerug')}
        title={t('oogopslag.weekTerug')}
        disabled={terug >= meest || laadt}
        onClick={() => onTerug(terug + 1)}
      >
        ◀
      </Button>
      <output data-toen={terug > 0}>{laadt ? t('oogopslag.weekLaadt') : staat}</output>
      <Button
        size="small"
        variant="text"
        aria-label={t('oogopslag.weekVerder')}
        title={t('oogopslag.weekVerder')}
        disabled={terug === 0}
        onClick={() => onTerug(terug - 1)}
      >
        ▶
      </Button>
    </span>
  );
}
