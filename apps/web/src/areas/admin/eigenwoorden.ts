import { currentUser } from '../../shared/session/session.ts';
import type { Wie } from './woorden-zetten.ts';
import { i18next } from '../../shared/texts/i18n.ts';

/** Whether anybody on this page read other words than a school. */
let gezet = false;

/** A parent, and a practice: in Flanders one of logopedie. */
function eigenVan(): Wie | null {
  const rol = currentUser()?.role;
  if (rol === 'thuisadmin') return 'thuis';
  if (rol !== 'rtadmin') return null;
  return i18next.language === 'nl-BE' ? 'logopedie' : 'praktijk';
}

/** Who is no school reads her own words in every screen; a school reads its own again after her on this page. */
export async function takeEigenWoorden(): Promise<void> {
  const wie = eigenVan();
  if (wie === null && !gezet) return;
  gezet = true;
  (await import('./woorden-zetten.ts')).setWoorden(wie);
}
