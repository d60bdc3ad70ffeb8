import { landingPath, LOGIN_PATH } from './routes.ts';
import { clearSession, currentUser, storedUser } from './session.ts';

/** Another tab logged out, or logged in as someone else: this tab must not go on showing the former user's data. */
function followStorage(event: StorageEvent): void {
  const before = currentUser();
  if (!before || (event.key !== 'user' && event.key !== null)) return;
  const after = storedUser();
  if (after?._id === before._id) return;
  if (!after) clearSession();
  window.location.replace(after ? landingPath(after) : LOGIN_PATH);
}

/** The back button can bring back a frozen page of a user who has logged out since. */
function followBack(event: PageTransitionEvent): void {
  if (event.persisted && currentUser()?._id !== storedUser()?._id) window.location.reload();
}

/** Watches the other tabs and the back button; returns how to stop. */
export function followOtherTabs(): () => void {
  window.addEventListener('storage', followStorage);
  window.addEventListener('pageshow', followBack);
  return () => {
    window.removeEventListener('storage', followStorage);
    window.removeEventListener('pageshow', followBack);
  };
}
