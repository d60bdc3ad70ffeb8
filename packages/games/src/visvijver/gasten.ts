/** Who swims below and comes up: fish of other colours, and animals that live by the water. */
import type { GameArt } from '@spelrijk/game-kit/contract';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const VISSEN = ['goudvis', 'zilvervis', 'pantervis', 'roosvis', 'blauwvis', 'nachtvis'] as const;

const drawOog = (x: number, y: number, r = 9): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${PALET.wit}"/><circle cx="${x - 1}" cy="${y + 1}" r="${r * 0.6}" fill="${KLEUREN.inkt}"/><circle cx="${x - 3}" cy="${y - 2}" r="${r * 0.22}" fill="${PALET.wit}"/>`;

const LIJN = `stroke="${KLEUREN.inkt}" stroke-opacity=".35" stroke-width="3" stroke-linejoin="round"`;

/** Each in a box of 210 x 160. */
const DIEREN: Readonly<Record<string, string>> = {
  eend:
    `<path d="M40 104q0 46 66 46 74 0 88-58-30 6-52-14-26-20-60-6-42 6-42 32z" fill="${PALET.eendbruin}" ${LIJN}/><path d="M96 100q40-14 64 8-18 28-50 24-20-8-14-32z" fill="${PALET.houtBleek}" ${LIJN}/><path d="M62 92q-8 0-10-14h36q2 14-6 18z" fill="${PALET.wit}"/>` +
    `<circle cx="66" cy="52" r="34" fill="${PALET.eendkop}" ${LIJN}/><path d="M38 54q-32 0-36 12 14 14 42 6z" fill="${PALET.snavel}" ${LIJN}/>${drawOog(58, 44)}`,
  zwaan:
    `<path d="M46 108q4 46 74 44 66-2 80-56-26 6-40-6-40-26-78-2-30 0-36 20z" fill="${PALET.wit}" ${LIJN}/><path d="M92 104q46-26 84 2-20 32-56 28-26-6-28-30z" fill="${PALET.zilver}" ${LIJN}/>` +
    `<path d="M60 122Q26 96 56 62 70 42 52 34" fill="none" stroke="${PALET.wit}" stroke-width="24" stroke-linecap="round"/><circle cx="48" cy="30" r="22" fill="${PALET.wit}" ${LIJN}/><path d="M30 30q-26 2-28 12 14 10 32 4z" fill="${PALET.snavel}" ${LIJN}/>${drawOog(44, 26, 7)}<path d="M66 18l4-16 10 10 10-8-2 18z" fill="${KLEUREN.zon}" ${LIJN}/>`,
  schildpad:
    `<path d="M60 120q-22 26-34 12 2-20 26-24zM150 120q22 26 34 12-2-20-26-24z" fill="${PALET.kikker}" ${LIJN}/><path d="M30 112q4-76 78-76t78 76q-40 20-78 20t-78-20z" fill="${PALET.schild}" ${LIJN}/><path d="M108 52l26 18-8 30H90l-8-30zM60 76l22-6M134 70l22 6M82 100l-12 20M134 100l12 20" fill="none" stroke="${PALET.schildRand}" stroke-width="6" stroke-linejoin="round"/>` +
    `<path d="M40 104Q6 108 6 82q2-24 28-20 22 6 20 34z" fill="${PALET.kikker}" ${LIJN}/>${drawOog(24, 78)}<path d="M12 96q8 6 16 2" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3" stroke-linecap="round"/>`,
  slak:
    `<path d="M10 132q10-30 60-20h90q30 6 34 30-100 16-184-10z" fill="${PALET.huid}" ${LIJN}/><circle cx="120" cy="76" r="58" fill="${PALET.zalm}" ${LIJN}/><path d="M120 76q10-14-8-18-24 2-18 26 10 24 40 12 30-20 6-48-30-26-62-4" fill="none" stroke="${PALET.hout}" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M34 116V76M56 112V78" stroke="${PALET.huid}" stroke-width="9" stroke-linecap="round"/>${drawOog(34, 72)}${drawOog(57, 74)}<path d="M26 128q10 8 20 2" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3" stroke-linecap="round"/>`,
  libel:
    `<path d="M86 70Q60 6 20 14q-14 30 64 62zM96 66Q120 0 158 10q16 30-56 62z" fill="${PALET.vleugel}" opacity=".92" ${LIJN}/><path d="M78 84Q20 84 12 112q30 22 72-18zM104 84q60-6 70 22-26 26-74-10z" fill="${PALET.vleugel}" opacity=".8" ${LIJN}/>` +
    `<path d="M92 84q40 20 108 62" stroke="${PALET.blauwvlek}" stroke-width="13" stroke-linecap="round"/><path d="M112 96l-6 12M134 108l-6 12M156 122l-6 12" stroke="${PALET.blauwvis}" stroke-width="4"/><circle cx="88" cy="82" r="22" fill="${PALET.blauwvis}" ${LIJN}/>${drawOog(80, 78)}${drawOog(98, 76)}`,
  otter:
    `<path d="M60 120q80-40 144 18-70 22-144 10z" fill="${PALET.otter}" ${LIJN}/><path d="M70 60q60 4 70 50 0 40-62 40-56-2-54-44 4-40 46-46z" fill="${PALET.otter}" ${LIJN}/><path d="M66 92q34 4 36 30-6 24-34 22-26-4-24-28 6-22 22-24z" fill="${PALET.otterbuik}"/>` +
    `<circle cx="62" cy="52" r="40" fill="${PALET.otter}" ${LIJN}/><circle cx="28" cy="24" r="11" fill="${PALET.otter}" ${LIJN}/><circle cx="96" cy="24" r="11" fill="${PALET.otter}" ${LIJN}/><ellipse cx="60" cy="68" rx="24" ry="16" fill="${PALET.otterbuik}"/><ellipse cx="60" cy="60" rx="9" ry="6" fill="${KLEUREN.inkt}"/>${drawOog(44, 46, 8)}${drawOog(78, 46, 8)}<path d="M48 74q12 8 24 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3" stroke-linecap="round"/>`,
};

