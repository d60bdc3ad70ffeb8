import { BigButton } from '@spelrijk/ui/big-button';
import { BlobFigure } from '@spelrijk/ui/blob';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './try-again.module.css';

interface TryAgainProps {
  readonly message: string;
  /** What the server or the connection said. */
  readonly detail: string;
  readonly onRetry: () => void;
}

/** Something did not come: what happened, and what to do now. */
export function TryAgain({ message, detail, onRetry }: TryAgainProps) {
  const { t } = useTexts(algemeenTeksten);
  return (
    <section className={css['kader']} role="alert">
      <div className={css['blob']}>
        <BlobFigure seed={4} mood="denkt" />
      </div>
      <h1>{message}</h1>
      <p>{detail}</p>
      <BigButton onClick={onRetry}>{t('opnieuw')}</BigButton>
    </section>
  );
}
