import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { Link } from 'react-router';
import { landingPath } from '../session/routes.ts';
import { useUser } from '../session/session.ts';
import { Lost } from './lost.tsx';
import css from './page.module.css';
import { useTexts } from '../texts/use-texts.ts';

interface NotFoundProps {
  /** Where the button leads; the first screen of who is logged in, else the home page. */
  readonly to?: string;
  readonly label?: string;
  /** Inside an area that keeps its own frame. */
  readonly inFrame?: boolean;
}

/** The same answer for what is missing and for what is someone else's. */
export function NotFound({ to, label, inFrame = false }: NotFoundProps) {
  const { t } = useTexts(algemeenTeksten);
  const user = useUser();
  const naar = to ?? (user ? landingPath(user) : '/site/home');
  const Frame = inFrame ? 'section' : 'main';
  return (
    <Frame className={css[inFrame ? 'part' : 'page']}>
      <Lost className={css['figure']} />
      <h1>{t('nietGevonden.titel')}</h1>
      <p className={css['text']}>{t('nietGevonden.uitleg')}</p>
      {/* The site is other pages: the table of routes of a page of the app does not have them (`after-build.ts`). */}
      <Link className={css['knop']} to={naar} reloadDocument={naar.startsWith('/site/')}>
        {label ?? t('naarBegin')}
      </Link>
    </Frame>
  );
}
