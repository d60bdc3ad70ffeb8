import { mdiMagnify } from '@mdi/js';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import SvgIcon from '@mui/material/SvgIcon';
import type { GroepLeerling } from '@spelrijk/contract/groepen';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { useDeferredValue, useId, useState } from 'react';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { LeerlingenTable } from '../../../parts/leerlingen-table.tsx';
import css from '../../../parts/parts.module.css';
import { searchLeerlingen } from '../search.ts';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Outlined and compact, without the menu that a TextField always brings along. */
function SearchField({ value, onChange }: SearchFieldProps) {
  const { t } = useTexts(adminTeksten);
  const id = useId();
  const icon = (
    <InputAdornment position="start">
      <SvgIcon>
        <path d={mdiMagnify} />
      </SvgIcon>
    </InputAdornment>
  );
  const label = t('groep.zoek');
  return (
    <FormControl className="niet-printen" size="small" sx={{ mb: 1.5, width: '20rem', maxWidth: '100%' }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        startAdornment={icon}
        inputProps={{ autoComplete: 'off', spellCheck: false }}
        sx={{ bgcolor: 'background.paper' }}
      />
    </FormControl>
  );
}

interface SearchableLeerlingenProps {
  readonly groepId: string;
  readonly leerlingen: readonly GroepLeerling[];
}

export function SearchableLeerlingen({ groepId, leerlingen }: SearchableLeerlingenProps) {
  const { t } = useTexts(adminTeksten);
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
          {t('groep.geenTreffer', { zoek: query })}{' '}
          <Button variant="text" onClick={() => setQuery('')}>
            {t('groep.wisZoek')}
          </Button>
        </p>
      )}
      <p className={css['uitleg']}>{t('groep.weekUitleg')}</p>
    </>
  );
}
