import TextField from '@mui/material/TextField';
import { accountTeksten } from '@spelrijk/teksten/account';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { isMailLike } from '../form/fields.ts';
import { useTexts } from '../texts/use-texts.ts';
import css from './invite-dialog.module.css';
import { createId } from '../id.ts';

export interface Genodigde {
  /** One per opened dialog: sending twice invites once. */
  readonly id: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly email: string;
}

interface InviteDialogProps {
  readonly title: string;
  readonly text?: string;
  readonly cancel: string;
  readonly submit: string;
  /** Somebody whose names are known already; the address may be missing or old. */
  readonly known?: Omit<Genodigde, 'id'> | undefined;
  readonly busy: boolean;
  readonly error: Error | null;
  /** More to say about who is invited. */
  readonly children?: ReactNode;
  readonly onInvite: (wie: Genodigde) => void;
  readonly onClose: () => void;
}

interface VeldProps {
  readonly veld: 'roepnaam' | 'achternaam' | 'email';
  readonly wie: Genodigde;
  /** What is wrong with it, once somebody tried to send. */
  readonly fout?: string | undefined;
  readonly onChange: (wie: Genodigde) => void;
}

function Veld({ veld, wie, fout, onChange }: VeldProps) {
  const { t } = useTexts(accountTeksten);
  const isMail = veld === 'email';
  return (
    <TextField
      label={isMail ? t('gegevens.email') : t(`persoon.${veld}`)}
      name={veld}
      type={isMail ? 'email' : 'text'}
      value={wie[veld]}
      error={fout !== undefined}
      helperText={fout}
      slotProps={{ htmlInput: { maxLength: isMail ? 254 : 100 } }}
      onChange={({ target }) => onChange({ ...wie, [veld]: target.value })}
    />
  );
}

/** Inviting one person by mail, wherever that is done. */
export function InviteDialog({ title, text, cancel, submit, known, busy, error, children, onInvite, onClose }: InviteDialogProps) {
  const { t } = useTexts(accountTeksten);
  const [wie, setWie] = useState<Genodigde>(() => ({ id: createId(), ...(known ?? { roepnaam: '', achternaam: '', email: '' }) }));
  const [checked, setChecked] = useState(false);
  const noNaam = wie.roepnaam.trim() === '';
  const noMail = !isMailLike(wie.email);
  const onSubmit = (): void => {
    setChecked(true);
    if (!noNaam && !noMail) onInvite({ ...wie, email: wie.email.trim() });
  };
  return (
    <FormDialog
      title={title}
      content={css['velden']}
      cancel={cancel}
      submit={submit}
      busy={busy}
      error={error}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {text !== undefined && <p>{text}</p>}
      {!known && (
        <div className={css['rij']}>
          <Veld veld="roepnaam" wie={wie} fout={checked && noNaam ? t('gegevens.verplicht') : undefined} onChange={setWie} />
          <Veld veld="achternaam" wie={wie} onChange={setWie} />
        </div>
      )}
      <Veld veld="email" wie={wie} fout={checked && noMail ? t('gegevens.emailFout') : undefined} onChange={setWie} />
      {children}
    </FormDialog>
  );
}
