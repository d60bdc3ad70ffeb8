import { kaderTeksten } from '@spelrijk/teksten/kader';
import { Link, useLocation, useMatches, useParams } from 'react-router';
import { mayOpen } from '../session/doors.ts';
import { useUser } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import { addressOf, type Crumb, crumbsOf } from './crumb.ts';
import css from './crumbs.module.css';

function Step({ crumb }: { readonly crumb: Crumb }) {
  const address = addressOf(crumb, useParams(), useLocation().pathname);
  const label = 'Name' in crumb ? <crumb.Name /> : crumb.text();
  const role = useUser()?.role;
  if (address === null) return <span aria-current="page">{label}</span>;
  return role && mayOpen(role, address) ? <Link to={address}>{label}</Link> : <span>{label}</span>;
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
          <li key={crumbs.indexOf(crumb)} data-naam={'Name' in crumb}>
            <Step crumb={crumb} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
