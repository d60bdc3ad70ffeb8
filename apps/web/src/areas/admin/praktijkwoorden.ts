import { currentUser } from '../../shared/session/session.ts';
import { i18next, setWoorden } from '../../shared/texts/i18n.ts';

/** A practice in Flanders is a logopedist's: her words in every screen, and a school's again for whoever comes after her on this page. */
export async function takeEigenWoorden(): Promise<void> {
  const praktijk = currentUser()?.role === 'rtadmin' && i18next.language === 'nl-BE';
  setWoorden(praktijk ? (await import('@spelrijk/teksten/praktijkwoorden')).inPraktijkwoorden : null);
}
