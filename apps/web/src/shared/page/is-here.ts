/** Whether the window is at this address already, as it is on a first visit and after "back"; before any other move it is not. */
export const isHere = (url: string): boolean => url === window.location.href.replace(/#.*/, '');

/** The page that the browser loaded; who logs in goes on from it without another one. */
export function loadedPath(): string {
  const [geladen] = performance.getEntriesByType('navigation');
  return geladen ? new URL(geladen.name).pathname : '';
}
