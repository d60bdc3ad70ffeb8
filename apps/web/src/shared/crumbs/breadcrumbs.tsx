import { kaderTeksten } from '@spelrijk/teksten/kader';
import { Link, useLocation, useMatches, useParams } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { addressOf, type Crumb, crumbsOf } from './crumb.ts';
import css from './crumbs.module.css';

function Step({ crumb }: { readonly crumb: Crumb }) {
  const address = addressOf(crumb, useParams(), useLocation().pathname);
  const label = 'Name' in crumb ? <crumb.Name /> : crumb.text();
  return address === null ? <span aria-current="page">{label}</span> : <Link to={address}>{label}</Link>;
}

/** From the area to this screen; the last one is where you are. */
export function Breadcrumbs() {
  const { t } = useTexts(kaderTeksten);
  const crumbs = crumbsOf(useMatches().map(({ handle }) => handle));
  if (crumbs.length === 0) return null;
  return (
    <nav className={`${css['kruimels']} niet-printen`} aria-label={t('frame.kruimels')}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumbs.indexOf(crumb)}>
            <Step crumb={crumb} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
