import type { GameArt } from '@spelrijk/game-kit/contract';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { PALET } from './palet.ts';
import { drawTuin } from './tuin.ts';
import { drawHelft, drawStrookvrucht, FRUIT } from './vruchten.ts';

/** Where the floor begins. */
const VLOER = { liggend: 560, staand: 560 } as const;

const SOORTEN = Object.keys(FRUIT);

const OOR = `<g transform="translate(60 26)" fill="none" stroke="${PALET.inkt}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h15l19-17v54L19 45H4z" fill="${PALET.inkt}"/><path d="M52 22q11 13 0 26M68 12q19 23 0 46"/></g>`;

/** A scroll between two rods, `w` wide. */
const drawRol = (w: number, h: number, inhoud = ''): string =>
  `<rect x="16" y="10" width="${w - 32}" height="${h - 16}" fill="${PALET.papierRand}"/><rect x="16" y="6" width="${w - 32}" height="${h - 16}" fill="${PALET.papier}"/><path d="M26 ${h - 20}H${w - 26}M26 16H${w - 26}" stroke="${PALET.lampion}" stroke-width="4"/>${[0, w - 24].map((x) => `<rect x="${x}" y="4" width="24" height="${h - 10}" rx="10" fill="${PALET.stok}"/><circle cx="${x + 12}" cy="6" r="9" fill="${PALET.stokKnop}"/><circle cx="${x + 12}" cy="${h - 8}" r="9" fill="${PALET.stokKnop}"/>`).join('')}${inhoud}`;

const drawTrom = (): string =>
  `<path d="M14 28Q-6 70 26 106H194Q226 70 206 28z" fill="${PALET.tromDiep}"/><path d="M16 28Q0 66 28 98H150Q120 66 130 28z" fill="${PALET.trom}"/><path d="M34 40Q26 66 42 92" fill="none" stroke="${PALET.tromLicht}" stroke-width="9" stroke-linecap="round"/><ellipse cx="110" cy="28" rx="102" ry="26" fill="${PALET.goud}"/><ellipse cx="110" cy="25" rx="94" ry="21" fill="${PALET.tromVelDiep}"/><ellipse cx="106" cy="23" rx="86" ry="17" fill="${PALET.tromVel}"/>${[0, 1, 2, 3, 4, 5, 6].map((i) => `<circle cx="${26 + i * 28}" cy="${47 + 9 - Math.abs(i - 3) * 3}" r="5" fill="${PALET.goud}"/>`).join('')}`;

/** A bowl; the number says how full it is. */
function drawKom(toon: string): string {
  const vol = Number(toon);
  const kleuren = [PALET.meloenVlees, PALET.sinaas, PALET.pruim, PALET.appelVlees, PALET.meloen, KLEUREN.zon];
  const bollen = Array.from({ length: vol * 4 }, (_, i) => {
    const laag = Math.floor(i / 5);
    const x = 90 + ((i % 5) - 2) * (28 - laag * 3) + (laag % 2) * 10;
    return `<circle cx="${x}" cy="${66 - laag * 17 - (i % 2) * 5}" r="18" fill="${PALET.inkt}" opacity=".18"/><circle cx="${x}" cy="${64 - laag * 17 - (i % 2) * 5}" r="17" fill="${kleuren[(i * 5) % 6]}"/>`;
  }).join('');
  return `<ellipse cx="90" cy="68" rx="84" ry="18" fill="${PALET.komSchaduw}"/>${bollen}<path d="M4 66q86 34 172 0q2 50-52 66H56Q2 116 4 66z" fill="${PALET.kom}"/><path d="M120 78q36-4 56-12q2 50-52 66h-30q34-20 26-54z" fill="${PALET.komSchaduw}"/><path d="M8 86q14 10 28 2t28 4 28 0 28-2 28-2 24-8" fill="none" stroke="${PALET.komDiep}" stroke-width="7" stroke-linecap="round"/><path d="M54 136h72" stroke="${PALET.komDiep}" stroke-width="9" stroke-linecap="round"/>`;
}

