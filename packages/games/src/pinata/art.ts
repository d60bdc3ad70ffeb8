import type { GameArt } from '@spelrijk/game-kit/contract';
import {
  drawBloem,
  drawBoom,
  drawHeuvels,
  drawKnopVlak,
  drawPluk,
  traceSter,
  drawVerloop,
  drawWolk,
  drawLach,
  drawOgen,
} from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { PALET } from './palet.ts';
import { drawGezicht, GEZICHTEN, drawLijf, LIJVEN } from './pinata-art.ts';

const FEEST = [KLEUREN.koraal, KLEUREN.zon, KLEUREN.zee, KLEUREN.druif, KLEUREN.gras, PALET.blos] as const;
const drawKleur = (i: number): string => FEEST[i % FEEST.length] ?? KLEUREN.zon;

interface VlaggenOpties {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly zak: number;
  readonly n: number;
}

/** A string of cut paper flags that hangs between two points. */
function drawVlaggen({ x0, y0, x1, y1, zak, n }: VlaggenOpties): string {
  const punt = (t: number): readonly [number, number] => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 4 * zak * t * (1 - t)];
  const drawVlag = (i: number): string => {
    const [x, y] = punt((i + 0.5) / n);
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"><path d="M-22 0h44v34l-7.300 9-7.300-9-7.400 9-7.300-9-7.400 9-7.300-9z" fill="${drawKleur(i)}"/><path d="M-22 0h44v6h-44z" fill="${KLEUREN.inkt}" opacity=".16"/><circle cx="0" cy="19" r="6" fill="${PALET.wit}" opacity=".6"/><path d="M-13 13l4 4-4 4-4-4zM13 13l4 4-4 4-4-4z" fill="${PALET.wit}" opacity=".5"/></g>`;
  };
  const lijn = Array.from({ length: 21 }, (_, i) =>
    punt(i / 20)
      .map((v) => v.toFixed(0))
      .join(' '),
  ).join('L');
  return `<path d="M${lijn}" fill="none" stroke="${PALET.hout}" stroke-width="3"/>${Array.from({ length: n }, (_, i) => drawVlag(i)).join('')}`;
}

interface HuisOpties {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly muur: string;
  readonly dak: string;
  readonly deur: string;
}

/** A house that stands on y. */
function drawHuis({ x, y, w, h, muur, dak, deur }: HuisOpties): string {
  const drawRaam = (rx: number): string =>
    `<rect x="${rx}" y="${y - h + h * 0.24}" width="${w * 0.2}" height="${h * 0.26}" rx="3" fill="${PALET.gloed}"/><path d="M${rx + w * 0.1} ${y - h + h * 0.24}v${h * 0.26}M${rx} ${y - h + h * 0.37}h${w * 0.2}" stroke="${dak}" stroke-width="2.500"/>`;
  return (
    `<rect x="${x}" y="${y - h}" width="${w}" height="${h}" fill="${muur}"/><path d="M${x + w * 0.7} ${y - h}h${w * 0.3}v${h}h${-w * 0.3}z" fill="${KLEUREN.inkt}" opacity=".07"/>` +
    `<path d="M${x - 10} ${y - h + 4}l${w * 0.16} ${-h * 0.36}h${w * 0.68 + 10}l${w * 0.16} ${h * 0.36}z" fill="${dak}"/>${drawRaam(x + w * 0.14)}${drawRaam(x + w * 0.64)}` +
    `<path d="M${x + w * 0.4} ${y}v${-h * 0.34}q${w * 0.11} ${-h * 0.16} ${w * 0.22} 0v${h * 0.34}z" fill="${deur}"/>`
  );
}

