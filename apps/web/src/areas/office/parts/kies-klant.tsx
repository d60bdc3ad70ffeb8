import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { AdminKort } from '@spelrijk/contract/admins';
import { kantoorleerlingenTeksten } from '@spelrijk/teksten/kantoorleerlingen';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { adminsQuery } from '../queries.ts';

interface KiesKlantProps {
  readonly label: string;
  readonly hulp: string;
  readonly fout?: string | undefined;
  readonly klant: AdminKort | null;
  /** Never among the choices. */
  readonly behalve?: string;
  readonly onChange: (klant: AdminKort | null) => void;
}

/** Choosing one customer by what people on the telephone say; the server looks, a page at most. */
export function KiesKlant({ label, hulp, fout, klant, behalve = '', onChange }: KiesKlantProps) {
  const { t } = useTexts(kantoorleerlingenTeksten, officeTeksten);
  const [zoek, setZoek] = useState('');
  const { data, isFetching } = useQuery(adminsQuery({ zoek: useDeferredValue(zoek), soort: undefined, pagina: 1 }));
  const waar = ({ soort, plaats }: AdminKort): string =>
    [t(`office:dashboard.soorten.${soort}`), plaats].filter((deel) => deel !== '').join(', ');
  return (
    <Autocomplete
      disablePortal
      options={(data?.admins ?? []).filter(({ id }) => id !== behalve)}
      value={klant}
      loading={isFetching}
      noOptionsText={t('kantoorleerlingen:geenKlant')}
      loadingText={t('kantoorleerlingen:zoektKlant')}
      getOptionLabel={({ naam }) => naam}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(een, ander) => een.id === ander.id}
      filterOptions={(opties) => opties}
      onInputChange={(_event, tekst, reden) => setZoek(reden === 'input' ? tekst.slice(0, 100) : '')}
      onChange={(_event, gekozen) => onChange(gekozen)}
      renderOption={({ key, ...props }, optie) => (
        <li key={key} {...props}>
          <span>
            <b>{optie.naam}</b> <small>{waar(optie)}</small>
          </span>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={label} error={fout !== undefined} helperText={fout ?? hulp} />}
    />
  );
}
