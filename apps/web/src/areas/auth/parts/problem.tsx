import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { authTeksten } from '@spelrijk/teksten/auth';
import { ApiFout } from '../../../shared/api/fout.ts';
import { TokenFout } from '../../../shared/session/verify-token.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './card.module.css';

interface ProblemProps {
  readonly error: Error;
  /** Seconds until the next try is allowed; 0 when it is now, null when nothing was throttled. */
  readonly wait?: number | null;
  /** The next try is ours. */
  readonly vanzelf?: boolean;
}

/** What went wrong, in the server's own words where it gave them, and when to try again. */
export function Problem({ error, wait = null, vanzelf = false }: ProblemProps) {
  const { t } = useTexts(authTeksten, algemeenTeksten);
  return (
    <div className={css['melding']} role="alert">
      <p>{useSentence(error)}</p>
      {wait !== null && <p>{wait > 0 ? t(vanzelf ? 'fout.vanzelf' : 'fout.wacht', { count: wait }) : t('fout.wachtKlaar')}</p>}
      {error instanceof ApiFout && error.id !== undefined && <p>{t('algemeen:fout.nummer', { id: error.id })}</p>}
    </div>
  );
}

function useSentence(error: Error): string {
  const { t } = useTexts(authTeksten, algemeenTeksten);
  if (error instanceof ApiFout) return error.message;
  if (!window.isSecureContext) return t('fout.onveilig');
  if (!(error instanceof TokenFout)) return t('algemeen:fout.onbekend');
  return error.problem === 'failed to get public key' ? t('algemeen:fout.geenVerbinding') : t('fout.bewijs');
}
