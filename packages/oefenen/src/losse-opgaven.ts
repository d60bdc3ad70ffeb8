/*
 * Decides the next single opgaven, interleaved over categories.
 * Source: interleaving after blocked practice; due words at most 80%, the rest by `chooseCategorie`; own value, found by simulation (docs/motor.md).
 * Example: chooseOpgaven(stand, leerlijn, instelling, { now, seed }, 10) -> ten words, three of them to repeat.
 */
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { blindOp, predictGoed, type CategorieBlik } from './blik.ts';
import type { Oefeninstelling } from './instelling.ts';
import { isUitgeput, draw, findKandidaten, type Kandidaat } from './kandidaten.ts';
import { chooseCategorie, dueWoorden, type Herhaalwoord } from './keuze.ts';
import type { Leerlijn, LeerlijnVorm, LeerlijnWoord } from './leerlijn.ts';
import {
  mayPass,
  createPlanner,
  nogNietUitgeput,
  soortBij,
  vormenVan,
  zoekvraag,
  type Loting,
  type OpgaveKeuze,
  type Planner,
} from './planner.ts';
import type { Stand } from './stand.ts';

/** A day of taken has its mistakes in a taak of their own; here they take their turn among the rest, and need as much room. */
const AANDEEL_HERHALING = 0.8;
/** A due word is typed unless its chance lies this far under the target. */
const TYP_MARGE = 0.25;

/** Typing, choosing from several, choosing from two: the three kinds a free opgave can take. */
const LOSSE_VORMEN: readonly Oefenvorm[] = ['dictee-woord', 'kies', 'goed-fout'];

/** Typing where it has a fair chance, else choosing. */
function vormVoorHerhaling(
  p: Planner,
  woord: LeerlijnWoord,
  vormen: readonly LeerlijnVorm[],
): { vorm: LeerlijnVorm; kans: number } | undefined {
  let laatste: { vorm: LeerlijnVorm; kans: number } | undefined;
  for (const vorm of vormen) {
    if (!woord.info.vormen.includes(vorm.vorm)) continue;
    laatste = { vorm, kans: predictGoed(p.blik, woord, vorm, blindOp(woord, vorm)) };
    if (laatste.kans >= p.ruimte.doel - TYP_MARGE) return laatste;
  }
  return laatste;
}

function takeHerhaling(p: Planner, terug: readonly Herhaalwoord[], vormen: readonly LeerlijnVorm[]): OpgaveKeuze | undefined {
  for (const kandidaat of terug) {
    const naam = kandidaat.woord.info.woord;
    if (p.bezet.has(naam)) continue;
    const keuze = vormVoorHerhaling(p, kandidaat.woord, vormen);
    if (!keuze) continue;
    p.bezet.add(naam);
    return { woord: naam, soort: 'herhaling', categorie: kandidaat.woord.info.hoofd, vorm: keuze.vorm.vorm, kans: keuze.kans };
  }
  return undefined;
}

/** Candidates kept per category: enough for a batch of single opgaven. */
const LIJST = 12;

function lijst(p: Planner, b: CategorieBlik, vormen: readonly LeerlijnVorm[]): Kandidaat[] {
  const oud = p.lijsten.get(b);
  if (oud && oud.length > 0) return oud;
  const nieuw = findKandidaten(b, zoekvraag(p, vormen), LIJST);
  p.lijsten.set(b, nieuw);
  return nieuw;
}

/** Categories looked at for one opgave. */
const POGINGEN = 6;

function takeNieuw(p: Planner, vormen: readonly LeerlijnVorm[]): OpgaveKeuze | undefined {
  for (let poging = 0; poging < POGINGEN; poging++) {
    const ruimte = nogNietUitgeput(p);
    const keuze = chooseCategorie(p.blik, ruimte, p.instelling, p.random, p.gekozen);
    if (!keuze) return undefined;
    p.gekozen.set(keuze.blik, p.blik.now + p.bezet.size + poging);
    const kandidaten = lijst(p, keuze.blik, vormen);
    if (poging < POGINGEN - 1 && mayPass(p, keuze, ruimte) && isUitgeput(kandidaten)) {
      p.uitgeput.add(keuze.blik);
      continue;
    }
    const k = draw(kandidaten, p.random);
    if (!k) continue;
    const woord = k.woord.info.woord;
    p.bezet.add(woord);
    return { woord, soort: soortBij(keuze.soort), categorie: keuze.blik.categorie.id, vorm: k.vorm, kans: k.kans };
  }
  return undefined;
}

/**
 * The next `aantal` single opgaven, interleaved over categories: a mixed practice or a play-on after the day's taken.
 * At most 80% repetition; fewer than asked only when nothing fits. Same stand, settings, time and seed: same answer.
 */
export function chooseOpgaven(
  stand: Stand,
  leerlijn: Leerlijn,
  instelling: Oefeninstelling,
  { now, seed }: Loting,
  aantal: number,
): OpgaveKeuze[] {
  const p = createPlanner(stand, leerlijn, instelling, now, seed);
  const vormen = vormenVan(p, LOSSE_VORMEN);
  const herhaal = Math.floor(AANDEEL_HERHALING * aantal + p.random.next());
  const terug = herhaal > 0 ? dueWoorden(p.blik, instelling, herhaal) : [];
  const uit: OpgaveKeuze[] = [];
  while (uit.length < herhaal) {
    const keuze = takeHerhaling(p, terug, vormen);
    if (!keuze) break;
    uit.push(keuze);
  }
  while (uit.length < aantal) {
    const keuze = takeNieuw(p, vormen) ?? takeHerhaling(p, dueWoorden(p.blik, instelling, 2 * aantal), vormen);
    if (!keuze) break;
    uit.push(keuze);
  }
  return p.random.shuffle(uit);
}
