import Alert from '@mui/material/Alert';
import type { Oefenen } from '@spelrijk/contract/groepen';
import type { Licentie } from '@spelrijk/contract/licenties';
import { licentieTeksten } from '@spelrijk/teksten/licentie';
import type { ReactNode } from 'react';
import { useLicentieWords } from './use-words.ts';
import { useTexts } from '../texts/use-texts.ts';

interface LicentieLineProps {
  readonly oefenen: Oefenen;
  /** Of who may see it. */
  readonly licentie?: Pick<Licentie, 'tot' | 'dagen' | 'looptAf'> | undefined;
  /** Stands free above what comes next. */
  readonly apart?: boolean;
  /** What to do about it. */
  readonly children?: ReactNode;
}

/** A trial lasts a month: its first days are no warning. */
const HAAST_DAGEN = 14;

/** That leerlingen cannot practise, or soon no longer; nothing while there is nothing to say. */
export function LicentieLine({ oefenen, licentie, apart = false, children }: LicentieLineProps) {
  const { t } = useTexts(licentieTeksten);
  const { day } = useLicentieWords();
  if (oefenen !== 'loopt') {
    const naam = oefenen === 'verlopen' ? 'verlopen' : 'nogNiet';
    return (
      <Alert severity={oefenen === 'verlopen' ? 'error' : 'info'} sx={{ mb: apart ? 2 : 0 }}>
        <strong>{t(`afloop.${naam}`)}</strong> {t(`afloop.${naam}Rest`)} {children}
      </Alert>
    );
  }
  if (!licentie?.looptAf || licentie.dagen === null || licentie.tot === null) return null;
  const { dagen, tot } = licentie;
  return (
    <Alert severity={dagen > HAAST_DAGEN ? 'info' : 'warning'} sx={{ mb: apart ? 2 : 0 }}>
      <strong>{dagen === 0 ? t('afloop.vandaag') : t('afloop.dagen', { count: dagen, dag: day(tot) })}</strong> {t('afloop.daarna')}{' '}
      {children}
    </Alert>
  );
}
