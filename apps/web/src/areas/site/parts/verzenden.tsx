import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { Link } from 'react-router';
import { ApiFout } from '../../../shared/api/fout.ts';
import { useHydrated } from '../../../shared/page/use-hydrated.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { padVan } from '../nav.ts';
import css from './veld.module.css';

interface VerzendenProps {
  readonly label: string;
  readonly bezig: boolean;
  readonly error: Error | null;
  /** What a robot filled in, if anything. */
  readonly pot: string;
  readonly onPot: (waarde: string) => void;
}

/** The foot of a form: the field that only robots see, what went wrong, the button, and what we do with it. */
export function Verzenden({ label, bezig, error, pot, onPot }: VerzendenProps) {
  const { t } = useTexts(siteTeksten);
  // Until the page answers, the browser would send the old way and put what was typed into the address.
  const hydrated = useHydrated();
  return (
    <>
      <label className={css['pot']} aria-hidden="true">
        Website
        <input name="website" tabIndex={-1} autoComplete="off" value={pot} onChange={(event) => onPot(event.target.value)} />
      </label>
      {error && (
        <p className={css['melding']} role="alert">
          {t('formulier.mislukt')} {error instanceof ApiFout ? error.message : ''}
        </p>
      )}
      <button type="submit" className={css['knop']} disabled={!hydrated} aria-disabled={bezig}>
        {bezig ? t('formulier.bezig') : label}
      </button>
      <noscript>{t('formulier.zonderScript')}</noscript>
      <p>
        <small>
          <Link to={padVan('privacy')}>{t('formulier.privacy')}</Link>
        </small>
      </p>
    </>
  );
}
