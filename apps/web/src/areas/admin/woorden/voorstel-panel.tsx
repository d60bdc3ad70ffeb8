import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import type { Dicteevoorstel } from '@spelrijk/contract/dictees';
import { CATEGORIENAMEN, findCategorienaam } from '@spelrijk/taal/categorie-namen';
import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { useState } from 'react';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { Dictees } from '../dictees.ts';
import panel from '../parts/parts.module.css';
import css from './woorden.module.css';

interface VoorstelPanelProps {
  readonly propose: Dictees['propose'];
  /** Words that are there already. */
  readonly zonder: readonly string[];
  readonly onWords: (woorden: readonly Dicteevoorstel[]) => void;
}

const AANTALLEN = [5, 8, 10, 12, 15, 20, 25] as const;
const MEEST_CATEGORIEEN = 30;

/** Words by what the engine expects of this groep. */
export function VoorstelPanel({ propose, zonder, onWords }: VoorstelPanelProps) {
  const { t } = useTexts(dicteeTeksten);
  const [gekozen, setGekozen] = useState<readonly string[]>([]);
  const [aantal, setAantal] = useState(10);
  const ask = (): void =>
    propose.mutate(
      { categorieen: [...gekozen], aantal, zonder: zonder.slice(0, 50).map((woord) => woord) },
      { onSuccess: ({ woorden }) => onWords(woorden) },
    );
  const naam = (id: string): string => findCategorienaam(id)?.naam ?? id;
  return (
    <section className={panel['paneel']}>
      <h2>{t('maken.voorstel')}</h2>
      <p className={css['zacht']}>{t('maken.voorstelUitleg')}</p>
      <div className={css['velden']}>
        <div className={css['rij']}>
          <TextField
            select
            label={t('maken.categorie')}
            value=""
            onChange={({ target }) => setGekozen([...gekozen, target.value].slice(0, MEEST_CATEGORIEEN))}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            sx={{ width: 'min(100%, 360px)' }}
          >
            <option value="">{t(gekozen.length === 0 ? 'maken.alle' : 'maken.kies')}</option>
            {CATEGORIENAMEN.filter(({ id }) => !gekozen.includes(id)).map(({ id }) => (
              <option key={id} value={id}>
                {naam(id)}
              </option>
            ))}
          </TextField>
          <TextField
            select
            label={t('maken.aantal')}
            value={aantal}
            onChange={({ target }) => setAantal(Number(target.value))}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 160 }}
          >
            {AANTALLEN.map((keuze) => (
              <option key={keuze} value={keuze}>
                {keuze}
              </option>
            ))}
          </TextField>
        </div>
        {gekozen.length > 0 && (
          <div className={css['rij']}>
            {gekozen.map((id) => (
              <Chip
                key={id}
                component="button"
                label={`${naam(id)} ×`}
                aria-label={t('maken.haalWeg', { naam: naam(id) })}
                onClick={() => setGekozen(gekozen.filter((other) => other !== id))}
              />
            ))}
          </div>
        )}
        <div>
          <Button variant="outlined" disabled={propose.isPending} onClick={ask}>
            {propose.isPending ? t('bezig') : t('maken.stelVoor')}
          </Button>
        </div>
        <FormAlert error={propose.error} />
        {propose.data && (
          <Alert severity={propose.data.woorden.length > 0 ? 'success' : 'info'}>
            {propose.data.woorden.length > 0 ? t('maken.erbij', { count: propose.data.woorden.length }) : t('maken.geen')}
          </Alert>
        )}
      </div>
    </section>
  );
}