/** The square of a village with a party: sky, hills, houses, the square itself, flags and the branch for the rope. */
function drawDecor(w: number, h: number, grond: number): string {
  const huizen = [
    drawHuis({ x: w * 0.02, y: grond + 14, w: 128, h: 108, muur: PALET.ochtendroze, dak: PALET.dakpanLicht, deur: KLEUREN.druif }),
    drawHuis({ x: w * 0.02 + 150, y: grond + 8, w: 104, h: 88, muur: PALET.ochtendlicht, dak: PALET.dakOranje, deur: KLEUREN.zee }),
    drawHuis({ x: w - 300, y: grond + 8, w: 112, h: 94, muur: PALET.dauwBleek, dak: PALET.dakpan, deur: KLEUREN.koraal }),
    drawHuis({ x: w - 168, y: grond + 14, w: 140, h: 116, muur: PALET.wolkroze, dak: PALET.dakpanLicht, deur: KLEUREN.gras }),
  ].join('');
  return (
    `<defs>${drawVerloop(`pl-lucht${w}`, { offset: 0, kleur: PALET.luchtLicht }, { offset: 0.5, kleur: PALET.dauwLicht }, { offset: 0.78, kleur: PALET.weiland })}${drawVerloop(`pl-grond${w}`, { offset: 0, kleur: PALET.veldzand }, { offset: 1, kleur: PALET.zand })}${drawVerloop(`pl-gras${w}`, { offset: 0, kleur: PALET.grasLicht }, { offset: 1, kleur: PALET.heester })}</defs>` +
    `<rect width="${w}" height="${h}" fill="url(#pl-lucht${w})"/>` +
    `<circle cx="${w * 0.8}" cy="${grond - 190}" r="120" fill="${PALET.zonlicht}" opacity=".55"/><circle cx="${w * 0.8}" cy="${grond - 190}" r="62" fill="${PALET.zongeel}"/>` +
    drawWolk(w * 0.2, grond - 220, 1.3) +
    drawWolk(w * 0.62, grond - 262, 0.9, 0.7) +
    drawWolk(w * 0.95, grond - 110, 0.8, 0.6) +
    drawHeuvels({ breed: w, bodem: grond + 20, top: 118, n: 3, kleur: PALET.dauw, schuif: 0.3 }) +
    drawHeuvels({ breed: w, bodem: grond + 20, top: 76, n: 4, kleur: PALET.bosver }) +
    drawBoom(w * 0.3, grond + 18, 0.9) +
    drawBoom(w * 0.36, grond + 12, 0.62, { kleur: PALET.heesterLicht, donker: PALET.loofDonker }) +
    drawBoom(w * 0.7, grond + 14, 0.8, { kleur: PALET.heesterLicht, donker: PALET.loofDonker }) +
    huizen +
    `<path d="M0 ${grond + 6}q${w * 0.25} -16 ${w * 0.5} 0t${w * 0.5} 0V${h}H0z" fill="url(#pl-gras${w})"/>` +
    `<ellipse cx="${w * 0.5}" cy="${grond + 150}" rx="${w * 0.62}" ry="122" fill="url(#pl-grond${w})"/><ellipse cx="${w * 0.5}" cy="${grond + 142}" rx="${w * 0.5}" ry="88" fill="none" stroke="${PALET.nevelgeel}" stroke-width="7" opacity=".6"/><ellipse cx="${w * 0.5}" cy="${grond + 142}" rx="${w * 0.3}" ry="46" fill="none" stroke="${PALET.nevelgeel}" stroke-width="6" opacity=".5"/>` +
    [0.04, 0.14, 0.87, 0.96].map((p, i) => drawPluk(w * p, grond + 44 + (i % 2) * 26, PALET.heesterDonker, 1.3)).join('') +
    drawBloem(w * 0.08, grond + 66, PALET.blos, 1.1) +
    drawBloem(w * 0.92, grond + 62, KLEUREN.papier, 1.1) +
    drawBloem(w * 0.965, grond + 92, KLEUREN.koraal) +
    drawVlaggen({ x0: -30, y0: 40, x1: w * 0.5, y1: 20, zak: 62, n: Math.round(w / 116) }) +
    drawVlaggen({ x0: w * 0.5, y0: 20, x1: w + 30, y1: 44, zak: 62, n: Math.round(w / 116) }) +
    drawTak(w)
  );
}

/** The branch over the top with leaves, and the knot of the rope. */
const drawTak = (w: number): string =>
  `<path d="M-20 -8C${w * 0.3} 8 ${w * 0.6} -14 ${w + 20} 2V-30H-20z" fill="${PALET.hout}"/><path d="M-20 -14C${w * 0.3} 0 ${w * 0.6} -20 ${w + 20} -6V-30H-20z" fill="${PALET.schors}"/>` +
  Array.from(
    { length: Math.round(w / 54) },
    (_, i) =>
      `<ellipse cx="${i * 54 + 20}" cy="${(i % 3) * 9 - 2}" rx="40" ry="19" fill="${[PALET.loofDonker, PALET.struik, PALET.heesterLicht][i % 3]}" transform="rotate(${(i % 5) * 9 - 18} ${i * 54 + 20} 0)"/>`,
  ).join('');