const OREN: readonly (readonly [vacht: string, oren: string])[] = [
  [PALET.vacht, `<circle cx="22" cy="24" r="14" fill="${PALET.vachtDonker}"/><circle cx="78" cy="24" r="14" fill="${PALET.vachtDonker}"/>`],
  [PALET.vos, `<path d="M12 44L10 4l34 20zM88 44L90 4 56 24z" fill="${PALET.vosDiep}"/>`],
  [PALET.kikker, `<circle cx="28" cy="22" r="17" fill="${PALET.kikkerDiep}"/><circle cx="72" cy="22" r="17" fill="${PALET.kikkerDiep}"/>`],
  [PALET.uil, `<path d="M16 36L14 6l26 16zM84 36L86 6 60 22z" fill="${PALET.uilDiep}"/>`],
  [
    PALET.muis,
    `<circle cx="20" cy="22" r="19" fill="${PALET.muisDiep}"/><circle cx="80" cy="22" r="19" fill="${PALET.muisDiep}"/><circle cx="20" cy="22" r="10" fill="${PALET.blos}"/><circle cx="80" cy="22" r="10" fill="${PALET.blos}"/>`,
  ],
];

/** Who sleeps in a coconut: a small animal that has a headband too. */
function drawEter(toon: string): string {
  const [vacht, oren] = OREN[Number(toon)] ?? [PALET.vacht, ''];
  const panda =
    toon === ''
      ? `<ellipse cx="34" cy="58" rx="12" ry="14" fill="${PALET.vachtDonker}"/><ellipse cx="66" cy="58" rx="12" ry="14" fill="${PALET.vachtDonker}"/>`
      : '';
  return `${oren}<circle cx="50" cy="58" r="40" fill="${vacht}"/><ellipse cx="50" cy="76" rx="20" ry="14" fill="${PALET.wit}" opacity=".55"/>${panda}<path d="M10 44q40-22 80 0v12q-40-20-80 0z" fill="${PALET.band}"/><path d="M88 46l12-10M88 50l12 6" stroke="${PALET.bandDiep}" stroke-width="7" stroke-linecap="round"/><circle cx="36" cy="62" r="7" fill="${PALET.wit}"/><circle cx="64" cy="62" r="7" fill="${PALET.wit}"/><circle cx="37" cy="63" r="4" fill="${PALET.pit}"/><circle cx="63" cy="63" r="4" fill="${PALET.pit}"/><path d="M40 80q10 8 20 0" fill="none" stroke="${PALET.pit}" stroke-width="4" stroke-linecap="round"/><circle cx="26" cy="76" r="6" fill="${PALET.blos}" opacity=".8"/><circle cx="74" cy="76" r="6" fill="${PALET.blos}" opacity=".8"/>`;
}

