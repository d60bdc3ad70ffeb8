import { href, Link } from 'react-router';
import { mayOpen } from '../../../shared/session/doors.ts';
import { useUser } from '../../../shared/session/session.ts';
import { usePathParams } from '../params.ts';
import css from './parts.module.css';

interface LeerlingLinkProps {
  readonly groepId: string;
  readonly leerling: { readonly id: string; readonly roepnaam: string; readonly achternaam: string };
  /** What is seen where the whole name does not fit. */
  readonly kort?: string | undefined;
}

/** A name that leads to the voortgang, for the roles that may see it. */
export function LeerlingLink({ groepId, leerling: { id: leerlingId, roepnaam, achternaam }, kort }: LeerlingLinkProps) {
  const { adminId } = usePathParams();
  const role = useUser()?.role;
  const naam = `${roepnaam} ${achternaam}`;
  const seen =
    kort === undefined || kort === naam ? (
      naam
    ) : (
      <>
        <span aria-hidden="true" title={naam}>
          {kort}
        </span>
        <span className="verborgen">{naam}</span>
      </>
    );
  const voortgang = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voortgang', { adminId, groepId, leerlingId });
  if (!role || !mayOpen(role, voortgang)) return <strong>{seen}</strong>;
  return (
    <Link className={css['link'] ?? ''} to={voortgang}>
      {seen}
    </Link>
  );
}
