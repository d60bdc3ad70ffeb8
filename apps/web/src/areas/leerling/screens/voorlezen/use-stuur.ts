/** Sending a recording from this screen: what the child is told meanwhile, and a page that does not go without asking. */
import { useEffect, useRef, useState } from 'react';
import { clearUnsent, noteUnsent, sendOpname, isLater } from './stuur.ts';
import { createId } from '../../../../shared/id.ts';

type Stand = 'niet' | 'stuurt' | 'wacht' | 'klaar' | 'mislukt' | 'geweigerd';

export function useStuur(leerlingId: string, tekst: string) {
  const [stand, setStand] = useState<Stand>('niet');
  const [fout, setFout] = useState<Error | null>(null);
  const verder = useRef<() => void>(() => undefined);
  const bezig = stand === 'stuurt' || stand === 'wacht';
  useEffect(() => {
    if (!bezig) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    const online = (): void => verder.current();
    window.addEventListener('beforeunload', ask);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('online', online);
    };
  }, [bezig]);

  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const klok = setTimeout(resolve, ms);
      verder.current = () => {
        clearTimeout(klok);
        resolve();
      };
    });
  async function send(wav: Uint8Array): Promise<void> {
    if (stand !== 'niet') return;
    setStand('stuurt');
    noteUnsent();
    try {
      await sendOpname(
        { leerlingId, opnameId: createId(), tekst, wav },
        { onWacht: () => setStand('wacht'), wait, now: () => performance.now() },
      );
      setStand('klaar');
    } catch (error) {
      setFout(error instanceof Error ? error : null);
      setStand(isLater(error) ? 'mislukt' : 'geweigerd');
    } finally {
      clearUnsent();
    }
  }
  return { stand, fout, send, now: () => verder.current() };
}
