/** From a plan of the engine to opgaven that a game can pose: the question of the form, speech, pictures. */
import { uuidV7 } from '@spelrijk/base/id';
import { createRandom, seedFrom, type Random } from '@spelrijk/base/random';
import type { Regio } from '@spelrijk/domain/admin';
import { OEFENVORMEN, type Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { Audio, Opgave } from '@spelrijk/domain/opgave';
import type { BewijsSoort } from '@spelrijk/oefenen/antwoord';
import type { TaakPlan } from '@spelrijk/oefenen/kies';
import { findStuk, vraagVan, type Oefenstuk, type Vraag } from '../standen/index.ts';
import type { AudioIndex } from './audio.ts';

/** An opgave with what only the server needs: why the engine chose this, and by which key it remembers it. */
export interface BewaardeOpgave extends Opgave {
  readonly soort: BewijsSoort;
  /** Absent: the word itself. */
  readonly sleutel?: string;
}

/** The key of an opgave for the engine. */
export const sleutelVan = ({ sleutel, woord }: BewaardeOpgave): string => sleutel ?? woord.woord;

/** What the pupil's browser gets of it. */
export const zonderGeheim = ({ soort: _soort, sleutel: _sleutel, ...opgave }: BewaardeOpgave): Opgave => opgave;

/** An id from seeded chance, so that a plan looked at twice before it is stored is the same plan. */
export function seededId(now: number, random: Random): string {
  return uuidV7(
    now,
    Uint8Array.from({ length: 10 }, () => random.below(256)),
  );
}

/** Speech of what is asked; nothing where hearing it would give the answer away. */
function audioVan({ woord, soort }: Oefenstuk, { stil }: Vraag, audio: AudioIndex): Audio {
  if (stil) return {};
  const spraak = audio.vanWoord(woord.woord);
  return soort === 'zin' && spraak.woord === undefined ? {} : spraak;
}

export interface OpgavenVraag {
  readonly regio: Regio;
  readonly audio: AudioIndex;
  readonly flits: Readonly<Record<string, number>>;
  readonly now: number;
}

interface Gekozen {
  readonly stuk: Oefenstuk;
  readonly vraag: Vraag;
  readonly vorm: Oefenvorm;
  readonly soort: BewijsSoort;
}

/** One opgave, with an id of its own. */
export function bouwOpgave({ stuk, vraag, vorm, soort }: Gekozen, { audio, flits, now }: OpgavenVraag, random: Random): BewaardeOpgave {
  const { stil: _stil, ...gevraagd } = vraag;
  const toonMs = flits[stuk.hoofd];
  return {
    id: seededId(now, random),
    categorie: stuk.hoofd,
    vorm,
    antwoordvorm: OEFENVORMEN[vorm].antwoordvorm,
    woord: stuk.woord,
    audio: audioVan(stuk, vraag, audio),
    soort,
    ...(stuk.sleutel !== stuk.woord.woord && { sleutel: stuk.sleutel }),
    ...gevraagd,
    ...(vraag.toonMs !== undefined && toonMs !== undefined && { toonMs }),
  };
}

/** The opgaven of a plan in its order. What turns out to have no question in this form is left out. */
export function buildOpgaven(plan: Pick<TaakPlan, 'vorm' | 'woorden'>, vraagt: OpgavenVraag & { readonly seed: number }): BewaardeOpgave[] {
  const random = createRandom(vraagt.seed ^ seedFrom('opgaven'));
  const { vorm } = plan;
  return plan.woorden.flatMap(({ woord: sleutel, soort }) => {
    const stuk = findStuk(vraagt.regio, sleutel);
    const vraag = stuk && vraagVan(vorm, stuk, random);
    return vraag ? [bouwOpgave({ stuk, vraag, vorm, soort }, vraagt, random)] : [];
  });
}