const SNOEP: readonly string[] = [
  `<path d="M14 50L0 34v32zM86 50l14-16v32z" fill="${PALET.snoeprood}"/><rect x="14" y="28" width="72" height="44" rx="22" fill="${KLEUREN.koraal}"/><path d="M34 29l12 42h14L48 29z" fill="${KLEUREN.papier}" opacity=".85"/><ellipse cx="38" cy="38" rx="14" ry="5" fill="${PALET.wit}" opacity=".5"/>`,
  `<rect x="46" y="52" width="9" height="48" rx="4" fill="${KLEUREN.papier}"/><circle cx="50" cy="36" r="34" fill="${KLEUREN.druif}"/><path d="M50 36m0-22a22 22 0 1 1-22 22a14 14 0 1 1 14 14" fill="none" stroke="${KLEUREN.papier}" stroke-width="7" stroke-linecap="round" opacity=".9"/>`,
  `<path transform="translate(50 52)" d="${traceSter(5, 48, 26)}" fill="${KLEUREN.zon}" stroke="${PALET.snoepgoud}" stroke-width="5" stroke-linejoin="round"/><circle cx="42" cy="48" r="4" fill="${KLEUREN.inkt}"/><circle cx="58" cy="48" r="4" fill="${KLEUREN.inkt}"/><path d="M42 58q8 8 16 0" stroke="${KLEUREN.inkt}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  `<path d="M50 90C12 62 4 44 10 28 17 10 40 10 50 28 60 10 83 10 90 28c6 16-2 34-40 62z" fill="${PALET.blos}" stroke="${PALET.snoeproze}" stroke-width="4"/><ellipse cx="28" cy="32" rx="10" ry="7" fill="${PALET.wit}" opacity=".6" transform="rotate(-30 28 32)"/>`,
  `<path d="M14 84q-6-60 36-66q42 6 36 66q-36 14-72 0z" fill="${KLEUREN.gras}"/><path d="M14 84q-4-40 16-58q-6 30 0 62q-9-1-16-4z" fill="${PALET.wit}" opacity=".25"/><circle cx="40" cy="40" r="3" fill="${PALET.wit}" opacity=".8"/><circle cx="58" cy="54" r="3" fill="${PALET.wit}" opacity=".8"/><circle cx="46" cy="68" r="3" fill="${PALET.wit}" opacity=".8"/><circle cx="66" cy="74" r="3" fill="${PALET.wit}" opacity=".8"/>`,
];

const MAND_RIET =
  Array.from(
    { length: 4 },
    (_, rij) => `<path d="M${14 + rij * 4} ${62 + rij * 18}h${142 - rij * 8}" stroke="${PALET.riet}" stroke-width="3" opacity=".55"/>`,
  ).join('') +
  Array.from(
    { length: 8 },
    (_, i) => `<path d="M${24 + i * 18} 48l${(i - 3.5) * -2.4} 76" stroke="${PALET.riet}" stroke-width="3" opacity=".45"/>`,
  ).join('');

const STEMPEL: Readonly<Record<string, string>> = {
  vol: `<path d="M4 4h72v80l-9 10-9-10-9 10-9-10-9 10-9-10-9 10-9-10z" fill="${KLEUREN.inkt}" opacity=".14" transform="translate(2 4)"/><path d="M4 2h72v82l-9 10-9-10-9 10-9-10-9 10-9-10-9 10-9-10z" fill="${PALET.stempelwit}"/><path d="M4 2h72v9H4z" fill="${KLEUREN.zon}"/>`,
  nu: `<rect x="5" y="5" width="70" height="84" rx="12" fill="${PALET.stempelwit}" opacity=".75"/><rect x="5" y="5" width="70" height="84" rx="12" fill="none" stroke="${KLEUREN.zee}" stroke-width="5" stroke-dasharray="11 8" stroke-linecap="round"/><path d="M26 80h28" stroke="${KLEUREN.zee}" stroke-width="5" stroke-linecap="round"/>`,
  leeg: `<rect x="6" y="6" width="68" height="82" rx="12" fill="${PALET.stempelwit}" opacity=".5"/><path d="M26 80h28" stroke="${PALET.zilverDonker}" stroke-width="4" stroke-linecap="round"/>`,
};

/** A long cloth with a coloured border for the letters to stand on. */
const drawLap = (w: number): string =>
  `<path d="M8 6h${w - 16}q8 0 8 8v104q-${w / 4} 12-${w / 2} 12t-${w / 2}-12V14q0-8 8-8z" fill="${KLEUREN.inkt}" opacity=".15" transform="translate(0 4)"/><path d="M8 2h${w - 16}q8 0 8 8v104q-${w / 4} 12-${w / 2} 12t-${w / 2}-12V10q0-8 8-8z" fill="${PALET.lap}"/><path d="M8 2h${w - 16}q8 0 8 8v6H0v-6q0-8 8-8z" fill="${KLEUREN.koraal}"/>` +
  Array.from({ length: Math.floor(w / 30) }, (_, i) => `<circle cx="${i * 30 + 15}" cy="9" r="4" fill="${KLEUREN.zon}"/>`).join('');

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  hond: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112q-6-48 26-48t26 48z" fill="${PALET.houtWarm}"/><circle cx="60" cy="48" r="27" fill="${PALET.houtWarm}"/><path d="M38 32q-20 6-14 36 18-2 22-20zM82 32q20 6 14 36-18-2-22-20z" fill="${PALET.hout}"/>${drawOgen(60, 44, 10, 7)}<ellipse cx="60" cy="56" rx="8" ry="6" fill="${PALET.kastanje}"/><path d="M54 64h12v10q-6 8-12 0z" fill="${PALET.tong}"/><path d="M42 80h36l-18 16z" fill="${KLEUREN.koraal}"/>`,
  gitaar: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="54" y="6" width="12" height="60" rx="3" fill="${PALET.hout}"/><rect x="48" y="2" width="24" height="18" rx="4" fill="${PALET.kastanje}"/><circle cx="60" cy="62" r="20" fill="${PALET.snoepgoud}"/><circle cx="60" cy="88" r="26" fill="${PALET.snoepgoud}"/><circle cx="60" cy="74" r="10" fill="${PALET.kastanje}"/><path d="M56 14v82M64 14v82" fill="none" stroke="${PALET.wit}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 92, 10, 5)}${drawLach(60, 100, 7)}<rect x="46" y="106" width="28" height="5" rx="2" fill="${PALET.hout}"/>`,
  papegaai: `<path d="M34 96q-10-76 34-78 30 6 22 50-4 26-28 30z" fill="${KLEUREN.koraal}"/><path d="M54 58q28 0 26 28-16 16-28 8z" fill="${KLEUREN.zee}"/><path d="M58 74q18-2 18 16-12 8-18 4z" fill="${PALET.snoepgoud}"/><path d="M42 42Q18 42 24 60q16 2 22-8z" fill="${PALET.kastanje}"/><circle cx="56" cy="40" r="10" fill="${PALET.wit}"/><circle cx="55" cy="41" r="5" fill="${KLEUREN.inkt}"/><path d="M40 94l-14 24 24-14z" fill="${KLEUREN.zee}"/>`,
  taart: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="18" y="68" width="84" height="42" rx="8" fill="${PALET.roze}"/><path d="M18 78q10 14 21 0 10 14 21 0 10 14 21 0 10 14 21 0V68H18z" fill="${PALET.wit}"/><rect x="40" y="38" width="6" height="30" rx="2" fill="${KLEUREN.zee}"/><rect x="57" y="38" width="6" height="30" rx="2" fill="${KLEUREN.koraal}"/><rect x="74" y="38" width="6" height="30" rx="2" fill="${KLEUREN.gras}"/><ellipse cx="43" cy="30" rx="5" ry="8" fill="${PALET.zongeel}"/><ellipse cx="60" cy="30" rx="5" ry="8" fill="${PALET.zongeel}"/><ellipse cx="77" cy="30" rx="5" ry="8" fill="${PALET.zongeel}"/>${drawOgen(60, 90, 13, 6)}${drawLach(60, 98, 9)}`,
  sombrero: `<ellipse cx="60" cy="92" rx="56" ry="16" fill="${PALET.zongeel}"/><ellipse cx="60" cy="88" rx="50" ry="10" fill="${PALET.snoepgoud}"/><path d="M34 88q-2-58 26-58t26 58q-26 10-52 0z" fill="${PALET.zongeel}"/><path d="M34 80q26 10 52 0" fill="none" stroke="${KLEUREN.koraal}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M38 66l8 8 8-8 8 8 8-8 8 8" fill="none" stroke="${KLEUREN.zee}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 52, 9, 6)}${drawLach(60, 62, 6)}<path d="M8 94l4 12M112 94l-4 12" fill="none" stroke="${KLEUREN.koraal}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  ezel: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M30 112q-4-44 26-44t34 44z" fill="${PALET.zilverDonker}"/><ellipse cx="66" cy="50" rx="22" ry="26" fill="${PALET.zilverDonker}"/><ellipse cx="78" cy="64" rx="18" ry="14" fill="${PALET.gezichtLicht}"/><ellipse cx="46" cy="18" rx="8" ry="22" fill="${PALET.zilverDonker}" transform="rotate(-14 46 18)"/><ellipse cx="72" cy="16" rx="8" ry="22" fill="${PALET.zilverDonker}" transform="rotate(10 72 16)"/><ellipse cx="46" cy="20" rx="4" ry="14" fill="${PALET.roze}" transform="rotate(-14 46 20)"/>${drawOgen(64, 42, 9, 7)}<circle cx="74" cy="62" r="4" fill="${KLEUREN.inkt}"/><circle cx="86" cy="62" r="4" fill="${KLEUREN.inkt}"/>${drawLach(80, 68, 6)}<path d="M58 26q2-12 8-12" fill="none" stroke="${PALET.kastanje}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  kolibrie: `<ellipse cx="54" cy="60" rx="26" ry="17" fill="${KLEUREN.gras}" transform="rotate(20 54 60)"/><circle cx="78" cy="44" r="15" fill="${KLEUREN.gras}"/><path d="M90 42l26 4" fill="none" stroke="${PALET.kastanje}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M54 54Q34 8 10 20q12 26 30 44zM60 54q4-46 32-48-2 26-20 50z" fill="${PALET.dauw}"/><path d="M34 70L8 92l32-6z" fill="${PALET.loofDonker}"/>${drawOgen(78, 42, 4, 5)}<ellipse cx="64" cy="68" rx="12" ry="8" fill="${KLEUREN.koraal}" transform="rotate(20 64 68)"/><circle cx="112" cy="56" r="7" fill="${PALET.snoeproze}"/>`,
  cactus: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="42" y="30" width="36" height="82" rx="18" fill="${PALET.grasLicht}"/><path d="M42 80H22V56M78 70h20V46" fill="none" stroke="${PALET.grasLicht}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/><path d="M52 40v62M68 40v62" fill="none" stroke="${PALET.loofDonker}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 56, 10, 7)}${drawLach(60, 72, 9)}<circle cx="60" cy="26" r="10" fill="${PALET.snoeproze}"/><path d="M60 88l-16-8v16zM60 88l16-8v16z" fill="${KLEUREN.koraal}"/><circle cx="60" cy="88" r="5" fill="${PALET.snoepgoud}"/>`,
  trompet: `<path d="M66 46q24-4 44-24v72Q90 74 66 70z" fill="${PALET.snoepgoud}"/><rect x="12" y="52" width="60" height="12" rx="5" fill="${PALET.snoepgoud}"/><rect x="30" y="64" width="34" height="20" rx="8" fill="${PALET.zongeel}"/><rect x="36" y="40" width="6" height="14" rx="2" fill="${PALET.houtWarm}"/><rect x="48" y="40" width="6" height="14" rx="2" fill="${PALET.houtWarm}"/><path d="M104 40q14 4 8 16t4 18" fill="none" stroke="${KLEUREN.koraal}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M108 28q8-8 4-18" fill="none" stroke="${KLEUREN.zee}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(44, 58, 7, 4)}`,
  ballon: `<path d="M60 86Q14 56 20 32q10-26 40-4 30-22 40 4 6 24-40 54z" fill="${PALET.snoeprood}"/><path d="M30 34q6-12 16-8-10 4-12 16z" fill="${PALET.wit}" opacity=".6"/><path d="M54 84h12l4 10H50z" fill="${PALET.snoeprood}"/><path d="M60 94q-10 10 0 22" fill="none" stroke="${PALET.kastanje}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 46, 12, 7)}${drawLach(60, 60, 10)}`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor(1280, 720, 430) },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor(720, 960, 540) },
  touw: {
    vak: [14, 250],
    svg: () =>
      `<rect x="3" width="8" height="250" rx="4" fill="${PALET.touw}"/>${Array.from({ length: 20 }, (_, i) => `<path d="M3 ${i * 12.5 + 8}l8-6" stroke="${PALET.hout}" stroke-width="2.500"/>`).join('')}`,
  },
  pinata: { vak: [270, 240], tonen: LIJVEN, svg: drawLijf },
  gezicht: { vak: [270, 240], tonen: GEZICHTEN, svg: drawGezicht },
  helft: {
    vak: [135, 240],
    tonen: ['0 l', '0 r', '1 l', '1 r', '2 l', '2 r'],
    svg: (toon) => {
      const [soort = '0', kant = 'l'] = toon.split(' ');
      const rand = Array.from({ length: 13 }, (_, i) => `${i % 2 === 0 ? 120 : 137} ${i * 20}`).join('L');
      const heel = drawLijf(`${soort} 2`) + drawGezicht(`${soort} au`);
      const links = `M-40 -10L${rand}L-40 260z`;
      return kant === 'l'
        ? `<clipPath id="pl-hl"><path d="${links}"/></clipPath><g clip-path="url(#pl-hl)">${heel}</g>`
        : `<clipPath id="pl-hr"><path transform="translate(-135 0)" d="M320 -10L${rand}L320 260z"/></clipPath><g clip-path="url(#pl-hr)"><g transform="translate(-135 0)">${heel}</g></g>`;
    },
  },
  stok: {
    vak: [250, 34],
    svg: () =>
      `<path d="M8 17L238 6q10 0 10 11t-10 11z" fill="${PALET.houtLicht}"/><path d="M8 17L238 6q8 0 9 6L8 19z" fill="${PALET.houtBleek}"/>` +
      [60, 104, 148, 192]
        .map((x, i) => `<path d="M${x} ${14.6 - x * 0.036}l16-.800v${9 + x * 0.055}l-16-.800z" fill="${drawKleur(i)}"/>`)
        .join('') +
      `<path d="M10 17q-12 6-10 16q8-4 13-13zM10 17q-14-2-16 8" fill="${KLEUREN.koraal}"/><circle cx="10" cy="17" r="7" fill="${PALET.snoeprood}"/>`,
  },
  snoep: { vak: [100, 100], tonen: ['1', '2', '3', '4'], svg: (toon) => SNOEP[Number(toon)] ?? SNOEP[0] ?? '' },
  mand: {
    vak: [170, 130],
    tonen: ['achter'],
    svg: (toon) =>
      toon === 'achter'
        ? `<path d="M22 46C28-12 142-12 148 46" fill="none" stroke="${PALET.riet}" stroke-width="9"/><ellipse cx="85" cy="46" rx="80" ry="16" fill="${PALET.mandDiep}"/><ellipse cx="85" cy="124" rx="66" ry="7" fill="${KLEUREN.inkt}" opacity=".14"/>`
        : `<path d="M5 46q80 30 160 0l-14 70q-66 22-132 0z" fill="${PALET.houtWarm}"/>${MAND_RIET}<path d="M5 44q80 32 160 0v10q-80 32-160 0z" fill="${PALET.mandhout}"/><path d="M70 92c-12-9-8-20 0-20q6 0 8 7q2-7 8-7c8 0 12 11 0 20l-8 7z" fill="${KLEUREN.koraal}"/>`,
  },
  stempel: { vak: [80, 96], tonen: ['nu', 'vol'], svg: (toon) => STEMPEL[toon] ?? STEMPEL['leeg'] ?? '' },
  'lap-liggend': { vak: [1060, 132], svg: () => drawLap(1060) },
  'lap-staand': { vak: [720, 132], svg: () => drawLap(720) },
  knop: { vak: [164, 108], svg: () => drawKnopVlak(164, 108, PALET.koraalDonker, PALET.baksteenDiep) },
};
