/**
 * Only the document of this page may use the microphone, and a page that was reached inside the program is another document. Chromium says so; other browsers do not
 * read that header and just ask.
 */
interface Beleid {
  readonly allowsFeature: (naam: string) => boolean;
}

const isBeleid = (waarde: unknown): waarde is Beleid =>
  typeof waarde === 'object' && waarde !== null && typeof Reflect.get(waarde, 'allowsFeature') === 'function';

/** Loads this page as a document of its own when it is not; never twice. */
export function ensureOwnDocument(): void {
  const beleid: unknown = Reflect.get(document, 'featurePolicy');
  if (!isBeleid(beleid) || beleid.allowsFeature('microphone')) return;
  const [geladen] = performance.getEntriesByType('navigation');
  if (geladen && new URL(geladen.name).pathname === location.pathname) return;
  location.reload();
}
