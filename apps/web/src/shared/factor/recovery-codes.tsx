import Button from '@mui/material/Button';
import { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import { useState } from 'react';
import css from './factor.module.css';
import { useTexts } from '../texts/use-texts.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shown once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTexts(beveiligingTeksten);
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className={css['stappen']}>
      <p>{t('instellen.bewaarCodes')}</p>
      <ul className={css['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css['knoppen']}>
        <Button variant="outlined" onClick={copy}>
          {t(copied ? 'instellen.gekopieerd' : 'instellen.kopieer')}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {t('instellen.print')}
        </Button>
        <Button onClick={onKept}>{t('instellen.bewaard')}</Button>
      </div>
    </div>
  );
}
