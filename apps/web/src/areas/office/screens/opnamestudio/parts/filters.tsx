import { mdiMagnify } from '@mdi/js';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import SvgIcon from '@mui/material/SvgIcon';
import type { OpnameFilter } from '@spelrijk/contract/opnamen';
import type { Regio } from '@spelrijk/domain/admin';
import { opnamestudioTeksten } from '@spelrijk/teksten/opnamestudio';
import { useId } from 'react';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import type { Vraag } from '../queries.ts';
import { DELEN } from '../vraag.ts';
import css from '../../../../../shared/opname/opname.module.css';
import { Keuze } from './keuze.tsx';

const FILTERS: readonly OpnameFilter[] = ['alles', 'zonder-opname', 'met-opname', 'bekend-fout', 'geblokkeerd'];
const REGIOS: readonly Regio[] = ['nl', 'be'];

interface FiltersProps {
  readonly vraag: Vraag;
  readonly onChange: (vraag: Vraag) => void;
}

export function Filters({ vraag, onChange }: FiltersProps) {
  const { t } = useTexts(opnamestudioTeksten);
  const change = (deel: Partial<Vraag>): void => onChange({ ...vraag, ...deel });
  return (
    <div className={css['filters']}>
      <Zoek value={vraag.zoek} onChange={(zoek) => change({ zoek })} />
      <Keuze
        label={t('deel')}
        value={vraag.deel}
        options={DELEN.map((deel) => [deel, t(`delen.${deel}`)])}
        onChange={(deel) => change({ deel })}
      />
      <Keuze
        label={t('filter')}
        value={vraag.filter}
        options={FILTERS.map((filter) => [filter, t(`filters.${filter}`)])}
        onChange={(filter) => change({ filter })}
      />
      <Keuze
        label={t('regio')}
        value={vraag.regio}
        options={REGIOS.map((regio) => [regio, t(`regios.${regio}`)])}
        onChange={(regio) => change({ regio })}
      />
    </div>
  );
}

function Zoek({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const { t } = useTexts(opnamestudioTeksten);
  const id = useId();
  return (
    <FormControl size="small" fullWidth>
      <InputLabel htmlFor={id}>{t('zoek')}</InputLabel>
      <OutlinedInput
        id={id}
        label={t('zoek')}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value.slice(0, 60))}
        startAdornment={
          <InputAdornment position="start">
            <SvgIcon>
              <path d={mdiMagnify} />
            </SvgIcon>
          </InputAdornment>
        }
        inputProps={{ autoComplete: 'off', spellCheck: false }}
        sx={{ bgcolor: 'background.paper' }}
      />
    </FormControl>
  );
}
