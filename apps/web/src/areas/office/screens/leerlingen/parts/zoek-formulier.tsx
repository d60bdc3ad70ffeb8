import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { kantoorleerlingenTeksten } from '@spelrijk/teksten/kantoorleerlingen';
import { useState } from 'react';
import css from '../../../../../shared/form/form.module.css';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { KiesKlant } from '../../../parts/kies-klant.tsx';
import { foutenVan, MEESTE_REDEN, type Invoer } from '../vraag.ts';

interface Props {
  readonly invoer: Invoer;
  readonly bezig: boolean;
  readonly onChange: (invoer: Invoer) => void;
  readonly onSearch: () => void;
}

function Hoe({ invoer, onChange }: Pick<Props, 'invoer' | 'onChange'>) {
  const { t } = useTexts(kantoorleerlingenTeksten);
  return (
    <FormControl>
      <FormLabel id="hoe-zoek">{t('hoe')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby="hoe-zoek"
        value={invoer.op}
        onChange={(_event, op) => onChange({ ...invoer, op: op === 'naam' ? 'naam' : 'inlognaam', tekst: '' })}
      >
        <FormControlLabel value="inlognaam" control={<Radio />} label={t('op.inlognaam')} />
        <FormControlLabel value="naam" control={<Radio />} label={t('op.naam')} />
      </RadioGroup>
    </FormControl>
  );
}

/** The reason stands first and stays: it goes along with every search and every account that is opened from it. */
export function ZoekFormulier({ invoer, bezig, onChange, onSearch }: Props) {
  const { t } = useTexts(kantoorleerlingenTeksten);
  const [gezien, setGezien] = useState(false);
  const fouten = gezien ? foutenVan(invoer) : new Set<string>();
  const submit = (): void => {
    setGezien(true);
    if (foutenVan(invoer).size === 0) onSearch();
  };
  const opNaam = invoer.op === 'naam';
  return (
    <form
      className={css['formulier']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t('reden')}
        required
        value={invoer.reden}
        error={fouten.has('reden')}
        helperText={fouten.has('reden') ? t('redenKort') : t('redenHulp')}
        onChange={({ target }) => onChange({ ...invoer, reden: target.value.slice(0, MEESTE_REDEN) })}
      />
      <Hoe invoer={invoer} onChange={onChange} />
      {opNaam && (
        <KiesKlant
          label={t('klant')}
          hulp={t('klantHulp')}
          fout={fouten.has('klant') ? t('verplicht') : undefined}
          klant={invoer.klant}
          onChange={(klant) => onChange({ ...invoer, klant })}
        />
      )}
      <TextField
        label={opNaam ? t('naam') : t('inlognaam')}
        required
        value={invoer.tekst}
        error={fouten.has('tekst')}
        helperText={fouten.has('tekst') && invoer.tekst.trim() === '' ? t('verplicht') : opNaam ? t('naamHulp') : t('inlognaamHulp')}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 100, spellCheck: false } }}
        onChange={({ target }) => onChange({ ...invoer, tekst: target.value })}
      />
      <div className={css['knoppen']}>
        <Button type="submit" disabled={bezig}>
          {t('zoek')}
        </Button>
      </div>
    </form>
  );
}
