/**
 * Who hides, drawn from what can be seen of it: where it sits and what it has on its head. What a clue says and what is drawn come from the same words.
 * The pieces are few and stand on the sheet of the game; a scene puts them together.
 */
import { readZoekbeeld, ZOEKDINGEN, ZOEKHOOFDEN, ZOEKKLEUREN, type Zoekbeeld } from '@spelrijk/domain/zoekbeeld';
import type { GameArt, Item } from '@spelrijk/game-kit/contract';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

type Ding = Zoekbeeld['ding'];

const HOED: Readonly<Record<Zoekbeeld['kleur'], string>> = { rood: PALET.rood, geel: KLEUREN.zon, wit: PALET.wit, blauw: PALET.hokDiep };
const RAND = `stroke="${KLEUREN.inkt}" stroke-width="2.500" stroke-linejoin="round"`;

/** On a head whose top is at 0,0 and that is 40 wide. */
const HOOFD: Readonly<Record<Zoekbeeld['hoofd'], (kleur: string) => string>> = {
  pet: (kleur) =>
    `<path d="M-18 4Q-18-13 0-13 18-13 18 4z" fill="${kleur}" ${RAND}/><path d="M10-1q20-2 24 7-10 1-25-1z" fill="${kleur}" ${RAND}/>`,
  hoed: (kleur) =>
    `<path d="M-13 1V-19q0-3 3-3h20q3 0 3 3V1z" fill="${kleur}" ${RAND}/><rect x="-27" y="-2" width="54" height="7" rx="3.500" fill="${kleur}" ${RAND}/>`,
  muts: (kleur) =>
    `<path d="M-18 5Q-17-17 0-17 17-17 18 5z" fill="${kleur}" ${RAND}/><rect x="-20" y="0" width="40" height="8" rx="4" fill="${kleur}" ${RAND}/><circle cx="0" cy="-19" r="6" fill="${kleur}" ${RAND}/>`,
};

/** Feet at 0,0; 42 high. */
const WIE = `<path d="M-21 0Q-24-42 0-42 24-42 21 0z" fill="${PALET.kistLicht}" ${RAND}/><circle cx="-7" cy="-24" r="5.500" fill="${PALET.wit}"/><circle cx="7" cy="-24" r="5.500" fill="${PALET.wit}"/><circle cx="-6" cy="-23" r="2.800" fill="${KLEUREN.inkt}"/><circle cx="8" cy="-23" r="2.800" fill="${KLEUREN.inkt}"/><path d="M-6-13q6 5 12 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="2.500" stroke-linecap="round"/>`;

/** A boat is known by its flag, also where who sits before it hides the rest. */
const VLAG = `<path d="M-40-32V-74" stroke="${PALET.houtDiep}" stroke-width="4" stroke-linecap="round"/><path d="M-40-74l24 8-24 9z" fill="${PALET.boot}" ${RAND}/>`;

