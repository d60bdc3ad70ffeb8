import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { ApiFout } from '../api/fout.ts';
import { serverNow } from '../session/clock.ts';
import { answerProofs, giveReason, type ProofCode } from './proof.ts';
import '../frame/texts.ts';

interface Question {
  readonly code: ProofCode;
  readonly resolve: (given: boolean) => void;
}

const KINDS = {
  'auth/bevestiging-nodig': 'wachtwoord',
  'auth/tweede-factor-nodig': 'code',
  'auth/reden-nodig': 'reden',
} as const satisfies Record<ProofCode, string>;

const MIN_REDEN = 8;
const MAX_REDEN = 300;

/** Gives what was asked; throws the server's refusal. */
async function give(kind: (typeof KINDS)[ProofCode], text: string): Promise<void> {
  if (kind === 'reden') giveReason(text, window.location.pathname, serverNow());
  else await call('bevestig', { body: kind === 'code' ? { code: text } : { wachtwoord: text } });
}

const INPUTS = {
  wachtwoord: { type: 'password', autoComplete: 'current-password' },
  code: { type: 'text', autoComplete: 'one-time-code' },
  reden: { type: 'text', autoComplete: 'off' },
} as const;

function useQuestion(): [Question | null, (given: boolean) => void] {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => answerProofs((code) => new Promise((resolve) => setQuestion({ code, resolve }))), []);
  const close = (given: boolean): void => {
    question?.resolve(given);
    setQuestion(null);
  };
  return [question, close];
}

function ProofForm({ question, onClose }: { readonly question: Question; readonly onClose: (given: boolean) => void }) {
  const { t } = useTranslation(['kader', 'algemeen']);
  const kind = KINDS[question.code];
  const [text, setText] = useState('');
  const [fout, setFout] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const value = kind === 'wachtwoord' ? text : text.trim();
    if (value === '' || (kind === 'reden' && value.length < MIN_REDEN)) return setFout(t(`kader:bewijs.${kind}.leeg`));
    setBusy(true);
    void give(kind, value)
      .then(() => onClose(true))
      .catch((error: unknown) => setFout(error instanceof ApiFout ? error.message : t('algemeen:fout.onbekend')))
      .finally(() => setBusy(false));
  };

  return (
    <form onSubmit={onSubmit} noValidate>
      <DialogTitle>{t(`kader:bewijs.${kind}.titel`)}</DialogTitle>
      <DialogContent>
        <p>{t(`kader:bewijs.${kind}.uitleg`)}</p>
        <TextField
          // The person asked for this by what she just did; the field is what she needs next.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          fullWidth
          margin="normal"
          label={t(`kader:bewijs.${kind}.label`)}
          value={text}
          multiline={kind === 'reden'}
          {...INPUTS[kind]}
          slotProps={{ htmlInput: { maxLength: MAX_REDEN, ...(kind === 'code' && { inputMode: 'numeric' }) } }}
          onChange={(event) => setText(event.target.value.replace(/\n/g, ' '))}
        />
        {fout !== null && <Alert severity="error">{fout}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={() => onClose(false)}>
          {t('kader:bewijs.terug')}
        </Button>
        <Button type="submit" disabled={busy}>
          {t('kader:bewijs.verder')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Asks what the server wants to know first; stands once in the frame. */
export function ProofDialog() {
  const [question, close] = useQuestion();
  return (
    <Dialog open={question !== null} onClose={() => close(false)} fullWidth maxWidth="xs">
      {question && <ProofForm question={question} onClose={close} />}
    </Dialog>
  );
}
