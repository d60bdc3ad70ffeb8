import { currentUser } from '../../shared/session/session.ts';
import { i18next } from '../../shared/texts/i18n.ts';

/** Whether anybody on this page read other words than a school. */
let gezet = false;

/** A parent and, in Flanders, a logopedist read their own words in every screen; a school reads its own again after them on this page. */
export async function takeEigenWoorden(): Promise<void> {
  const rol = currentUser()?.role;
  const eigen = rol === 'thuisadmin' || (rol === 'rtadmin' && i18next.language === 'nl-BE');
  if (!eigen && !gezet) return;
  gezet = true;
  (await import('./woorden-zetten.ts')).setWoorden(eigen ? rol : null);
}
