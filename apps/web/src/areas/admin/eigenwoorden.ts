import { currentUser } from '../../shared/session/session.ts';
import { i18next, setWoorden } from '../../shared/texts/i18n.ts';

/** A parent and, in Flanders, a logopedist read their own words in every screen; a school reads its own again after them on this page. */
export async function takeEigenWoorden(): Promise<void> {
  const rol = currentUser()?.role;
  if (rol === 'thuisadmin') setWoorden((await import('@spelrijk/teksten/thuiswoorden')).inThuiswoorden);
  else if (rol === 'rtadmin' && i18next.language === 'nl-BE')
    setWoorden((await import('@spelrijk/teksten/praktijkwoorden')).inPraktijkwoorden);
  else setWoorden(null);
}
