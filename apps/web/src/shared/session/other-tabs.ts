import { landingPath, LOGIN_PATH } from './routes.ts';
import { clearSession, currentUser, holdChild, storedUser } from './session.ts';
import { isSameUser } from './user.ts';

/** Another tab logged out, or logged in as someone else: this tab must not go on showing the former user's data. */
function followStorage(event: StorageEvent): void {
  const before = currentUser();
  if (!before || (event.key !== 'user' && event.key !== null)) return;
  holdChild();
  const after = storedUser();
  if (isSameUser(after, before)) return;
  if (!after) clearSession();
  window.location.replace(after ? landingPath(after) : LOGIN_PATH);
}

/** The back button can bring back a frozen page of a user who has logged out since. */
function followBack(event: PageTransitionEvent): void {
  holdChild();
  if (event.persisted && !isSameUser(currentUser(), storedUser())) window.location.reload();
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
