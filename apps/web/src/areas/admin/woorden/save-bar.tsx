import Button from '@mui/material/Button';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { useNavigate } from 'react-router';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { useLijst } from './use-lijst.ts';
import css from './woorden.module.css';

/** What is sent, and what to do with the answer. */
interface Save<Body> {
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: Error | null;
  readonly mutate: (sent: { readonly id: string; readonly body: Body }, then: { readonly onSuccess: (saved: Saved) => void }) => void;
}
interface Saved {
  readonly versie: number;
}

interface SaveBarProps<Body> {
  readonly list: ReturnType<typeof useLijst>;
  readonly save: Save<Body>;
  readonly body: Body;
  /** Its address once it is saved: a new one gets its own. */
  readonly to: string;
  readonly isNew: boolean;
  readonly words: { readonly save: string; readonly saved: string };
  /** Why it cannot be saved as it is. */
  readonly refusal?: string | undefined;
}

/** Under what is being typed: keep it or forget it, and how it stands. */
export function SaveBar<Body>({ list, save, body, to, isNew, words, refusal }: SaveBarProps<Body>) {
  const { t } = useTexts(lijstenTeksten);
  const navigate = useNavigate();
  const { id, naam, rijen, isConcept } = list;
  const noName = naam.trim() === '';
  const onSave = (): void =>
    save.mutate(
      { id, body },
      {
        onSuccess: (saved) => {
          list.saved(saved.versie);
          if (isNew) void navigate(to, { replace: true });
        },
      },
    );
  const concept = t(noName ? 'lijst.naamVerplicht' : 'lijst.concept');
  const kept = save.isSuccess ? words.saved : '';
  return (
    <div className={css['balk']} data-open={isConcept}>
      <Button disabled={!isConcept || noName || rijen.length === 0 || refusal !== undefined || save.isPending} onClick={onSave}>
        {save.isPending ? t('bezig') : words.save}
      </Button>
      {isConcept && (
        <Button variant="text" onClick={list.forget}>
          {t('lijst.vergeet')}
        </Button>
      )}
      <output className={css['zacht']}>{refusal ?? (isConcept ? concept : kept)}</output>
      <FormAlert error={save.error} />
    </div>
  );
}
