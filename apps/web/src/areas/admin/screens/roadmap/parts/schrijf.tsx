import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { MAX_REACTIE } from '@spelrijk/domain/roadmap';
import { roadmapTeksten } from '@spelrijk/teksten/roadmap';
import { useState } from 'react';
import { z } from 'zod';
import { Hersteld } from '../../../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../../../shared/concept/use-concept.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useAls } from '../afzender.ts';
import { useReactie, type Als } from '../queries.ts';
import css from '../roadmap.module.css';
import { createId } from '../../../../../shared/id.ts';

/** With the id that it will have: a second send after a lost answer is the same one. */
const Geschreven = z.object({ id: z.uuid(), tekst: z.string() });
const isGeschreven = (value: unknown): value is z.infer<typeof Geschreven> => Geschreven.safeParse(value).success;

interface SchrijfProps {
  readonly adminId: string;
  readonly itemId: string;
  readonly als: NonNullable<Als>;
  /** What is being changed; without it something new is written. */
  readonly reactie?: { readonly id: string; readonly tekst: string };
  readonly nogVandaag: number;
  readonly onClose: () => void;
}

/** Before one writes, one reads how it will be signed. */
export function Schrijf({ adminId, itemId, als, reactie, nogVandaag, onClose }: SchrijfProps) {
  const { t } = useTexts(roadmapTeksten);
  const alsTekst = useAls();
  const [begin] = useState(() => ({ id: reactie?.id ?? createId(), tekst: reactie?.tekst ?? '' }));
  const concept = useConcept(`reactie:${adminId}:${reactie?.id ?? itemId}`, begin, isGeschreven);
  const { id, tekst } = concept.waarde;
  const stop = (): void => {
    concept.forget();
    onClose();
  };
  const { save } = useReactie({ adminId, itemId }, stop);
  const vol = !reactie && nogVandaag === 0;
  return (
    <form
      className={css['schrijf']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (tekst.trim() !== '' && !save.isPending) save.mutate({ id, tekst });
      }}
    >
      <p className={css['zacht']}>{t('zoStaatHetEr', { als: alsTekst(als) })}</p>
      <Hersteld concept={concept} />
      <TextField
        label={t('veld')}
        multiline
        minRows={3}
        value={tekst}
        helperText={`${t('tekens', { aantal: tekst.length, max: MAX_REACTIE })}. ${reactie ? '' : t('over', { count: nogVandaag })}`}
        slotProps={{ htmlInput: { maxLength: MAX_REACTIE } }}
        onChange={({ target }) => concept.set({ id, tekst: target.value })}
      />
      <FormAlert error={save.error} />
      <div className={css['knoppen']}>
        <Button type="submit" disabled={tekst.trim() === '' || vol || save.isPending}>
          {t(reactie ? 'bewaar' : 'plaats')}
        </Button>
        <Button variant="text" onClick={stop}>
          {t('annuleer')}
        </Button>
      </div>
    </form>
  );
}
