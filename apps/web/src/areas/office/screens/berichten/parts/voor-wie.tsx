import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { BERICHT_LEZERS } from '@spelrijk/domain/bericht';
import { KLANTSOORTEN } from '@spelrijk/domain/prijs';
import { kantoorberichtenTeksten } from '@spelrijk/teksten/kantoorberichten';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { adminsQuery } from '../../../queries.ts';
import type { Fout, Invoer } from '../invoer.ts';

interface VeldProps {
  readonly invoer: Invoer;
  readonly fouten: ReadonlySet<Fout>;
  readonly onChange: (deel: Partial<Invoer>) => void;
}

const WIE = ['allen', 'deel', 'klant'] as const;
const REGIOS = ['beide', 'nl', 'be'] as const;
const isEen = <T extends string>(lijst: readonly T[], waarde: string): T | undefined => lijst.find((een) => een === waarde);

/** Our own customers, found by a part of the name. */
function KlantVeld({ invoer: { klant }, fouten, onChange }: VeldProps) {
  const { t } = useTexts(kantoorberichtenTeksten);
  const [zoek, setZoek] = useState('');
  const { data } = useQuery(adminsQuery({ zoek, soort: undefined, pagina: 1 }));
  const opties = (data?.admins ?? []).filter(({ soort }) => soort !== 'demo').map(({ id, naam }) => ({ id, naam }));
  return (
    <Autocomplete
      options={opties}
      value={klant}
      filterOptions={(alle) => alle}
      getOptionLabel={({ naam }) => naam}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(een, ander) => een.id === ander.id}
      noOptionsText={t('veld.geenKlant')}
      onInputChange={(_event, tekst) => setZoek(tekst.slice(0, 100))}
      onChange={(_event, gekozen) => onChange({ klant: gekozen })}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('veld.klant')}
          error={fouten.has('klant')}
          helperText={fouten.has('klant') ? t('fout.klant') : undefined}
        />
      )}
    />
  );
}

function DeelVelden({ invoer: { soorten, regio }, fouten, onChange }: VeldProps) {
  const { t } = useTexts(kantoorberichtenTeksten);
  return (
    <>
      <FormControl component="fieldset" error={fouten.has('soorten')}>
        <FormLabel component="legend">{t('veld.soorten')}</FormLabel>
        <FormGroup row>
          {KLANTSOORTEN.map((soort) => (
            <FormControlLabel
              key={soort}
              label={t(`veld.soort.${soort}`)}
              control={
                <Checkbox
                  checked={soorten.includes(soort)}
                  onChange={(_event, er) =>
                    onChange({ soorten: KLANTSOORTEN.filter((een) => (een === soort ? er : soorten.includes(een))) })
                  }
                />
              }
            />
          ))}
        </FormGroup>
        {fouten.has('soorten') && <FormHelperText>{t('fout.soorten')}</FormHelperText>}
      </FormControl>
      <TextField
        select
        label={t('veld.regio')}
        value={regio}
        onChange={({ target }) => onChange({ regio: isEen(REGIOS, target.value) ?? regio })}
      >
        {REGIOS.map((een) => (
          <MenuItem key={een} value={een}>
            {t(`veld.regios.${een}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}

/** To whom it goes: everybody, a part, or one. */
export function VoorWie({ invoer, fouten, onChange }: VeldProps) {
  const { t } = useTexts(kantoorberichtenTeksten);
  const { wie, lezers } = invoer;
  return (
    <>
      <FormControl component="fieldset">
        <FormLabel component="legend">{t('veld.voorWie')}</FormLabel>
        <RadioGroup row value={wie} onChange={(_event, waarde) => onChange({ wie: isEen(WIE, waarde) ?? wie })}>
          {WIE.map((een) => (
            <FormControlLabel key={een} value={een} control={<Radio />} label={t(`veld.wie.${een}`)} />
          ))}
        </RadioGroup>
      </FormControl>
      {wie === 'deel' && <DeelVelden invoer={invoer} fouten={fouten} onChange={onChange} />}
      {wie === 'klant' && <KlantVeld invoer={invoer} fouten={fouten} onChange={onChange} />}
      <TextField
        select
        label={t('veld.lezers')}
        value={lezers}
        onChange={({ target }) => onChange({ lezers: isEen(BERICHT_LEZERS, target.value) ?? lezers })}
      >
        {BERICHT_LEZERS.map((een) => (
          <MenuItem key={een} value={een}>
            {t(`veld.lezersKeuze.${een}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
