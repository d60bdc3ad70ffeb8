import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { thuisTeksten } from '@spelrijk/teksten/thuis';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface OudeKaartProps {
  readonly oud: readonly BeheerLeerling[];
  readonly blijft: boolean;
  readonly onChange: (weg: boolean) => void;
}

/** Who has a card already, and what becomes of it: it goes on working until a parent says otherwise. */
export function OudeKaart({ oud, blijft, onChange }: OudeKaartProps) {
  const { t, i18n } = useTexts(thuisTeksten);
  const namen = new Intl.ListFormat(i18n.language).format(oud.map(({ roepnaam }) => roepnaam));
  return (
    <fieldset>
      <legend>{t('kaartOud', { count: oud.length, namen })}</legend>
      <RadioGroup value={blijft ? 'blijft' : 'weg'} onChange={(_, value) => onChange(value === 'weg')}>
        <FormControlLabel value="blijft" control={<Radio />} label={t('kaartBlijft')} />
        <FormControlLabel value="weg" control={<Radio />} label={t('kaartMagWeg')} />
      </RadioGroup>
    </fieldset>
  );
}
