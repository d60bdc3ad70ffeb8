import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { thuisTeksten } from '@spelrijk/teksten/thuis';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface OudeKaartProps {
  readonly oud: readonly BeheerLeerling[];
  readonly mag: boolean;
  readonly onChange: (mag: boolean) => void;
}

/** Says whose card stops working, and asks whether it may. */
export function OudeKaart({ oud, mag, onChange }: OudeKaartProps) {
  const { t, i18n } = useTexts(thuisTeksten);
  const namen = new Intl.ListFormat(i18n.language).format(oud.map(({ roepnaam }) => roepnaam));
  return (
    <>
      <p>{t('kaartOud', { count: oud.length, namen })}</p>
      <FormControlLabel label={t('kaartMagWeg')} control={<Checkbox checked={mag} onChange={(_, on) => onChange(on)} />} />
    </>
  );
}
