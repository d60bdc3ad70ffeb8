import { currentUser } from '../../shared/session/session.ts';
import { i18next } from '../../shared/texts/i18n.ts';

/** Whether anybody on this page read other words than a school. */
let gezet = false;

/** A parent, and in Flanders a logopedist. */
function eigenVan(): 'thuisadmin' | 'rtadmin' | null {
  const rol = currentUser()?.role;
  if (rol === 'thuisadmin') return rol;
  return rol === 'rtadmin' && i18next.language === 'nl-BE' ? rol : null;
}

/** Who is no school reads her own words in every screen; a school reads its own again after her on this page. */
export async function takeEigenWoorden(): Promise<void> {
  const wie = eigenVan();
  if (wie === null && !gezet) return;
  gezet = true;
  (await import('./woorden-zetten.ts')).setWoorden(wie);
}
