import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Afspraak } from '@spelrijk/contract/clienten';
import { clientTeksten } from '@spelrijk/teksten/clienten';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './clienten.module.css';
import type { AfspraakInhoud } from './queries.ts';
import { useWanneer } from './wanneer.ts';

/** As it is being filled in; a practice mostly sees a child once a week. */
export interface AfspraakKeuze {
  readonly soort: 'geen' | 'wekelijks' | 'eenmalig';
  readonly weekdag: number;
  readonly dag: string;
  readonly tijd: string;
  readonly minuten: number;
}

export const LEGE_AFSPRAAK: AfspraakKeuze = { soort: 'wekelijks', weekdag: 2, dag: '', tijd: '', minuten: 45 };

export const keuzeVan = ({ weekdag, van, tijd, minuten }: Afspraak): AfspraakKeuze =>
  weekdag === null ? { soort: 'eenmalig', weekdag: 2, dag: van, tijd, minuten } : { soort: 'wekelijks', weekdag, dag: '', tijd, minuten };

/** What is sent; null: no appointment, or a date is missing. `van`: the first day that a weekly one holds. */
export function inhoudVan({ soort, weekdag, dag, tijd, minuten }: AfspraakKeuze, van: string): AfspraakInhoud | null {
  if (soort === 'wekelijks') return { soort, weekdag, van, tijd, minuten };
  return soort === 'eenmalig' && dag !== '' ? { soort, dag, tijd, minuten } : null;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const MINUTEN = [20, 30, 40, 45, 50, 60, 90] as const;

interface VeldenProps {
  readonly keuze: AfspraakKeuze;
  /** Taking a client on without an appointment is possible. */
  readonly metGeen?: boolean;
  readonly tried: boolean;
  readonly onChange: (keuze: AfspraakKeuze) => void;
}

export function AfspraakVelden({ keuze, metGeen = false, tried, onChange }: VeldenProps) {
  const { t } = useTexts(clientTeksten);
  const { weekdag } = useWanneer();
  const { soort, minuten } = keuze;
  const set = (deel: Partial<AfspraakKeuze>): void => onChange({ ...keuze, ...deel });
  const soorten = metGeen ? (['wekelijks', 'eenmalig', 'geen'] as const) : (['wekelijks', 'eenmalig'] as const);
  const mist = tried && soort === 'eenmalig' && keuze.dag === '';
  return (
    <div className={css['rij']}>
      <TextField
        select
        label={t('afspraak.soort')}
        value={soort}
        onChange={({ target }) => set({ soort: soorten.find((een) => een === target.value) ?? 'wekelijks' })}
      >
        {soorten.map((een) => (
          <MenuItem key={een} value={een}>
            {t(`afspraak.${een}`)}
          </MenuItem>
        ))}
      </TextField>
      {soort === 'wekelijks' && (
        <TextField select label={t('afspraak.dag')} value={keuze.weekdag} onChange={({ target }) => set({ weekdag: Number(target.value) })}>
          {WEEK.map((nr) => (
            <MenuItem key={nr} value={nr}>
              {weekdag(nr)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {soort === 'eenmalig' && (
        <TextField
          type="date"
          label={t('afspraak.datum')}
          value={keuze.dag}
          error={mist}
          helperText={mist ? t('afspraak.datumNodig') : undefined}
          onChange={({ target }) => set({ dag: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      {soort !== 'geen' && (
        <>
          <TextField
            type="time"
            label={t('afspraak.tijd')}
            value={keuze.tijd}
            onChange={({ target }) => set({ tijd: target.value.slice(0, 5) })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextField select label={t('afspraak.minuten')} value={minuten} onChange={({ target }) => set({ minuten: Number(target.value) })}>
            {[...new Set([...MINUTEN, minuten])]
              .sort((a, b) => a - b)
              .map((aantal) => (
                <MenuItem key={aantal} value={aantal}>
                  {aantal}
                </MenuItem>
              ))}
          </TextField>
        </>
      )}
    </div>
  );
}
