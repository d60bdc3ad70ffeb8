/** A short round for somebody without an account: fixed words, nothing stored, the same for everybody. */
import { seedFrom, createRandom } from '@spelrijk/base/random';
import type { Regio } from '@spelrijk/domain/admin';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { Taak } from '@spelrijk/domain/taak';
import { buildOpgaven, passendeGames, seededId, zonderGeheim } from '../../oefenen/opgaven/index.ts';
import type { AudioIndex } from '../../oefenen/spraak/index.ts';

interface Proef {
  readonly vorm: Oefenvorm;
  readonly categorie: string;
  readonly woorden: readonly string[];
}

/** Words in which a visitor meets a rule soon; each game shows another way of practising. */
const PROEVEN: Readonly<Record<string, Proef>> = {
  piñata: { vorm: 'dictee-woord', categorie: 'verlenging-d-t', woorden: ['hond', 'boot', 'bomen', 'ballen', 'trein'] },
  rups: { vorm: 'letters-ordenen', categorie: 'schr', woorden: ['straat', 'krant', 'schrift', 'plant', 'vlag'] },
  glazenwasser: { vorm: 'visueel-dictee', categorie: 'leen-eau', woorden: ['cadeau', 'thee', 'circus', 'taxi', 'baby'] },
  splitsmachine: { vorm: 'klankgroepen', categorie: 'open-lettergreep', woorden: ['bomen', 'bakker', 'tafel', 'ridder', 'beker'] },
};

/** Games one may try without an account. */
export const PROEFGAMES: readonly string[] = Object.keys(PROEVEN);

/** A fixed moment, so that ids and answers are the same for everybody and can be kept by a cache. */
const TOEN = Date.UTC(2026, 0, 1);

export function createProeftaak(game: string, regio: Regio, audio: AudioIndex): Taak | undefined {
  const proef = Object.hasOwn(PROEVEN, game) ? PROEVEN[game] : undefined;
  if (!proef) return undefined;
  const seed = seedFrom(`proef ${game}`);
  const woorden = proef.woorden.map((woord) => ({ woord, soort: 'nieuw' as const }));
  const opgaven = buildOpgaven({ vorm: proef.vorm, woorden }, { regio, audio, flits: {}, now: TOEN, seed });
  if (!passendeGames(opgaven, []).includes(game)) return undefined;
  return {
    id: seededId(TOEN, createRandom(seed)),
    somvensterId: proef.categorie,
    vorm: proef.vorm,
    game,
    games: [game],
    status: 'klaar-om-te-starten',
    opgaven: opgaven.map(zonderGeheim),
    munten: 0,
  };
}
