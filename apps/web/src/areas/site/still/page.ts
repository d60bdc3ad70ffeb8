/** The script of pages of the site that are only read. It stands by itself: no React, nothing of the app. */
import { landingPath } from '../../../shared/session/routes.ts';
import { localStore } from '../../../shared/session/storage.ts';
import { isExpired, parseUser } from '../../../shared/session/user.ts';

/** Who is logged in goes back to where she works. */
function leadBack(): void {
  const user = parseUser(localStore.get('user') ?? '');
  const entry = document.querySelector<HTMLAnchorElement>('a[data-verder]');
  if (!user || !entry || isExpired(user, Date.now())) return;
  entry.href = landingPath(user);
  entry.textContent = entry.dataset['verder'] ?? '';
}

leadBack();
