import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawKnopVlak } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { INSECT, VLEUGELS } from './insecten.ts';
import { PALET } from './palet.ts';
import { drawGroteBloem, drawVoorgrond, drawWei } from './wei.ts';

const HORIZON = { liggend: 236, staand: 270 } as const;

const OOR = `<g transform="translate(54 26)" fill="none" stroke="${PALET.houtDiep}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h15l19-17v54L19 45H4z" fill="${PALET.houtDiep}"/><path d="M52 22q11 13 0 26M68 12q19 23 0 46"/></g>`;

/** A wooden sign with a leaf and a ladybird's dots at its corners. */
const drawBord = (w: number, h: number, inhoud = ''): string =>
  `<rect y="6" width="${w}" height="${h - 6}" rx="26" fill="${PALET.houtDiep}"/><rect width="${w}" height="${h - 8}" rx="26" fill="${PALET.houtLicht}"/><rect x="9" y="9" width="${w - 18}" height="${h - 26}" rx="19" fill="${PALET.papier}"/><path d="M${w - 46} 10q30-22 52 6q-32 22-52-6z" fill="${PALET.groen}"/><path d="M${w - 42} 11q22 0 44 5" stroke="${PALET.groenDiep}" stroke-width="4" fill="none"/><path d="M-6 ${h - 14}q22-30 52-6q-26 28-52 6z" fill="${PALET.groen}"/><path d="M0 ${h - 15}q20-6 42-5" stroke="${PALET.groenDiep}" stroke-width="4" fill="none"/>${inhoud}`;

/** The flag that an insect flies with; `mik` is within reach of the net. */
const drawVlag = (toon: string): string =>
  `<path d="M130 12V-20" stroke="${PALET.touw}" stroke-width="5"/><path d="M14 22Q6 8 30 10H230q24-2 16 12v52q8 16-16 14H30q-24 2-16-14z" fill="${toon === 'mik' ? KLEUREN['koraal-diep'] : PALET.papierRand}"/><path d="M20 24Q14 14 32 15H228q18-1 12 9v46q6 11-12 10H32q-18 1-12-10z" fill="${toon === 'mik' ? KLEUREN.zon : PALET.papier}"/>${toon === 'mik' ? `<rect x="28" y="22" width="204" height="51" rx="12" fill="${PALET.papier}"/>` : ''}`;

const NET = `<path d="M58 92L82 206" stroke="${PALET.houtDiep}" stroke-width="11" stroke-linecap="round"/><path d="M58 92L81 204" stroke="${PALET.steel}" stroke-width="7" stroke-linecap="round"/><path d="M6 50Q10 120 46 116T104 42z" fill="${PALET.netwit}" opacity=".75"/><path d="M20 60q20 30 24 54M42 58q10 30 8 54M66 54q0 28-12 56M88 50q-12 28-30 56M14 76q40 12 80-10M24 98q30 8 58-10" stroke="${PALET.netlijn}" stroke-width="3" fill="none"/><ellipse cx="55" cy="46" rx="51" ry="22" fill="none" stroke="${PALET.hoepel}" stroke-width="8" transform="rotate(-5 55 46)"/>`;

/** What the insect is doing, in a bubble: eating, feeling with its feelers, or looking. */
const HOUDING: Readonly<Record<string, string>> = {
  '': `<path d="M30 62q-6-34 34-34q6 36-34 34z" fill="${PALET.groen}"/><path d="M32 62q10-18 26-28" stroke="${PALET.groenDiep}" stroke-width="4" fill="none"/><circle cx="64" cy="52" r="9" fill="${PALET.bel}"/><circle cx="54" cy="62" r="7" fill="${PALET.bel}"/>`,
  voelt: `<path d="M40 68Q36 34 20 28M54 68q4-34 20-40" fill="none" stroke="${PALET.zwart}" stroke-width="7" stroke-linecap="round"/><circle cx="20" cy="27" r="7" fill="${KLEUREN.koraal}"/><circle cx="74" cy="27" r="7" fill="${KLEUREN.koraal}"/>`,
  kijkt: `<circle cx="31" cy="48" r="18" fill="${PALET.wit}" stroke="${PALET.zwart}" stroke-width="5"/><circle cx="65" cy="48" r="18" fill="${PALET.wit}" stroke="${PALET.zwart}" stroke-width="5"/><circle cx="26" cy="50" r="9" fill="${PALET.zwart}"/><circle cx="60" cy="50" r="9" fill="${PALET.zwart}"/>`,
};

const drawBel = (toon: string): string =>
  `<circle cx="48" cy="48" r="47" fill="${toon === 'kijkt' ? KLEUREN.koraal : toon === 'voelt' ? KLEUREN.zon : PALET.belRand}"/><circle cx="48" cy="48" r="41" fill="${PALET.bel}"/><path d="M60 88l20 18 0-26z" fill="${PALET.bel}"/>${HOUDING[toon] ?? ''}`;

