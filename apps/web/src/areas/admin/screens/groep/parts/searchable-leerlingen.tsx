import { mdiMagnify } from '@mdi/js';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import type { GroepLeerling } from '@spelrijk/contract/groepen';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeerlingenTable } from '../../../parts/leerlingen-table.tsx';
import css from '../../../parts/parts.module.css';
import { searchLeerlingen } from '../search.ts';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function SearchField({ value, onChange }: SearchFieldProps) {
  const { t } = useTranslation('admin');
  const icon = (
    <InputAdornment position="start">
      <SvgIcon>
        <path d={mdiMagnify} />
      </SvgIcon>
    </InputAdornment>
  );
  return (
    <TextField
      className="niet-printen"
      label={t('groep.zoek')}
      type="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ input: { startAdornment: icon }, htmlInput: { autoComplete: 'off', spellCheck: false } }}
      sx={{ mb: 1.5, width: '20rem', maxWidth: '100%', '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
    />
  );
}

interface SearchableLeerlingenProps {
  readonly groepId: string;
  readonly leerlingen: readonly GroepLeerling[];
}

export function SearchableLeerlingen({ groepId, leerlingen }: SearchableLeerlingenProps) {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useState('');
  const found = searchLeerlingen(leerlingen, useDeferredValue(query));
  return (
    <>
      <SearchField value={query} onChange={setQuery} />
      <output className="verborgen">{query !== '' && t('groep.gevonden', { count: found.length })}</output>
      {found.length > 0 ? (
        <LeerlingenTable groepId={groepId} leerlingen={found} />
      ) : (
        <p>
          {t('groep.geenTreffer', { zoek: query })} <Button variant="text" onClick={() => setQuery('')}>{t('groep.wisZoek')}</Button>
        </p>
      )}
      <p className={css['uitleg']}>{t('groep.weekUitleg')}</p>
    </>
  );
}
