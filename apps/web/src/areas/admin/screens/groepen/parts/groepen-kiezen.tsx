import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { GroepKort } from '@spelrijk/contract/groepen';
import { schoolbeheerTeksten } from '@spelrijk/teksten/schoolbeheer';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { href, Link } from 'react-router';
import { call } from '../../../../../shared/api/call.ts';
import { ConfirmDialog } from '../../../../../shared/dialog/confirm-dialog.tsx';
import { FormDialog } from '../../../../../shared/dialog/form-dialog.tsx';
import { DoneNotice } from '../../../../../shared/form/done-notice.tsx';
import { gebruikerNaam } from '../../../../../shared/gebruikers/columns.tsx';
import { choiceOf, ChosenCount, useChosen } from '../../../../../shared/list/choice.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../../params.ts';
import css from '../../../parts/chosen.module.css';
import { assignOne, docentenQuery } from '../../../docenten/queries.ts';
import { useGoOn } from '../../../use-go-on.ts';
import { GroepenTable } from './groepen-table.tsx';

/** The groepen of a whole school: chosen, and given cards, a docent, or taken away together. */
export function GroepenKiezen({ groepen }: { readonly groepen: readonly GroepKort[] }) {
  const { t } = useTexts(schoolbeheerTeksten);
  const { chosen, clear, ...gekozen } = useChosen(groepen, ({ id }) => id);
  const [done, setDone] = useState<string | null>(null);
  const choice = choiceOf<GroepKort>({
    ...gekozen,
    labelOf: ({ naam }) => t('gekozen.groep', { naam }),
    all: t('gekozen.groepen'),
  });
  const finish = (text: string): void => {
    clear();
    setDone(text);
  };
  const balk = (
    <>
      {done !== null && <DoneNotice text={done} onClose={() => setDone(null)} />}
      <Gekozen groepen={chosen} onClear={clear} onDone={finish} />
    </>
  );
  return <GroepenTable groepen={groepen} choice={choice} balk={balk} />;
}

interface GekozenProps {
  readonly groepen: readonly GroepKort[];
  readonly onDone: (text: string) => void;
}

function Gekozen({ groepen, onClear, onDone }: GekozenProps & { readonly onClear: () => void }) {
  const { t } = useTexts(schoolbeheerTeksten);
  const { adminId } = usePathParams();
  const [open, setOpen] = useState<'docent' | 'weg' | null>(null);
  const [keer, setKeer] = useState(0);
  // When all is done nothing is chosen any more, so the button that was pressed cannot be pressed.
  const balk = useGoOn(String(keer));
  // The button that was pressed for this is gone: who works by keyboard goes on from here.
  useEffect(() => balk.current?.focus({ preventScroll: true }), [balk]);
  const count = groepen.length;
  const leeg = groepen.filter(({ leerlingen }) => leerlingen === 0);
  const finish = (text: string): void => {
    setOpen(null);
    setKeer(keer + 1);
    onDone(text);
  };
  const close = (): void => setOpen(null);
  return (
    <>
      <div ref={balk} tabIndex={-1} className={css['balk']} data-leeg={count === 0 || undefined}>
        <Button
          variant="outlined"
          disabled={count === leeg.length}
          component={Link}
          to={href('/admins/:adminId/inlogkaarten', { adminId })}
          state={{ groepen: groepen.map(({ id }) => id) }}
        >
          {t('gekozen.kaarten')}
        </Button>
        <Button variant="outlined" disabled={count === 0} onClick={() => setOpen('docent')}>
          {t('gekozen.docentErbij')}
        </Button>
        <Button variant="outlined" color="error" disabled={leeg.length === 0} onClick={() => setOpen('weg')}>
          {t('gekozen.weg')}
        </Button>
        <ChosenCount count={count} text={t('gekozen.aantal', { count })} onClear={onClear} />
      </div>
      {open === 'docent' && <DocentErbij adminId={adminId} groepen={groepen} onDone={finish} onClose={close} />}
      {open === 'weg' && <Weg adminId={adminId} groepen={leeg} onDone={finish} onClose={close} />}
    </>
  );
}

interface DialogProps extends GekozenProps {
  readonly adminId: string;
  readonly onClose: () => void;
}

const useRefresh = (adminId: string) => {
  const queryClient = useQueryClient();
  // Not waited for: a dialog would ask its question again about what is gone already.
  return (): void => void queryClient.invalidateQueries({ queryKey: ['admins', adminId] });
};

/** One docent sees all of these from now on, beside what she saw already. */
function DocentErbij({ adminId, groepen, onDone, onClose }: DialogProps) {
  const { t } = useTexts(schoolbeheerTeksten);
  const [docentId, setDocentId] = useState('');
  const docenten = (useQuery(docentenQuery(adminId)).data?.docenten ?? []).filter(({ rol }) => rol === 'docent');
  const docent = docenten.find(({ id }) => id === docentId);
  const onSettled = useRefresh(adminId);
  const assign = useMutation({
    mutationFn: async () => {
      if (!docent) return;
      await assignOne(
        adminId,
        docent,
        groepen.map(({ id }) => id),
      );
    },
    onSettled,
  });
  const count = groepen.length;
  return (
    <FormDialog
      title={t('gekozen.docentErbijTitel', { count })}
      width="xs"
      cancel={t('annuleer')}
      submit={t('gekozen.bewaar')}
      busy={assign.isPending || !docent}
      error={assign.error}
      onSubmit={() =>
        assign.mutate(undefined, {
          onSuccess: () => onDone(t('gekozen.docentErbijKlaar', { count, naam: docent ? gebruikerNaam(docent) : '' })),
        })
      }
      onClose={onClose}
    >
      {docenten.length === 0 ? (
        <p>{t('gekozen.geenDocenten')}</p>
      ) : (
        <TextField
          select
          fullWidth
          margin="dense"
          label={t('gekozen.wie')}
          value={docentId}
          onChange={({ target }) => setDocentId(target.value)}
        >
          {docenten.map((wie) => (
            <MenuItem key={wie.id} value={wie.id}>
              {gebruikerNaam(wie)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </FormDialog>
  );
}

/** Only those in which nobody is; the server says so too. */
function Weg({ adminId, groepen, onDone, onClose }: DialogProps) {
  const { t } = useTexts(schoolbeheerTeksten);
  const onSettled = useRefresh(adminId);
  const remove = useMutation({
    mutationFn: async () => {
      for (const { id } of groepen) await call('deleteGroep', { params: { adminId, groepId: id } });
    },
    onSettled,
  });
  const count = groepen.length;
  return (
    <ConfirmDialog
      title={t('gekozen.wegTitel', { count })}
      text={t('gekozen.wegUitleg', { count, namen: groepen.map(({ naam }) => naam).join(', ') })}
      confirm={t('gekozen.weg')}
      cancel={t('annuleer')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined, { onSuccess: () => onDone(t('gekozen.weggehaald', { count })) })}
      onClose={onClose}
    />
  );
}
