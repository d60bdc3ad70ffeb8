import { useEffect } from 'react';

/**
 * Only a page that was loaded at this address may use the microphone (Permissions-Policy); who came along from another screen
 * gets it loaded anew, once.
 */
export function useMicrophonePage(): void {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    if (entry && new URL(entry.name).pathname !== window.location.pathname) window.location.reload();
  }, []);
}