const ZWAARD = `<path d="M17 4q9 30 6 56h-12q-3-26 6-56z" fill="${PALET.staal}"/><path d="M17 4q9 30 6 56h-6z" fill="${PALET.staalDiep}"/><rect x="3" y="58" width="28" height="8" rx="4" fill="${PALET.goud}"/><rect x="11" y="66" width="12" height="22" rx="5" fill="${PALET.greep}"/>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  panda: `<ellipse cx="60" cy="112" rx="38" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="36" cy="24" r="13" fill="${PALET.inkt}"/><circle cx="84" cy="24" r="13" fill="${PALET.inkt}"/><circle cx="60" cy="46" r="30" fill="${PALET.wit}"/><ellipse cx="48" cy="44" rx="9" ry="12" fill="${PALET.inkt}" transform="rotate(20 48 44)"/><ellipse cx="72" cy="44" rx="9" ry="12" fill="${PALET.inkt}" transform="rotate(-20 72 44)"/>${drawOgen(60, 44, 11, 5)}<circle cx="60" cy="56" r="5" fill="${PALET.inkt}"/>${drawLach(60, 60, 6)}<path d="M30 112q-2-40 30-40t30 40z" fill="${PALET.inkt}"/><ellipse cx="60" cy="96" rx="18" ry="16" fill="${PALET.wit}"/><path d="M92 112V50" fill="none" stroke="${PALET.bamboe}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M92 70h-6M92 92h-6" fill="none" stroke="${PALET.bamboeDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="104" cy="54" rx="12" ry="5" fill="${PALET.bamboeLicht}" transform="rotate(-20 104 54)"/>`,
  kraanvogel: `<path d="M60 70L8 30l36 52z" fill="${PALET.papier}"/><path d="M60 70L92 12 76 78z" fill="${PALET.papierRand}"/><path d="M44 82l32-4L60 70z" fill="${PALET.lampion}"/><path d="M60 70L116 60 82 84z" fill="${PALET.papier}"/><path d="M104 62l14-12-2 14z" fill="${PALET.lampion}"/><path d="M50 76L24 106l34-22z" fill="${PALET.papierRand}"/><circle cx="108" cy="58" r="3" fill="${KLEUREN.inkt}"/>`,
  draak: `<path d="M8 84q16-34 32-12t32-8q10-12 16-18" fill="none" stroke="${PALET.torii}" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"/><path d="M14 80l-6-12M34 66l-2-14M52 84l0-14M70 60l-6-12" fill="none" stroke="${PALET.goud}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="90" cy="42" r="22" fill="${PALET.torii}"/><path d="M78 24L70 8l16 8zM100 24l12-14-2 18z" fill="${PALET.goud}"/>${drawOgen(90, 36, 9, 7)}<path d="M104 54q10-2 12 8M80 58q-10 4-8 14" fill="none" stroke="${PALET.goud}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawLach(92, 52, 7)}`,
  egel: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M16 106q-2-48 44-50 30 2 38 30l12 14q0 6-12 6z" fill="${PALET.bandDiep}"/><path d="M70 74q26-2 40 26 0 6-12 6H62q-6-22 8-32z" fill="${PALET.appelWit}"/><circle cx="110" cy="96" r="5" fill="${PALET.inkt}"/>${drawOgen(88, 84, 7, 6)}${drawLach(90, 96, 6)}<path d="M40 54L62 26l40 40q-30 8-62-12z" fill="${PALET.goud}"/><path d="M52 48q24 12 40 12" fill="none" stroke="${PALET.sinaasDiep}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  eekhoorn: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M84 108q34-10 26-52-8-22-24-10 12 6 6 22-4 14-14 16z" fill="${PALET.vosDiep}"/><path d="M32 112q-4-44 26-44t26 44z" fill="${PALET.vos}"/><circle cx="56" cy="52" r="24" fill="${PALET.vos}"/><path d="M38 38l-4-22 18 10zM74 38l4-22-18 10z" fill="${PALET.vos}"/>${drawOgen(56, 50, 10, 6)}<ellipse cx="56" cy="62" rx="12" ry="9" fill="${PALET.appelWit}"/><circle cx="56" cy="59" r="4" fill="${PALET.inkt}"/>${drawLach(56, 63, 5)}<circle cx="24" cy="24" r="10" fill="${PALET.kokos}"/><path d="M14 22q10-14 20 0z" fill="${PALET.steel}"/>`,
  kat: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M30 112q-4-46 30-46t30 46z" fill="${PALET.wit}"/><path d="M36 46L30 12l20 16h20l20-16-6 34q0 26-24 26T36 46z" fill="${PALET.wit}"/><path d="M38 22l8 10-8 6zM82 22l-8 10 8 6z" fill="${PALET.pruimVlees}"/>${drawOgen(60, 46, 11, 6)}<path d="M56 54h8l-4 5z" fill="${PALET.appel}"/>${drawLach(60, 58, 6)}<path d="M86 76V44" fill="none" stroke="${PALET.wit}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/><circle cx="86" cy="40" r="10" fill="${PALET.wit}"/><rect x="44" y="70" width="32" height="7" rx="3" fill="${PALET.torii}"/><circle cx="60" cy="80" r="7" fill="${PALET.goud}"/>`,
  vuurvliegjes: `<path d="M14 92q20-60 44-30t46-32" fill="none" stroke="${PALET.goud}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="14" cy="92" r="16" fill="${PALET.zonRand}" opacity=".5"/><circle cx="58" cy="62" r="18" fill="${PALET.zonRand}" opacity=".5"/><circle cx="104" cy="30" r="20" fill="${PALET.zonRand}" opacity=".5"/><circle cx="14" cy="92" r="8" fill="${PALET.goud}"/><circle cx="58" cy="62" r="9" fill="${PALET.goud}"/><circle cx="104" cy="30" r="10" fill="${PALET.goud}"/>${drawOgen(58, 60, 4, 4)}${drawOgen(104, 28, 4, 4)}${drawOgen(14, 90, 3, 3)}`,
  kers: `<path d="M8 100Q50 76 110 20" fill="none" stroke="${PALET.steel}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M52 72L46 44M78 50l22 16" fill="none" stroke="${PALET.steel}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="46" cy="38" r="14" fill="${PALET.pruimVlees}"/><circle cx="100" cy="70" r="14" fill="${PALET.pruimVlees}"/><circle cx="78" cy="46" r="16" fill="${PALET.pruimVlees}"/><circle cx="30" cy="84" r="12" fill="${PALET.pruimVlees}"/><circle cx="110" cy="18" r="12" fill="${PALET.pruimVlees}"/><circle cx="46" cy="38" r="5" fill="${PALET.goud}"/><circle cx="100" cy="70" r="5" fill="${PALET.goud}"/><circle cx="30" cy="84" r="4" fill="${PALET.goud}"/>${drawOgen(78, 44, 6, 5)}${drawLach(78, 52, 5)}`,
  das: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M24 112q-2-52 36-52t36 52z" fill="${PALET.steenDiep}"/><circle cx="60" cy="42" r="28" fill="${PALET.wit}"/><path d="M40 24q4 30 0 44-14-24 0-44zM80 24q-4 30 0 44 14-24 0-44z" fill="${PALET.inkt}"/>${drawOgen(60, 40, 10, 6)}<circle cx="60" cy="52" r="5" fill="${PALET.inkt}"/>${drawLach(60, 56, 5)}<rect x="30" y="78" width="60" height="32" rx="12" fill="${PALET.trom}"/><ellipse cx="60" cy="80" rx="30" ry="9" fill="${PALET.tromVel}"/><path d="M26 70l20 8M94 70L74 78" fill="none" stroke="${PALET.goud}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="48" cy="79" r="5" fill="${PALET.papierRand}"/><circle cx="72" cy="79" r="5" fill="${PALET.papierRand}"/>`,
  ninja: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M28 112q-2-40 32-40t32 40z" fill="${PALET.inkt}"/><circle cx="60" cy="52" r="28" fill="${PALET.inkt}"/><rect x="34" y="42" width="52" height="20" rx="10" fill="${PALET.appelWit}"/>${drawOgen(60, 52, 11, 7)}<rect x="32" y="30" width="56" height="9" rx="4" fill="${PALET.torii}"/><path d="M86 30l24-12-8 16 12 8-26-2z" fill="${PALET.torii}"/><rect x="30" y="88" width="60" height="8" rx="2" fill="${PALET.torii}"/><path d="M20 108L44 60" fill="none" stroke="${PALET.staal}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawTuin(1280, 720, VLOER.liggend) },
  'decor-staand': { vak: [720, 960], svg: () => drawTuin(720, 960, VLOER.staand) },
  paal: {
    vak: [66, 320],
    svg: () =>
      `<rect x="12" y="10" width="42" height="310" fill="${PALET.bamboe}"/><rect x="17" y="10" width="11" height="310" fill="${PALET.bamboeLicht}" opacity=".7"/><path d="M8 96h50M8 190h50M8 284h50" stroke="${PALET.bamboeDiep}" stroke-width="8" stroke-linecap="round"/><ellipse cx="33" cy="12" rx="31" ry="11" fill="${PALET.bamboeDiep}"/><ellipse cx="33" cy="9" rx="29" ry="9" fill="${PALET.bamboeLicht}"/>`,
  },
  trom: { vak: [220, 110], svg: drawTrom },
  vrucht: {
    vak: [270, 184],
    tonen: [...SOORTEN, ...SOORTEN.map((soort) => `${soort} kaal`)],
    svg: (toon) => drawStrookvrucht(toon.split(' ')[0] ?? '', !toon.endsWith('kaal')),
  },
  fruit: { vak: [160, 176], tonen: SOORTEN, svg: (toon) => `<g transform="translate(80 98)">${FRUIT[toon] ?? ''}</g>` },
  helft: { vak: [96, 150], tonen: SOORTEN, svg: drawHelft },
  gloed: {
    vak: [300, 220],
    svg: () =>
      `<ellipse cx="150" cy="110" rx="146" ry="106" fill="${KLEUREN.zon}" opacity=".45"/><ellipse cx="150" cy="110" rx="142" ry="102" fill="none" stroke="${KLEUREN.zon}" stroke-width="9" stroke-dasharray="20 12"/>`,
  },
  mik: {
    vak: [300, 220],
    svg: () =>
      `<ellipse cx="150" cy="110" rx="142" ry="102" fill="none" stroke="${PALET.wit}" stroke-width="10"/><ellipse cx="150" cy="110" rx="142" ry="102" fill="none" stroke="${KLEUREN.zee}" stroke-width="5"/>`,
  },
  sap: {
    vak: [20, 20],
    tonen: ['1', '2', '3'],
    svg: (toon) =>
      `<path d="M10 1q8 9 8 12a8 7 0 0 1-16 0q0-3 8-12z" fill="${[PALET.meloenVlees, PALET.sinaas, PALET.appelVlees, PALET.pruim][Number(toon)]}"/>`,
  },
  band: {
    vak: [140, 62],
    svg: () =>
      `<path d="M6 14q60-22 116 0v20Q66 12 6 34z" fill="${PALET.band}"/><path d="M6 26q58-20 116 0v8Q66 12 6 34z" fill="${PALET.bandDiep}"/><path d="M116 22q22-10 22-20l-6 22 8 16q-12-6-24-10z" fill="${PALET.bandDiep}"/><circle cx="64" cy="17" r="9" fill="${PALET.goud}"/>`,
  },
  tafel: {
    vak: [178, 220],
    svg: () =>
      `<path d="M30 18V220M148 18V220" stroke="${PALET.bamboeDiep}" stroke-width="18"/><path d="M27 18V220M145 18V220" stroke="${PALET.bamboe}" stroke-width="11"/><path d="M20 90h20M20 160h20M138 90h20M138 160h20" stroke="${PALET.bamboeDiep}" stroke-width="6" stroke-linecap="round"/><rect x="0" y="4" width="178" height="24" rx="10" fill="${PALET.vloerDiep}"/><rect x="0" y="0" width="178" height="20" rx="10" fill="${PALET.vloerLicht}"/>`,
  },
  kom: { vak: [180, 140], tonen: ['1', '2', '3', '4'], svg: drawKom },
  eter: { vak: [100, 100], tonen: ['1', '2', '3', '4'], svg: drawEter },
  streep: {
    vak: [1400, 60],
    svg: () =>
      `<path d="M0 30Q700-10 1400 30Q700 70 0 30z" fill="${PALET.zonKern}" opacity=".8"/><path d="M0 30Q700 14 1400 30Q700 46 0 30z" fill="${PALET.wit}"/>`,
  },
  lijn: {
    vak: [1400, 14],
    svg: () => `<path d="M0 7h1400" stroke="${PALET.wit}" stroke-width="6" stroke-dasharray="26 20" stroke-linecap="round" opacity=".85"/>`,
  },
  greep: {
    vak: [112, 92],
    tonen: ['mik'],
    svg: (toon) =>
      `<rect y="4" width="112" height="88" rx="26" fill="${PALET.greep}"/><rect width="112" height="86" rx="26" fill="${toon === 'mik' ? KLEUREN.zon : PALET.papier}"/><g transform="translate(14 60) rotate(-90) scale(.98)"><g transform="translate(0 0)">${ZWAARD}</g></g>`,
  },
  slag: { vak: [34, 92], tonen: ['op'], svg: (toon) => (toon === 'op' ? `<g opacity=".3">${ZWAARD}</g>` : ZWAARD) },
  draai: {
    vak: [130, 56],
    svg: () =>
      `<ellipse cx="65" cy="28" rx="58" ry="20" fill="none" stroke="${PALET.goud}" stroke-width="5" stroke-dasharray="26 18"/>${[16, 65, 114].map((x, i) => `<path d="M${x} ${8 + (i % 2) * 26}l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" fill="${KLEUREN.zon}"/>`).join('')}`,
  },
  ...Object.fromEntries(
    (
      [
        ['rol-woord', 480, 116, ''],
        ['rol-liggend', 780, 116, ''],
        ['rol-staand', 640, 124, ''],
      ] as const
    ).map(([naam, w, h, inhoud]) => [naam, { vak: [w, h] as const, svg: () => drawRol(w, h, inhoud) }]),
  ),
  'rol-oor': { vak: [210, 116], tonen: ['leeg'], svg: (toon) => drawRol(210, 116, toon === 'leeg' ? '' : OOR) },
};
