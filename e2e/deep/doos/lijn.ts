/** A line between two programs, on which a test makes the weather. */
import { createServer, type Socket } from 'node:net';
import { after } from 'node:test';

/** `stil`: nothing goes through and nothing is closed. `afgebroken`: what was asked arrives, of the answer twenty bytes. */
export type Weer = 'heel' | 'traag' | 'afgebroken' | 'stil' | 'weg';

export interface Lijn {
  readonly port: number;
  weer: Weer;
}

const TRAAG_MS = 2000;

/** `doel`: where it leads at this moment. */
export async function startLijn(doel: () => Socket): Promise<Lijn> {
  const lijn = { port: 0, weer: 'heel' as Weer };
  const stil = new Set<() => void>();
  const door = (van: Socket, naar: Socket, isAntwoord: boolean): void => {
    van.on('data', (deel: Buffer) => {
      const send = (): void => void (naar.destroyed || naar.write(deel));
      if (lijn.weer === 'stil') stil.add(send);
      else if (lijn.weer === 'traag' && isAntwoord) setTimeout(send, TRAAG_MS);
      else if (lijn.weer === 'afgebroken' && isAntwoord) naar.write(deel.subarray(0, 20), () => naar.destroy());
      else send();
    });
    van.on('error', () => undefined).on('close', () => setTimeout(() => naar.destroy(), lijn.weer === 'traag' ? TRAAG_MS : 0));
  };
  const server = createServer((een) => {
    if (lijn.weer === 'weg') return void een.on('error', () => undefined).destroy();
    const ander = doel();
    door(een, ander, false);
    door(ander, een, true);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => server.close());
  const adres = server.address();
  lijn.port = typeof adres === 'object' && adres ? adres.port : 0;
  return {
    port: lijn.port,
    get weer() {
      return lijn.weer;
    },
    set weer(weer: Weer) {
      lijn.weer = weer;
      if (weer === 'stil') return;
      for (const send of stil) send();
      stil.clear();
    },
  };
}
