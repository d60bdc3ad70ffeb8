import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import css from './factor.module.css';
import { QrCode } from './qr.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useTexts } from '../texts/use-texts.ts';

interface SetUpProps {
  /** It is on, and the recovery codes were kept. */
  readonly onDone: () => void;
  /** The secret could not be had: the password was not given again. */
  readonly onFailed: () => void;
}

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The second factor in three steps: an app, the square, the first code; then the recovery codes. */
export function SetUp({ onDone, onFailed }: SetUpProps) {
  const { t } = useTexts(beveiligingTeksten);
  const begin = useMutation({ mutationFn: () => call('beginTweedeFactor', {}), onError: onFailed });
  const confirm = useMutation({ mutationFn: (body: { code: string }) => call('confirmTweedeFactor', { body }) });
  const [code, setCode] = useState('');
  const begun = useRef(false);
  const { mutate: start } = begin;
  useEffect(() => {
    if (!begun.current) start();
    begun.current = true;
  }, [start]);
  if (confirm.data) return <RecoveryCodes codes={confirm.data.herstelcodes} onKept={onDone} />;
  if (!begin.data) return <Skeleton variant="rounded" height={320} />;
  const { geheim, uri } = begin.data;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (/^\d{6}$/.test(code) && !confirm.isPending) confirm.mutate({ code });
  };
  return (
    <form className={css['stappen']} onSubmit={onSubmit} noValidate>
      <p>{t('instellen.stap1')}</p>
      <p>{t('instellen.stap2')}</p>
      <div className={css['qr']}>
        <QrCode text={uri} label={t('instellen.qr')} />
        <div>
          <div>{t('instellen.sleutel')}</div>
          <div className={css['sleutel']}>{inGroups(geheim)}</div>
        </div>
      </div>
      <p>{t('instellen.stap3')}</p>
      <TextField
        label={t('instellen.code')}
        value={code}
        onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, 6))}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      {confirm.error && <Alert severity="error">{confirm.error.message}</Alert>}
      <div>
        <Button type="submit" disabled={code.length < 6}>
          {t(confirm.isPending ? 'instellen.bezig' : 'instellen.klaar')}
        </Button>
      </div>
    </form>
  );
}
