import TextField from '@mui/material/TextField';
import { Functie } from '@spelrijk/domain/handelingsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useState, type ReactNode } from 'react';
import { Hersteld } from '../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../shared/concept/use-concept.ts';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { Choice } from '../parts/choice.tsx';
import css from './plan.module.css';
import type { Handelingsplan } from './queries.ts';
import { isLaat, isSessieGeldig, LANGST } from './sessie.ts';
import { Getal, SessieDag } from './sessie-velden.tsx';
import { createId } from '../../../shared/id.ts';

interface Sessie {
  readonly dag: string;
  readonly minuten: number;
  readonly functie: Functie;
  readonly notitie: string;
  readonly laat: string;
}

interface SessieFormProps {
  readonly title: string;
  /** Of which plan it is: under this name what was typed stays on this device until it is saved. */
  readonly concept: string;
  readonly plan: Pick<Handelingsplan, 'vandaag' | 'van' | 'keuze'>;
  /** What the card measured; absent: as long as was agreed. */
  readonly duur?: number | undefined;
  /** Who were there: how many, or which. */
  readonly wie: ReactNode;
  readonly isWieGeldig: boolean;
  readonly saving: { readonly isPending: boolean; readonly error: Error | null };
  /** The id is made when the dialog opens: sent twice it is one session. `saved` is called when it is. */
  readonly onSave: (id: string, sessie: Sessie, saved: () => void) => void;
  readonly onClose: () => void;
}

const isSessie = (value: unknown): value is Sessie =>
  typeof value === 'object' &&
  value !== null &&
  (['dag', 'notitie', 'laat'] as const).every((veld) => typeof Reflect.get(value, veld) === 'string') &&
  Number.isInteger(Reflect.get(value, 'minuten')) &&
  Functie.safeParse(Reflect.get(value, 'functie')).success;

/** Two taps when it was today and as agreed: open, save. Of one leerling and of a groepje. */
export function SessieForm({ title, concept: naam, plan, duur, wie, isWieGeldig, saving, onSave, onClose }: SessieFormProps) {
  const { t } = useTexts(planTeksten);
  const [id] = useState(createId);
  const begin = { dag: plan.vandaag, minuten: duur ?? plan.keuze.minuten, functie: plan.keuze.functie, notitie: '', laat: '' };
  const concept = useConcept<Sessie>(`sessie:${naam}`, begin, isSessie);
  const sessie = concept.waarde;
  const set = (deel: Partial<Sessie>): void => concept.set({ ...sessie, ...deel });
  const { dag, minuten, functie, notitie, laat } = sessie;
  const late = isLaat(dag, plan.vandaag);
  const klopt = isWieGeldig && isSessieGeldig(sessie, plan.vandaag);
  return (
    <FormDialog
      title={title}
      width="xs"
      cancel={t('annuleer')}
      submit={t('bewaar')}
      busy={saving.isPending || !klopt}
      error={saving.error}
      onSubmit={() => klopt && onSave(id, { ...sessie, notitie: notitie.trim(), laat: late ? laat.trim() : '' }, concept.forget)}
      onClose={onClose}
    >
      <Hersteld concept={concept} />
      <div className={css['velden']}>
        <SessieDag plan={plan} dag={dag} onChange={(waarde) => set({ dag: waarde })} />
        <Getal label={t('minutenKort')} naam="minuten" waarde={minuten} max={LANGST} onChange={(waarde) => set({ minuten: waarde })} />
        {wie}
        <Choice
          label={t('functie')}
          value={functie}
          options={Functie.options.map((een) => [een, t(`functies.${een}`)] as const)}
          onChange={(waarde) => set({ functie: waarde })}
        />
        <TextField
          label={t('notitie')}
          name="notitie"
          value={notitie}
          onChange={({ target }) => set({ notitie: target.value })}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {late && (
          <TextField
            label={t('laat')}
            name="laat"
            value={laat}
            onChange={({ target }) => set({ laat: target.value })}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            required
          />
        )}
      </div>
    </FormDialog>
  );
}
