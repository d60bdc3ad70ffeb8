import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { docentenTeksten } from '@spelrijk/teksten/docenten';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { groepenQuery } from '../../../queries.ts';
import css from '../docenten.module.css';

interface GroepChoiceProps {
  readonly adminId: string;
  readonly chosen: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

/** Which groepen a docent sees. */
export function GroepChoice({ adminId, chosen, onChange }: GroepChoiceProps) {
  const { t } = useTexts(docentenTeksten);
  const groepen = useQuery(groepenQuery(adminId)).data?.groepen ?? [];
  if (groepen.length === 0) return <p>{t('nogGeenGroepen')}</p>;
  const toggle = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className={css['keuze']}>
      <legend>{t('kiesGroepen')}</legend>
      <FormGroup>
        {groepen.map(({ id, naam }) => (
          <FormControlLabel
            key={id}
            label={naam}
            control={<Checkbox checked={chosen.includes(id)} onChange={(_, on) => toggle(id, on)} />}
          />
        ))}
      </FormGroup>
    </fieldset>
  );
}