/** @param drawKoi the drawing of a fish, of which these are other colours */
/** Light along a shadow: by night the water is as dark as it. */
const OMTREK = `fill="none" stroke="${PALET.wit}" stroke-width="4" opacity=".4"`;

export const makeGasten = (drawKoi: (toon: string) => string): GameArt => ({
  gast: {
    vak: [210, 160],
    tonen: [...VISSEN, ...Object.keys(DIEREN)],
    svg: (toon) => DIEREN[toon] ?? `<g transform="translate(0 22)">${drawKoi(toon)}</g>`,
  },
  schim: {
    vak: [170, 96],
    tonen: ['rond'],
    svg: (toon) =>
      toon === 'rond'
        ? `<path d="M24 50q0-38 60-38t62 38q0 34-62 34T24 50zM30 34L8 24M30 66L8 78M140 34l22-10M140 66l22 12" fill="${PALET.waterDiep}" stroke="${PALET.waterDiep}" stroke-width="14" stroke-linecap="round" opacity=".5"/><path d="M24 50q0-38 60-38t62 38q0 34-62 34T24 50z" ${OMTREK}/>`
        : `<path d="M10 48Q40 10 96 20q30 8 38 28 16-24 30-26-8 26 0 52-16-6-30-26-10 24-48 30Q30 84 10 48z" fill="${PALET.waterDiep}" opacity=".5"/><path d="M10 48Q40 10 96 20q30 8 38 28 16-24 30-26-8 26 0 52-16-6-30-26-10 24-48 30Q30 84 10 48z" ${OMTREK}/>`,
  },
  belletjes: {
    vak: [60, 60],
    svg: () =>
      [
        [18, 42, 10],
        [40, 28, 7],
        [24, 14, 5],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="${PALET.wit}" opacity=".45" stroke="${PALET.wit}" stroke-width="2.500"/>`,
        )
        .join(''),
  },
  mik: {
    vak: [96, 60],
    svg: () =>
      `<ellipse cx="48" cy="30" rx="42" ry="24" fill="${KLEUREN.zon}" opacity=".35"/><ellipse cx="48" cy="30" rx="42" ry="24" fill="none" stroke="${KLEUREN.zon}" stroke-width="7" stroke-dasharray="14 8"/>`,
  },
  kruimel: {
    vak: [30, 30],
    svg: () =>
      `<path d="M6 18Q2 6 14 4q14-2 14 12-2 12-12 12-8 0-10-10z" fill="${PALET.houtBleek}" stroke="${PALET.hout}" stroke-width="3"/>`,
  },
});
