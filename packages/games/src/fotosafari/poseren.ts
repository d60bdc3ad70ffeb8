/**
 * An animal before the camera, drawn from what can be seen of it: what it is, what it does and what it has on. What is read and what is drawn come from the
 * same words. The pieces are few and lie over each other in one box; a panel puts them together.
 */
import { FOTODIEREN, FOTODADEN, FOTOHOOFDEN, readFotobeeld, type Fotobeeld } from '@spelrijk/domain/zoekbeeld';
import type { GameArt, Item } from '@spelrijk/game-kit/contract';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const RAND = `stroke="${PALET.zwart}" stroke-width="3" stroke-linejoin="round"`;

/** Where the eyes are, and the colour around them: closed, they have lids. */
const OGEN: Readonly<Record<Fotobeeld['dier'], { readonly dx: number; readonly y: number; readonly kleur: string }>> = {
  aap: { dx: 11, y: 42, kleur: PALET.aapLicht },
  leeuw: { dx: 12, y: 40, kleur: PALET.leeuw },
  zebra: { dx: 13, y: 44, kleur: PALET.wit },
  olifant: { dx: 15, y: 42, kleur: PALET.olifant },
};

/** A monkey that sits, in a box of 120 by 120. */
const AAP = `<ellipse cx="60" cy="115" rx="40" ry="5" fill="${PALET.zwart}" opacity=".18"/><path d="M86 108q26 2 22-26-2-10-10-6" stroke="${PALET.aap}" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M32 112q-4-50 28-50t28 50z" fill="${PALET.aap}"/><ellipse cx="60" cy="94" rx="17" ry="20" fill="${PALET.aapLicht}"/><ellipse cx="42" cy="112" rx="14" ry="6" fill="${PALET.aapLicht}"/><ellipse cx="78" cy="112" rx="14" ry="6" fill="${PALET.aapLicht}"/><circle cx="30" cy="42" r="11" fill="${PALET.aap}"/><circle cx="90" cy="42" r="11" fill="${PALET.aap}"/><circle cx="30" cy="42" r="6" fill="${PALET.aapLicht}"/><circle cx="90" cy="42" r="6" fill="${PALET.aapLicht}"/><circle cx="60" cy="42" r="29" fill="${PALET.aap}"/><circle cx="49" cy="41" r="13" fill="${PALET.aapLicht}"/><circle cx="71" cy="41" r="13" fill="${PALET.aapLicht}"/><ellipse cx="60" cy="57" rx="20" ry="14" fill="${PALET.aapLicht}"/><circle cx="49" cy="42" r="5" fill="${PALET.zwart}"/><circle cx="71" cy="42" r="5" fill="${PALET.zwart}"/><path d="M52 60q8 7 16 0" stroke="${PALET.zwart}" stroke-width="3.500" fill="none" stroke-linecap="round"/>`;

const HOOFD: Readonly<Record<Fotobeeld['hoofd'], string>> = {
  pet: `<path d="M36 24Q37-2 60-2T84 24z" fill="${PALET.rood}" ${RAND}/><path d="M56 18q40-4 52 8-26 6-52 3z" fill="${PALET.roodDiep}" ${RAND}/><circle cx="60" cy="-2" r="4" fill="${PALET.roodDiep}"/>`,
  hoed: `<path d="M42 18V-22q0-5 5-5h26q5 0 5 5v40z" fill="${PALET.zwart}" stroke="${PALET.wit}" stroke-width="2"/><rect x="42" y="2" width="36" height="9" fill="${PALET.rood}"/><rect x="28" y="15" width="64" height="10" rx="5" fill="${PALET.zwart}" stroke="${PALET.wit}" stroke-width="2"/>`,
  muts: `<path d="M34 24Q36-8 60-8T86 24z" fill="${KLEUREN['zee-diep']}" ${RAND}/><path d="M44-1l6 14 10-13 10 13 6-14" stroke="${PALET.wit}" stroke-width="3" fill="none"/><rect x="31" y="16" width="58" height="12" rx="6" fill="${PALET.wit}" ${RAND}/><circle cx="60" cy="-13" r="9" fill="${PALET.wit}" ${RAND}/>`,
  bril: `<circle cx="46" cy="42" r="14" fill="${PALET.lens}" fill-opacity=".35" stroke="${PALET.rood}" stroke-width="5"/><circle cx="74" cy="42" r="14" fill="${PALET.lens}" fill-opacity=".35" stroke="${PALET.rood}" stroke-width="5"/><path d="M60 40h0M32 40l-10-5M88 40l10-5" stroke="${PALET.rood}" stroke-width="5" stroke-linecap="round"/>`,
};

const noot = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 20V-4l16-5v24" stroke="${PALET.zwart}" stroke-width="4" fill="none" stroke-linejoin="round"/><ellipse cx="-5" cy="20" rx="6" ry="5" fill="${PALET.zwart}"/><ellipse cx="11" cy="15" rx="6" ry="5" fill="${PALET.zwart}"/></g>`;
const drawZ = (x: number, y: number, s: number): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M0 0h14L0 16h14" stroke="${PALET.zwart}" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

