/** From a plan of the engine to opgaven that a game can pose: gap, pieces, choices, klankgroepen, speech. */
import { uuidV7 } from '@spelrijk/base/id';
import { present } from '@spelrijk/base/invariant';
import { createRandom, seedFrom, type Random } from '@spelrijk/base/random';
import { OEFENVORMEN, type Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { Opgave, OpgaveWoord } from '@spelrijk/domain/opgave';
import type { Woord } from '@spelrijk/domain/woord';
import type { BewijsSoort } from '@spelrijk/oefenen/antwoord';
import type { TaakPlan } from '@spelrijk/oefenen/kies';
import { findWoord } from '@spelrijk/taal/bank';
import { createGat, createVolgorde } from '@spelrijk/taal/genereer';
import type { AudioIndex } from './audio.ts';

/** An opgave with what only the server needs: why the engine chose this word. */
export interface BewaardeOpgave extends Opgave {
  readonly soort: BewijsSoort;
}

/** Joins spoken chunks in the answer of a splitting opgave. */
export const SPLITS = '·';

/** An id from seeded chance, so that a plan looked at twice before it is stored is the same plan. */
export function seededId(now: number, random: Random): string {
  return uuidV7(
    now,
    Uint8Array.from({ length: 10 }, () => random.below(256)),
  );
}

type Vraag = Pick<Opgave, 'antwoord' | 'keuzes' | 'gat' | 'stukken' | 'extra'>;

/** The word of an opgave: what the browser needs to judge and explain without a connection, nothing about planning. */
function toOpgaveWoord(w: Woord): OpgaveWoord {
  const { woord, ipa, vorm, hoofd } = w;
  return {
    woord,
    ipa,
    vorm,
    hoofd,
    klankgroepen: [...w.klankgroepen],
    lettergrepen: [...w.lettergrepen],
    knelpunten: w.knelpunten.map((knelpunt) => ({ ...knelpunt })),
    ...(w.delen && { delen: [...w.delen] }),
    ...(w.basis !== undefined && { basis: w.basis }),
    ...(w.zin !== undefined && { zin: w.zin }),
    ...(w.plaatje !== undefined && { plaatje: w.plaatje }),
  };
}

/** The missing piece with its real alternatives in random order. */
function gatVraag(woord: Woord, categorie: string, random: Random): Vraag | null {
  const gat = createGat(woord, categorie);
  return gat && { antwoord: gat.antwoord, gat: { ...gat.gat }, keuzes: random.shuffle(gat.keuzes) };
}

function volgordeVraag(woord: Woord): Vraag {
  const { stukken, extra } = createVolgorde(woord);
  return { antwoord: woord.woord, stukken: [...stukken], extra: [...extra] };
}

/** What is asked about a word in a form; null when the word has no such question. */
function vraagVan(vorm: Oefenvorm, woord: Woord, categorie: string, random: Random): Vraag | null {
  const { antwoordvorm } = OEFENVORMEN[vorm];
  if (antwoordvorm === 'GAP' || antwoordvorm === 'KIES') return gatVraag(woord, categorie, random);
  if (antwoordvorm === 'VOLG') return volgordeVraag(woord);
  if (antwoordvorm === 'SPLIT') return { antwoord: woord.klankgroepen.join(SPLITS) };
  return { antwoord: woord.woord };
}

/** The opgaven of a plan in its order. Words that turn out to have no question in this form are left out. */
export function buildOpgaven(plan: Pick<TaakPlan, 'vorm' | 'woorden'>, audio: AudioIndex, now: number, seed: number): BewaardeOpgave[] {
  const random = createRandom(seed ^ seedFrom('opgaven'));
  const { vorm } = plan;
  return plan.woorden.flatMap(({ woord: tekst, soort }) => {
    const woord = present(findWoord(tekst), 'a planned word is in the bank');
    const vraag = vraagVan(vorm, woord, woord.hoofd, random);
    if (!vraag) return [];
    const { antwoordvorm } = OEFENVORMEN[vorm];
    return [
      {
        id: seededId(now, random),
        categorie: woord.hoofd,
        vorm,
        antwoordvorm,
        woord: toOpgaveWoord(woord),
        audio: audio.vanWoord(tekst),
        soort,
        ...vraag,
      },
    ];
  });
}
