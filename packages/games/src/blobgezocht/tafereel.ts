/** Who hides, drawn from what can be seen of it: where it sits and what it has on its head. What a clue says and what is drawn come from the same words. */
import { readZoekbeeld, type Zoekbeeld } from '@spelrijk/domain/zoekbeeld';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

export const TAFEREEL = { w: 272, h: 104 } as const;

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

/** Feet at 0,0; 42 high without what is on its head. */
const drawWie = (x: number, y: number, { hoofd, kleur }: Zoekbeeld): string =>
  `<g transform="translate(${x} ${y})"><path d="M-21 0Q-24-42 0-42 24-42 21 0z" fill="${PALET.kistLicht}" ${RAND}/><circle cx="-7" cy="-24" r="5.500" fill="${PALET.wit}"/><circle cx="7" cy="-24" r="5.500" fill="${PALET.wit}"/><circle cx="-6" cy="-23" r="2.800" fill="${KLEUREN.inkt}"/><circle cx="8" cy="-23" r="2.800" fill="${KLEUREN.inkt}"/><path d="M-6-13q6 5 12 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="2.500" stroke-linecap="round"/><g transform="translate(0 -36)">${HOOFD[hoofd](HOED[kleur])}</g></g>`;

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

const GROND = 100;
const MIDDEN = TAFEREEL.w / 2;

function drawBeeld(beeld: Zoekbeeld): string {
  const { achter, voor, dicht } = DING[beeld.ding];
  const at = (x: number, inhoud: string, y = GROND - 2): string => `<g transform="translate(${x} ${y})">${inhoud}</g>`;
  switch (beeld.plek) {
    case 'in':
      return at(MIDDEN, achter) + drawWie(MIDDEN, 80, beeld) + at(MIDDEN, voor);
    case 'op':
      return at(MIDDEN, dicht) + drawWie(MIDDEN, 64, beeld);
    case 'achter':
      return drawWie(MIDDEN + 36, 88, beeld) + at(MIDDEN, dicht);
    case 'voor':
      return at(MIDDEN, dicht, GROND - 20) + drawWie(MIDDEN + 14, GROND, beeld);
    case 'naast':
      return at(MIDDEN - 44, dicht) + drawWie(MIDDEN + 64, GROND - 2, beeld);
  }
}

/** The drawing of a name; a strip of grass for what is no name, so that there always is one. */
export function drawTafereel(naam: string): string {
  const beeld = readZoekbeeld(naam);
  return `<rect y="74" width="${TAFEREEL.w}" height="30" rx="12" fill="${PALET.grasLicht}"/>${beeld ? drawBeeld(beeld) : ''}`;
}
