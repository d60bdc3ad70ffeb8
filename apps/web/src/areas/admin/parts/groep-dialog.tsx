import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { useState } from 'react';
import { StaffDialog } from '../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { Hersteld } from '../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../shared/concept/use-concept.ts';
import { useJaargroep } from '../../../shared/region/jaargroep.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { Beheer } from '../beheer.ts';
import { usePathParams } from '../params.ts';
import css from './groep-dialog.module.css';
import { createId } from '../../../shared/id.ts';

export interface GroepVelden {
  readonly id: string;
  readonly naam: string;
  readonly jaargroepen: readonly number[];
}

interface GroepDialogProps {
  readonly beheer: Beheer;
  /** The groep to change; without it a new one is made. */
  readonly groep?: GroepVelden | undefined;
  readonly onClose: () => void;
}

type Velden = Pick<GroepVelden, 'naam' | 'jaargroepen'>;
const isVelden = (value: unknown): value is Velden =>
  typeof value === 'object' &&
  value !== null &&
  'naam' in value &&
  typeof value.naam === 'string' &&
  'jaargroepen' in value &&
  Array.isArray(value.jaargroepen) &&
  value.jaargroepen.every((jaar) => typeof jaar === 'number');

const JAREN = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Name and years of a groep. One id per opened dialog: sending twice makes one groep. */
export function GroepDialog({ beheer, groep, onClose }: GroepDialogProps) {
  const { t } = useTexts(beheerTeksten);
  const jaar = useJaargroep();
  const { adminId } = usePathParams();
  const [id] = useState(() => groep?.id ?? createId());
  const begin: Velden = { naam: groep?.naam ?? '', jaargroepen: groep?.jaargroepen ?? [] };
  const concept = useConcept(`groep:${groep?.id ?? `nieuw:${adminId}`}`, begin, isVelden);
  const { naam, jaargroepen } = concept.waarde;
  // As it was when the dialog opened: of what was not typed over, what a colleague changed meanwhile stays.
  const [eerst] = useState(begin);
  const [checked, setChecked] = useState(false);
  const noNaam = naam.trim() === '';
  const noJaar = jaargroepen.length === 0;
  const sending = groep ? beheer.updateGroep : beheer.createGroep;
  const setJaren = (jaren: readonly number[]) => concept.set({ naam, jaargroepen: jaren });
  const toggle = (value: number, on: boolean) => setJaren(on ? [...jaargroepen, value] : jaargroepen.filter((other) => other !== value));
  const finish = (): void => {
    concept.forget();
    onClose();
  };
  const onSubmit = (): void => {
    setChecked(true);
    if (noNaam || noJaar) return;
    const jaren = [...jaargroepen];
    if (groep) {
      const body = { ...(naam !== eerst.naam && { naam }), ...(jaren.join() !== eerst.jaargroepen.join() && { jaargroepen: jaren }) };
      beheer.updateGroep.mutate({ groepId: id, body }, { onSuccess: finish });
    } else beheer.createGroep.mutate({ id, naam, jaargroepen: jaren }, { onSuccess: finish });
  };
  return (
    <StaffDialog
      title={t(groep ? 'groep.wijzig' : 'groep.nieuw')}
      width="xs"
      content={css['velden']}
      onSubmit={onSubmit}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={finish}>
            {t('annuleer')}
          </Button>
          <Button type="submit" disabled={sending.isPending}>
            {t('bewaar')}
          </Button>
        </>
      }
    >
      <Hersteld concept={concept} />
      <TextField
        label={t('groep.naam')}
        name="naam"
        value={naam}
        error={checked && noNaam}
        helperText={checked && noNaam ? t('groep.naamVerplicht') : undefined}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        onChange={({ target }) => concept.set({ naam: target.value, jaargroepen })}
      />
      <fieldset className={css['jaren']}>
        <legend>{t('groep.jaargroepen')}</legend>
        {JAREN.map((value) => (
          <FormControlLabel
            key={value}
            label={jaar(value)}
            control={<Checkbox checked={jaargroepen.includes(value)} onChange={(_, on) => toggle(value, on)} />}
          />
        ))}
      </fieldset>
      <p role={checked && noJaar ? 'alert' : undefined} data-fout={checked && noJaar}>
        {t(checked && noJaar ? 'groep.jaargroepVerplicht' : 'groep.combinatie')}
      </p>
      <FormAlert error={sending.error} />
    </StaffDialog>
  );
}