/** Bottom in the middle at 0,0; 44 high and 84 wide: its front, and what is seen of it behind who sits in it. */
const DING: Readonly<Record<Ding, { readonly achter: string; readonly voor: string; readonly dicht: string }>> = {
  ton: {
    achter: `<ellipse cx="0" cy="-40" rx="30" ry="7" fill="${PALET.houtDiep}" ${RAND}/>`,
    voor: `<path d="M-30-40Q-38-20-28 0H28Q38-20 30-40 16-33 0-33-16-33-30-40z" fill="${PALET.hout}" ${RAND}/><path d="M-34-27Q0-17 34-27M-34-11Q0-3 34-11" fill="none" stroke="${PALET.ijzer}" stroke-width="4"/>`,
    dicht: `<path d="M-30-40Q-38-20-28 0H28Q38-20 30-40z" fill="${PALET.hout}" ${RAND}/><path d="M-34-27Q0-17 34-27M-34-11Q0-3 34-11" fill="none" stroke="${PALET.ijzer}" stroke-width="4"/><ellipse cx="0" cy="-40" rx="30" ry="6" fill="${PALET.houtLicht}" ${RAND}/>`,
  },
  boot: {
    achter: `${VLAG}<path d="M-44-32Q0-40 44-32L36-24H-36z" fill="${PALET.bootDiep}" ${RAND}/>`,
    voor: `<path d="M-46-32Q0-22 46-32 40-4 24 0H-24Q-40-4-46-32z" fill="${PALET.boot}" ${RAND}/><path d="M-41-18Q0-9 41-18" fill="none" stroke="${PALET.bootLicht}" stroke-width="4"/>`,
    dicht: `${VLAG}<path d="M-46-34H46Q40-4 24 0H-24Q-40-4-46-34z" fill="${PALET.boot}" ${RAND}/><path d="M-41-16H41" stroke="${PALET.bootLicht}" stroke-width="4"/><path d="M-48-38h96v7h-96z" fill="${PALET.houtLicht}" ${RAND}/>`,
  },
  doos: {
    achter: `<path d="M-36-38h72l10-12h-92z" fill="${PALET.hooiDiep}" ${RAND}/>`,
    voor: `<path d="M-36-38L-48-30-38-24zM36-38L48-30 38-24z" fill="${PALET.hooi}" ${RAND}/><rect x="-36" y="-38" width="72" height="38" fill="${PALET.briefRand}" ${RAND}/><path d="M-10-14h20M-10-8h20" stroke="${PALET.houtDiep}" stroke-width="3"/>`,
    dicht: `<rect x="-36" y="-38" width="72" height="38" fill="${PALET.briefRand}" ${RAND}/><path d="M-40-42h80v9h-80z" fill="${PALET.hooi}" ${RAND}/><path d="M-7-42h14v22H-7z" fill="${PALET.hooiDiep}"/>`,
  },
  kar: {
    achter: `<path d="M-40-38h80l-4-8h-72z" fill="${PALET.laarsDiep}" ${RAND}/>`,
    voor: `<path d="M-42-38h84l-6 26h-72z" fill="${PALET.dak}" ${RAND}/><path d="M40-32l22-12" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/>${[-22, 22].map((x) => `<circle cx="${x}" cy="-9" r="10" fill="${PALET.ijzer}"/><circle cx="${x}" cy="-9" r="4" fill="${PALET.wit}"/>`).join('')}`,
    dicht: `<path d="M-42-36h84l-6 24h-72z" fill="${PALET.dak}" ${RAND}/><rect x="-46" y="-42" width="92" height="8" rx="3" fill="${PALET.houtLicht}" ${RAND}/><path d="M40-30l22-12" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/>${[-22, 22].map((x) => `<circle cx="${x}" cy="-9" r="10" fill="${PALET.ijzer}"/><circle cx="${x}" cy="-9" r="4" fill="${PALET.wit}"/>`).join('')}`,
  },
};

type Kant = 'achter' | 'voor' | 'dicht';
const KANTEN: readonly Kant[] = ['achter', 'voor', 'dicht'];
const at = ([x, y]: readonly [number, number], inhoud: string): string => `<g transform="translate(${x} ${y})">${inhoud}</g>`;

/** A drawing in a box of its own, with the place in it that a scene puts somewhere. */
interface Stuk {
  readonly vak: readonly [number, number];
  readonly anker: readonly [number, number];
}
const STUKKEN = {
  zoekgras: { vak: [272, 30], anker: [136, 30] },
  zoekding: { vak: [132, 104], anker: [66, 92] },
  zoekwie: { vak: [56, 56], anker: [28, 52] },
  zoekhoofd: { vak: [76, 48], anker: [38, 32] },
} as const satisfies Readonly<Record<string, Stuk>>;
type Stuknaam = keyof typeof STUKKEN;