const STAP: Readonly<Record<string, string>> = {
  klein: `<path d="M70 62q-4-30 14-34 18 4 12 34z" fill="${PALET.houtDiep}"/>`,
  groot: `<path d="M34 62q-4-34 16-38 20 4 14 38zM88 52q-4-34 16-38 20 4 14 38z" fill="${PALET.houtDiep}"/>`,
  stil: `<path d="M60 70Q20 40 60 12q16-14 26 2 30-8 30 22 14 26-16 34z" fill="${PALET.groen}"/><path d="M64 70q2-26 22-46M88 68q0-18 12-30" stroke="${PALET.groenDiep}" stroke-width="5" fill="none"/>`,
};

const drawHotel = (): string =>
  `<path d="M84 236v30M116 236v30" stroke="${PALET.houtDiep}" stroke-width="14"/><rect x="14" y="62" width="172" height="178" rx="8" fill="${PALET.houtDiep}"/><path d="M100 2L196 70H4z" fill="${PALET.houtDiep}"/><path d="M100 12L182 68H18z" fill="${PALET.hout}"/>${[0, 1, 2].map((r) => [0, 1].map((k) => `<rect x="${24 + k * 80}" y="${72 + r * 56}" width="72" height="48" rx="6" fill="${[PALET.houtLicht, PALET.pad, PALET.papierRand][(r + k) % 3]}"/>`).join('')).join('')}<circle cx="100" cy="46" r="12" fill="${PALET.houtDiep}"/><circle cx="100" cy="46" r="6" fill="${PALET.zwart}"/>`;

export const art: GameArt = {
  'decor-liggend': { vak: [1280, 720], svg: () => drawWei(1280, 720, HORIZON.liggend) },
  'decor-staand': { vak: [720, 960], svg: () => drawWei(720, 960, HORIZON.staand) },
  voor: { vak: [1280, 100], svg: drawVoorgrond },
  ...Object.fromEntries(Object.entries(INSECT).map(([naam, svg]) => [naam, { vak: [140, 110] as const, svg: () => svg }])),
  vleugels: { vak: [120, 100], svg: () => VLEUGELS },
  vlag: { vak: [260, 96], tonen: ['mik'], svg: drawVlag },
  gloed: {
    vak: [300, 130],
    svg: () =>
      `<rect x="4" y="4" width="292" height="122" rx="34" fill="${KLEUREN.zon}" opacity=".5"/><rect x="8" y="8" width="284" height="114" rx="30" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="18 11"/>`,
  },
  net: { vak: [110, 212], svg: () => NET },
  schaduw: { vak: [100, 24], svg: () => `<ellipse cx="50" cy="12" rx="48" ry="11" fill="${KLEUREN.inkt}" opacity=".2"/>` },
  pot: {
    vak: [130, 140],
    svg: () =>
      `<rect x="10" y="22" width="110" height="116" rx="22" fill="${PALET.glas}" opacity=".7"/><rect x="10" y="22" width="110" height="116" rx="22" fill="none" stroke="${PALET.glasRand}" stroke-width="5"/><path d="M26 46v60" stroke="${PALET.wit}" stroke-width="8" stroke-linecap="round"/><rect x="16" y="4" width="98" height="24" rx="9" fill="${PALET.houtLicht}"/><path d="M40 12h6M62 12h6M84 12h6" stroke="${PALET.houtDiep}" stroke-width="5" stroke-linecap="round"/>`,
  },
  hotel: { vak: [200, 268], svg: drawHotel },
  bloem: { vak: [160, 256], svg: drawGroteBloem },
  houding: { vak: [96, 108], tonen: ['voelt', 'kijkt'], svg: drawBel },
  struik: {
    vak: [170, 130],
    svg: () =>
      `<path d="M8 126Q-6 70 40 62Q44 10 86 22q44-20 52 36q38 12 24 68z" fill="${PALET.grasDiep}"/><path d="M16 122Q6 78 46 72Q52 24 86 34q36-14 42 34q32 10 26 54z" fill="${PALET.gras}"/><path d="M50 116q-4-30 10-44M86 118q-4-40 2-70M122 116q4-26-6-42" fill="none" stroke="${PALET.weiLicht}" stroke-width="5" stroke-linecap="round"/>`,
  },
  stap: {
    vak: [170, 98],
    tonen: Object.keys(STAP),
    svg: (toon) =>
      `${drawKnopVlak(170, 98, PALET.papier, PALET.papierRand)}${STAP[toon] ?? ''}<path d="M18 78h134" stroke="${PALET.papierRand}" stroke-width="5" stroke-linecap="round"/>`,
  },
  weetje: {
    vak: [760, 132],
    svg: () =>
      `<rect y="6" width="760" height="126" rx="30" fill="${PALET.belRand}"/><rect width="760" height="126" rx="30" fill="${PALET.papier}"/><rect x="10" y="10" width="740" height="106" rx="22" fill="none" stroke="${KLEUREN.zon}" stroke-width="5"/>`,
  },
  'bord-woord': { vak: [480, 116], svg: () => drawBord(480, 116) },
  'bord-oor': { vak: [200, 116], tonen: ['leeg'], svg: (toon) => drawBord(200, 116, toon === 'leeg' ? '' : OOR) },
  'bord-liggend': { vak: [780, 116], svg: () => drawBord(780, 116) },
  'bord-staand': { vak: [640, 124], svg: () => drawBord(640, 124) },
};
