import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Docent, Genodigd } from '@spelrijk/contract/docenten';
import { schoolbeheerTeksten } from '@spelrijk/teksten/schoolbeheer';
import { useState } from 'react';
import { FormDialog } from '../../../../../shared/dialog/form-dialog.tsx';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { gebruikerNaam } from '../../../../../shared/gebruikers/columns.tsx';
import { allOrSome, withIds } from '../../../../../shared/list/chosen.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../docenten.module.css';
import { teNodigen } from '../nodigen.ts';
import type { useDocenten } from '../../../docenten/queries.ts';

interface InviteAllDialogProps {
  readonly docenten: readonly Docent[];
  readonly inviteAll: ReturnType<typeof useDocenten>['inviteAll'];
  readonly onClose: () => void;
}

/** First who gets a mail, then what came of it, person by person. */
export function InviteAllDialog({ docenten, inviteAll, onClose }: InviteAllDialogProps) {
  const { t } = useTexts(schoolbeheerTeksten);
  // As it was when the dialog opened: the list behind it changes when the mails are on their way.
  const [{ met, zonderAdres }] = useState(() => teNodigen(docenten));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(met.map(({ id }) => id)));
  if (inviteAll.data) return <Uitslag docenten={inviteAll.data.docenten} onClose={onClose} />;
  const choose = (ids: readonly string[], on: boolean): void => setChosen(withIds(chosen, ids, on));
  const some = allOrSome(met, ({ id }) => chosen.has(id));
  return (
    <FormDialog
      title={t('nodig.titel')}
      cancel={t('annuleer')}
      submit={t('nodig.verstuur', { count: chosen.size })}
      busy={inviteAll.isPending || chosen.size === 0}
      error={inviteAll.error}
      onSubmit={() => inviteAll.mutate([...chosen])}
      onClose={onClose}
    >
      <p>{t('nodig.uitleg')}</p>
      {zonderAdres > 0 && <Alert severity="info">{t('nodig.zonderAdres', { count: zonderAdres })}</Alert>}
      <FormControlLabel
        label={t('nodig.allen')}
        control={
          <Checkbox
            checked={some === 'all'}
            indeterminate={some === 'some'}
            onChange={(_, on) =>
              choose(
                met.map(({ id }) => id),
                on,
              )
            }
          />
        }
      />
      <ul className={`${css['mensen']} ${css['kiezen']}`}>
        {met.map((docent) => (
          <li key={docent.id}>
            <FormControlLabel
              label={<Wie docent={docent} />}
              control={<Checkbox checked={chosen.has(docent.id)} onChange={(_, on) => choose([docent.id], on)} />}
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

/** By whom, where the mail goes, and what she is going to see. */
function Wie({ docent }: { readonly docent: Docent }) {
  const { t } = useTexts(schoolbeheerTeksten);
  const groepen = docent.groepen.map(({ naam }) => naam).join(', ') || t('nodig.zonderGroep');
  const meer = docent.uitnodiging?.verlopen === true ? `${groepen}, ${t('nodig.verlopen')}` : groepen;
  return (
    <>
      {gebruikerNaam(docent)}
      <span className={css['zacht']}>
        {docent.email} · {meer}
      </span>
    </>
  );
}

function Uitslag({ docenten, onClose }: { readonly docenten: readonly Genodigd[]; readonly onClose: () => void }) {
  const { t } = useTexts(schoolbeheerTeksten);
  const niet = docenten.filter(({ uitkomst }) => uitkomst !== 'uitgenodigd');
  const gelukt = docenten.filter(({ uitkomst }) => uitkomst === 'uitgenodigd');
  return (
    <StaffDialog title={t('nodig.titel')} actions={<Button onClick={onClose}>{t('sluit')}</Button>} onClose={onClose}>
      {gelukt.length > 0 && <Alert severity="success">{t('nodig.klaar', { count: gelukt.length })}</Alert>}
      {niet.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('nodig.niet', { count: niet.length })}
        </Alert>
      )}
      <ul className={css['mensen']}>
        {[...niet, ...gelukt].map(({ id, naam, email, uitkomst }) => (
          <li key={id}>
            <strong>{naam}</strong>: {t(`nodig.uitslag.${uitkomst}`)}
            {email !== null && <span className={css['zacht']}>{email}</span>}
          </li>
        ))}
      </ul>
    </StaffDialog>
  );
}