const DINGTONEN = ZOEKDINGEN.flatMap((ding) => KANTEN.map((kant) => ({ toon: `${ding}-${kant}`, svg: DING[ding][kant] })));
const HOOFDTONEN = ZOEKHOOFDEN.flatMap((hoofd) =>
  ZOEKKLEUREN.map((kleur) => ({ toon: `${hoofd}-${kleur}`, svg: HOOFD[hoofd](HOED[kleur]) })),
);

/** Of a drawing with variants: the plain one is the first. */
function drawn(naam: Stuknaam, tonen: readonly { readonly toon: string; readonly svg: string }[]): GameArt[string] {
  const { vak, anker } = STUKKEN[naam];
  const [eerste] = tonen;
  return {
    vak,
    tonen: tonen.map(({ toon }) => toon),
    svg: (toon) => at(anker, (tonen.find((een) => een.toon === toon) ?? eerste)?.svg ?? ''),
  };
}

export const TAFEREEL_ART: GameArt = {
  zoekgras: { vak: STUKKEN.zoekgras.vak, svg: () => `<rect width="272" height="30" rx="12" fill="${PALET.grasLicht}"/>` },
  zoekding: drawn('zoekding', DINGTONEN),
  zoekwie: { vak: STUKKEN.zoekwie.vak, svg: () => at(STUKKEN.zoekwie.anker, WIE) },
  zoekhoofd: drawn('zoekhoofd', HOOFDTONEN),
};

const [BREED, HOOG] = [272, 104] as const;
const MIDDEN = BREED / 2;
const GROND = 98;
/** Where its feet are, from the back of the head to the front: what stands on it. */
const HOOFDHOOGTE = 36;

interface Deel {
  readonly art: Stuknaam;
  readonly toon?: string;
  readonly op: readonly [number, number];
}

/** The pieces of one scene, from back to front, in units of the panel. */
function delenVan({ plek, ding, hoofd, kleur }: Zoekbeeld): readonly Deel[] {
  const wie = (x: number, y: number): readonly Deel[] => [
    { art: 'zoekwie', op: [x, y] },
    { art: 'zoekhoofd', toon: `${hoofd}-${kleur}`, op: [x, y - HOOFDHOOGTE] },
  ];
  const stuk = (kant: Kant, x = MIDDEN, y = GROND): Deel => ({ art: 'zoekding', toon: `${ding}-${kant}`, op: [x, y] });
  switch (plek) {
    case 'in':
      return [stuk('achter'), ...wie(MIDDEN, 80), stuk('voor')];
    case 'op':
      return [stuk('dicht'), ...wie(MIDDEN, 64)];
    case 'achter':
      return [...wie(MIDDEN + 36, 88), stuk('dicht')];
    case 'voor':
      return [stuk('dicht', MIDDEN, 80), ...wie(MIDDEN + 14, 100)];
    case 'naast':
      return [stuk('dicht', MIDDEN - 44), ...wie(MIDDEN + 64, GROND)];
  }
}

interface Paneel {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly z: number;
  readonly s: number;
  readonly alpha: number;
}

/** Who hides at place `i`, on a panel of this width; nothing when it is no name of one. */
export function drawTafereel(naam: string, i: number, { x, y, w, z, s, alpha }: Paneel): Item[] {
  const beeld = readZoekbeeld(naam);
  if (beeld === undefined) return [];
  const schaal = (w / BREED) * s;
  const delen: readonly Deel[] = [{ art: 'zoekgras', op: [MIDDEN, HOOG] }, ...delenVan(beeld)];
  return delen.map(({ art, toon, op }, n) => {
    const { vak, anker } = STUKKEN[art];
    return {
      key: `tafereel${i}-${n}`,
      art,
      ...(toon !== undefined && { toon }),
      x: x + (op[0] - anker[0] + vak[0] / 2 - MIDDEN) * schaal,
      y: y + (op[1] - anker[1] + vak[1] / 2 - HOOG / 2) * schaal,
      w: vak[0] * schaal,
      h: vak[1] * schaal,
      z,
      alpha,
    };
  });
}
