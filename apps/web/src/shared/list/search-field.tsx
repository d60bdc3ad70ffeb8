import { mdiMagnify } from '@mdi/js';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import SvgIcon from '@mui/material/SvgIcon';
import { useId } from 'react';

interface SearchFieldProps {
  readonly label: string;
  readonly zoek: string;
  readonly onSearch: (zoek: string) => void;
}

/** Searching in a long list: outlined and compact, without the menu that a TextField always brings along. */
export default function SearchField({ label, zoek, onSearch }: SearchFieldProps) {
  const id = useId();
  return (
    <FormControl size="small" sx={{ flex: '1 1 16rem', maxWidth: '26rem' }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        type="search"
        value={zoek}
        onChange={({ target }) => onSearch(target.value)}
        startAdornment={
          <InputAdornment position="start">
            <SvgIcon>
              <path d={mdiMagnify} />
            </SvgIcon>
          </InputAdornment>
        }
        inputProps={{ autoComplete: 'off', spellCheck: false, maxLength: 100 }}
        sx={{ bgcolor: 'background.paper' }}
      />
    </FormControl>
  );
}