function slaapt(dier: Fotobeeld['dier']): string {
  const { dx, y, kleur } = OGEN[dier];
  const lid = (x: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="8" ry="8" fill="${kleur}"/><path d="M${x - 7} ${y}q7 7 14 0" stroke="${PALET.zwart}" stroke-width="3.500" fill="none" stroke-linecap="round"/>`;
  return lid(60 - dx) + lid(60 + dx) + drawZ(90, 8, 0.8) + drawZ(102, -14, 1.1);
}

const DOET: Readonly<Record<Exclude<Fotobeeld['doet'], 'slaapt'>, string>> = {
  leest: `<path d="M22 80q20-9 38 3 18-12 38-3v30q-20-9-38 3-18-12-38-3z" fill="${PALET.roodDiep}" ${RAND}/><path d="M27 78q18-7 33 4v27q-15-10-33-4zM93 78q-18-7-33 4v27q15-10 33-4z" fill="${PALET.papier}" ${RAND}/><path d="M34 84q10-3 20 3M34 93q10-3 20 3M86 84q-10-3-20 3M86 93q-10-3-20 3" stroke="${PALET.velg}" stroke-width="3" fill="none"/>`,
  eet: `<path d="M62 62q24 12 40-14 8 4 6 12-12 28-38 20-10-4-8-18z" fill="${KLEUREN.zon}" ${RAND}/><path d="M102 48l4-8 6 4-4 10z" fill="${PALET.houtDiep}"/><circle cx="44" cy="74" r="3" fill="${KLEUREN.zon}"/><circle cx="52" cy="82" r="2.500" fill="${KLEUREN.zon}"/><circle cx="38" cy="84" r="2.500" fill="${KLEUREN.zon}"/>`,
  zingt: `<ellipse cx="60" cy="63" rx="9" ry="9" fill="${PALET.zwart}"/><ellipse cx="60" cy="68" rx="5" ry="3.500" fill="${PALET.roze}"/>${noot(12, 16)}${noot(96, 2)}`,
  springt: `<ellipse cx="60" cy="114" rx="30" ry="5" fill="${PALET.zwart}" opacity=".35"/><path d="M26 98q-12 6-14 16M94 98q12 6 14 16M44 104v8M76 104v8" stroke="${PALET.zwart}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
};

const VAK = [120, 150] as const;
const laag = (svg: string): string => `<g transform="translate(0 30)">${svg}</g>`;
const SLAAP = FOTODIEREN.map((dier) => `slaapt-${dier}`);

export const POSE_ART: GameArt = {
  aap: { vak: [120, 120], svg: () => AAP },
  posehoofd: {
    vak: [...VAK],
    tonen: [...FOTOHOOFDEN],
    svg: (toon) => laag(HOOFD[FOTOHOOFDEN.find((een) => een === toon) ?? 'pet']),
  },
  posedoet: {
    vak: [...VAK],
    tonen: [...FOTODADEN.filter((een) => een !== 'slaapt'), ...SLAAP],
    svg: (toon) => {
      const dier = FOTODIEREN.find((een) => toon === `slaapt-${een}`);
      if (dier !== undefined) return laag(slaapt(dier));
      return laag(DOET[FOTODADEN.filter((een) => een !== 'slaapt').find((een) => een === toon) ?? 'leest']);
    },
  },
  veldje: {
    vak: [276, 240],
    svg: () =>
      `<rect y="6" width="276" height="234" rx="16" fill="${PALET.zandDiep}"/><rect width="276" height="234" rx="16" fill="${PALET.wit}"/><rect x="10" y="10" width="256" height="214" rx="9" fill="${PALET.fotolucht}"/><path d="M10 172q120-30 256-6v49q0 9-9 9H19q-9 0-9-9z" fill="${PALET.grasLicht}"/>`,
  },
};

interface Plaats {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** Width of the animal. */
  readonly w: number;
  readonly z: number;
  readonly s?: number;
  readonly alpha?: number;
}

/** How far who jumps is off the ground, as a share of its width. */
const SPRONG = 0.2;

/** The animal of this name around x, y; nothing when it is no name of one. Its head is drawn below what it has on and what it does. */
export function drawPose(naam: string, { key, x, y, w, z, s = 1, alpha = 1 }: Plaats): Item[] {
  const beeld = readFotobeeld(naam);
  if (beeld === undefined) return [];
  const { dier, doet, hoofd } = beeld;
  const hoog = doet === 'springt' ? SPRONG * w * s : 0;
  const vast = { x, sx: s, sy: s, alpha };
  const over = { ...vast, w, h: (w * VAK[1]) / VAK[0] };
  const midden = y - (w * (VAK[1] - VAK[0]) * s) / VAK[0] / 2;
  const bezig: Item = {
    ...over,
    key: `${key}doet`,
    art: 'posedoet',
    toon: doet === 'slaapt' ? `slaapt-${dier}` : doet,
    y: midden,
    z: doet === 'springt' ? z : z + 2,
  };
  return [
    { ...vast, key: `${key}dier`, art: dier, y: y - hoog, w, h: w, z: z + 1 },
    bezig,
    { ...over, key: `${key}hoofd`, art: 'posehoofd', toon: hoofd, y: midden - hoog, z: z + 3 },
  ];
}
