/**
 * Sends one recording, again and again while there is no connection, as long as this page is open. Sound is never written to this device: when the page goes, it is
 * gone, and the child is told so the next time.
 */
import { call } from '../../../../shared/api/call.ts';
import { ApiFout } from '../../../../shared/api/fout.ts';

/** Between two tries, and until it is given up (ms). */
const OPNIEUW_MS = 10_000;
const LANGST_MS = 600_000;

interface Zending {
  readonly leerlingId: string;
  readonly opnameId: string;
  readonly tekst: string;
  readonly wav: Uint8Array;
}

/** No answer, too busy, or a server that is in trouble: it may go later. */
export const isLater = (fout: unknown): boolean =>
  fout instanceof ApiFout && (fout.status === 0 || fout.status === 429 || fout.status >= 500);

export interface Pogingen {
  /** It waits for a connection. */
  readonly onWacht: () => void;
  /** Resolves when it is time for the next try: after so many ms, or sooner when the child or the connection says so. */
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly send?: (zending: Zending) => Promise<unknown>;
}

const put = ({ leerlingId, opnameId, tekst, wav }: Zending): Promise<unknown> =>
  call('saveVoorleesopname', { params: { leerlingId, opnameId }, query: { tekst }, body: wav });

/** Resolves when it is kept. Rejects with what the server said, or with the last failure when it took too long. */
export async function sendOpname(zending: Zending, { onWacht, wait, now, send = put }: Pogingen): Promise<void> {
  const tot = now() + LANGST_MS;
  for (;;)
    try {
      await send(zending);
      return;
    } catch (error) {
      if (!isLater(error) || now() >= tot) throw error;
      onWacht();
      await wait(OPNIEUW_MS);
    }
}

/** That something was not sent yet: a word in this tab, never a sound. */
const MERK = 'voorlezen-onverstuurd';

export const noteUnsent = (): void => sessionStorage.setItem(MERK, '1');
export const clearUnsent = (): void => sessionStorage.removeItem(MERK);
/** True once after a page went with a recording that was not sent. */
export const wasLost = (): boolean => sessionStorage.getItem(MERK) !== null;
