import Button from '@mui/material/Button';
import type { Docent } from '@spelrijk/contract/docenten';
import { schoolbeheerTeksten } from '@spelrijk/teksten/schoolbeheer';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../../shared/dialog/confirm-dialog.tsx';
import { FormDialog } from '../../../../../shared/dialog/form-dialog.tsx';
import { ChosenCount } from '../../../../../shared/list/choice.tsx';
import { gebruikerNaam } from '../../../../../shared/gebruikers/columns.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../parts/chosen.module.css';
import { useGoOn } from '../../../use-go-on.ts';
import { groepenQuery } from '../../../queries.ts';
import { teNodigen } from '../nodigen.ts';
import type { useDocenten } from '../../../docenten/queries.ts';
import { GroepChoice } from './groep-choice.tsx';
import { InviteAllDialog } from './invite-all-dialog.tsx';

interface GekozenProps {
  readonly adminId: string;
  readonly docenten: readonly Docent[];
  readonly doen: ReturnType<typeof useDocenten>;
  /** What was done, in a sentence; nobody is chosen any more. */
  readonly onDone: (text: string) => void;
}

/** What is done with everybody chosen: a mail, a groep more, or letting go. */
export function Gekozen({ adminId, docenten, doen, onClear, onDone }: GekozenProps & { readonly onClear: () => void }) {
  const { t } = useTexts(schoolbeheerTeksten);
  const [open, setOpen] = useState<'nodigen' | 'groepen' | 'verwijderen' | null>(null);
  const { inviteAll, removeEach } = doen;
  const [keer, setKeer] = useState(0);
  // Nobody is chosen any more, so the button that was pressed cannot be pressed.
  const balk = useGoOn(String(keer));
  const count = docenten.length;
  const finish = (text: string): void => {
    setOpen(null);
    setKeer(keer + 1);
    onDone(text);
  };
  return (
    <>
      <div ref={balk} tabIndex={-1} className={css['balk']} data-leeg={count === 0 || undefined}>
        <Button variant="outlined" disabled={teNodigen(docenten).met.length === 0} onClick={() => setOpen('nodigen')}>
          {t('gekozen.nodigUit')}
        </Button>
        <Button variant="outlined" disabled={count === 0} onClick={() => setOpen('groepen')}>
          {t('gekozen.groepErbij')}
        </Button>
        <Button variant="outlined" color="error" disabled={count === 0} onClick={() => setOpen('verwijderen')}>
          {t('gekozen.verwijder')}
        </Button>
        <ChosenCount count={count} text={t('gekozen.aantal', { count })} onClear={onClear} />
      </div>
      {open === 'nodigen' && (
        <InviteAllDialog
          docenten={docenten}
          inviteAll={inviteAll}
          onClose={() => {
            setOpen(null);
            inviteAll.reset();
          }}
        />
      )}
      {open === 'groepen' && <GroepErbij adminId={adminId} docenten={docenten} doen={doen} onClose={() => setOpen(null)} onDone={finish} />}
      {open === 'verwijderen' && (
        <ConfirmDialog
          title={t('gekozen.verwijderTitel', { count })}
          text={t('gekozen.verwijderUitleg', { count, namen: docenten.map(gebruikerNaam).join(', ') })}
          confirm={t('gekozen.verwijder')}
          cancel={t('annuleer')}
          busy={removeEach.isPending}
          error={removeEach.error}
          onConfirm={() =>
            removeEach.mutate(
              docenten.map(({ id }) => id),
              {
                onSuccess: () => finish(t('gekozen.verwijderd', { count })),
              },
            )
          }
          onClose={() => {
            setOpen(null);
            removeEach.reset();
          }}
        />
      )}
    </>
  );
}

/** Groepen that all of them see from now on, beside what each saw already. */
function GroepErbij({ adminId, docenten, doen, onClose, onDone }: GekozenProps & { readonly onClose: () => void }) {
  const { t } = useTexts(schoolbeheerTeksten);
  const [groepIds, setGroepIds] = useState<string[]>([]);
  const groepen = useQuery(groepenQuery(adminId)).data?.groepen ?? [];
  const { assignMore } = doen;
  const count = docenten.length;
  const namen = groepen.filter(({ id }) => groepIds.includes(id)).map(({ naam }) => naam);
  return (
    <FormDialog
      title={t('gekozen.groepErbijTitel', { count })}
      width="xs"
      cancel={t('annuleer')}
      submit={t('gekozen.bewaar')}
      busy={assignMore.isPending || groepIds.length === 0}
      error={assignMore.error}
      onSubmit={() =>
        assignMore.mutate(
          { docenten, groepIds },
          { onSuccess: () => onDone(t('gekozen.groepErbijKlaar', { count, groepen: namen.join(', ') })) },
        )
      }
      onClose={onClose}
    >
      <p>{t('gekozen.groepErbijUitleg')}</p>
      <GroepChoice adminId={adminId} chosen={groepIds} onChange={setGroepIds} />
    </FormDialog>
  );
}
