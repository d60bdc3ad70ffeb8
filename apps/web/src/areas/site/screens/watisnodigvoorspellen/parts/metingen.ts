/** What this very browser can do, measured here; nothing is sent but one question whether the server is there. */
import { SMALSTE_SCHERM } from '@spelrijk/teksten/site/watisnodig';
import { call } from '../../../../../shared/api/call.ts';

const PUNTEN = ['browser', 'scherm', 'geluid', 'opslag', 'snelheid', 'verbinding'] as const;
type Punt = (typeof PUNTEN)[number];
type Oordeel = 'goed' | 'matig' | 'fout';

export interface Meting {
  readonly punt: Punt;
  readonly oordeel: Oordeel;
  readonly getallen: Getallen;
}

/** Size of the screen in points, and how long the server took; 0 where it is not about that. */
interface Getallen {
  readonly breed: number;
  readonly hoog: number;
  readonly ms: number;
}

const RUIM = { breed: 1024, hoog: 600 };
/** A frame takes 17 ms at 60 a second; three times that is what a child sees as jerks. */
const VLOT_MS = 40;
const BEELDEN = 24;
const SNELLE_VERBINDING_MS = 800;

const meting = (punt: Punt, oordeel: Oordeel, getallen: Partial<Getallen> = {}): Meting => ({
  punt,
  oordeel,
  getallen: { breed: 0, hoog: 0, ms: 0, ...getallen },
});

/** The youngest thing that the app leans on: nothing rewrites `Array.prototype.toSorted` for who has not got it. */
const browser = (): Meting => meting('browser', 'toSorted' in Array.prototype ? 'goed' : 'fout');

function scherm(): Meting {
  const [breed, hoog] = [window.screen.width, window.screen.height];
  const [lang, kort] = [Math.max(breed, hoog), Math.min(breed, hoog)];
  const oordeel = kort < SMALSTE_SCHERM ? 'fout' : lang >= RUIM.breed && kort >= RUIM.hoog ? 'goed' : 'matig';
  return meting('scherm', oordeel, { breed, hoog });
}

function geluid(): Meting {
  const audio = document.createElement('audio');
  const kan = ['audio/ogg; codecs=opus', 'audio/mpeg'].some((soort) => audio.canPlayType(soort) !== '');
  return meting('geluid', kan && 'AudioContext' in window ? 'goed' : 'fout');
}

async function opslag(): Promise<Meting> {
  try {
    const sleutel = 'spelrijk-controle';
    localStorage.setItem(sleutel, sleutel);
    localStorage.removeItem(sleutel);
    await new Promise((resolve, reject) => {
      const vraag = indexedDB.open(sleutel);
      vraag.addEventListener('success', () => {
        vraag.result.close();
        indexedDB.deleteDatabase(sleutel);
        resolve(null);
      });
      vraag.addEventListener('error', () => reject(vraag.error));
    });
    return meting('opslag', 'goed');
  } catch {
    return meting('opslag', 'matig');
  }
}

const volgendBeeld = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

async function snelheid(): Promise<Meting> {
  const begin = await volgendBeeld();
  let laatste = begin;
  for (let i = 0; i < BEELDEN; i++) laatste = await volgendBeeld();
  return meting('snelheid', (laatste - begin) / BEELDEN <= VLOT_MS ? 'goed' : 'matig');
}

async function verbinding(): Promise<Meting> {
  const begin = performance.now();
  try {
    await call('health', {});
  } catch {
    return meting('verbinding', 'fout');
  }
  const ms = Math.round(performance.now() - begin);
  return meting('verbinding', ms <= SNELLE_VERBINDING_MS ? 'goed' : 'matig', { ms });
}

/** All points, in the order of `PUNTEN`. Never throws. */
export const measureAll = async (): Promise<readonly Meting[]> => {
  const [bewaart, tekent, antwoordt] = await Promise.all([opslag(), snelheid(), verbinding()]);
  return [browser(), scherm(), geluid(), bewaart, tekent, antwoordt];
};

/** As bad as the worst point, but only a browser or a screen that cannot do it makes playing impossible. */
export function eindoordeel(metingen: readonly Meting[]): 'klaar' | 'let' | 'niet' {
  if (metingen.some(({ punt, oordeel }) => oordeel === 'fout' && punt !== 'geluid')) return 'niet';
  return metingen.every(({ oordeel }) => oordeel === 'goed') ? 'klaar' : 'let';
}
