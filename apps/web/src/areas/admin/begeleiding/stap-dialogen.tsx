import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { begeleidingTeksten } from '@spelrijk/teksten/begeleiding';
import { useState } from 'react';
import { isTekst } from '../../../shared/concept/concept.ts';
import { Hersteld } from '../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../shared/concept/use-concept.ts';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from '../clienten/clienten.module.css';
import type { Begeleiden, Traject } from './queries.ts';

const BESLUITEN = ['doelen-gehaald', 'vervolgplan', 'meer-ondersteuning', 'terug-naar-de-klas'] as const;

interface StapProps {
  readonly naam: string;
  readonly traject: Traject;
  readonly onClose: () => void;
}

/** Beginning without a start test, and why. */
export function ZonderDialog({ traject, start, onClose }: Omit<StapProps, 'naam'> & { readonly start: Begeleiden['start'] }) {
  const { t } = useTexts(begeleidingTeksten);
  const concept = useConcept(`zonder-starttoets:${traject.id}`, '', isTekst);
  const reden = concept.waarde;
  const saved = (): void => {
    concept.forget();
    onClose();
  };
  const onSubmit = (): void => {
    if (reden.trim() === '' || start.isPending) return;
    start.mutate({ planId: traject.id, body: { versie: traject.versie, zonderStarttoets: reden } }, { onSuccess: saved });
  };
  return (
    <FormDialog
      title={t('begin.zonder')}
      content={css['velden']}
      cancel={t('annuleer')}
      submit={t('begin.knop')}
      busy={start.isPending || reden.trim() === ''}
      error={start.error}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Hersteld concept={concept} />
      <TextField
        label={t('begin.zonderUitleg')}
        value={reden}
        multiline
        minRows={2}
        sx={{ mt: 1 }}
        onChange={({ target }) => concept.set(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
}

/** Looking back, and no more steering. */
export function EindeDialog({ naam, traject, end, onClose }: StapProps & { readonly end: Begeleiden['end'] }) {
  const { t } = useTexts(begeleidingTeksten);
  const concept = useConcept(`terugblik:${traject.id}`, '', isTekst);
  const saved = (): void => {
    concept.forget();
    onClose();
  };
  const [besluit, setBesluit] = useState<(typeof BESLUITEN)[number]>('doelen-gehaald');
  return (
    <FormDialog
      title={t('einde.titel')}
      content={css['velden']}
      cancel={t('annuleer')}
      submit={t('einde.knop')}
      busy={end.isPending}
      error={end.error}
      onSubmit={() => !end.isPending && end.mutate({ planId: traject.id, body: { tekst: concept.waarde, besluit } }, { onSuccess: saved })}
      onClose={onClose}
    >
      <p>{t('einde.uitleg', { naam })}</p>
      <Hersteld concept={concept} />
      <TextField
        label={t('einde.tekst')}
        value={concept.waarde}
        multiline
        minRows={4}
        onChange={({ target }) => concept.set(target.value)}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      <TextField
        select
        label={t('einde.besluit')}
        value={besluit}
        onChange={({ target }) => setBesluit(BESLUITEN.find((een) => een === target.value) ?? besluit)}
      >
        {BESLUITEN.map((een) => (
          <MenuItem key={een} value={een}>
            {t(`einde.${een}`)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}
