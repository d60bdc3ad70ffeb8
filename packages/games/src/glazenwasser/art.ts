import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawKnopVlak, drawVerloop, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { PALET } from './palet.ts';
import { drawStuk, STUKKEN, drawStraat } from './stukart.ts';

/** Rows of bricks, some of another colour. */
function drawStenen(w: number, h: number): string {
  const rows = Math.ceil(h / 44);
  const cols = Math.ceil(w / 100) + 1;
  const voeg = Array.from(
    { length: rows },
    (_, r) =>
      `<path d="M0 ${r * 44}H${w}" stroke="${PALET.baksteen}" stroke-width="4"/>${Array.from({ length: cols }, (__, c) => `<path d="M${c * 100 + (r % 2) * 50} ${r * 44}v44" stroke="${PALET.baksteen}" stroke-width="4"/>`).join('')}`,
  ).join('');
  const kleur = Array.from({ length: Math.round((rows * cols) / 4) }, (_, i) => {
    const r = (i * 7) % rows;
    const c = (i * 5) % cols;
    return `<rect x="${c * 100 + (r % 2) * 50 + 2}" y="${r * 44 + 2}" width="96" height="40" fill="${[PALET.steenBlos, PALET.baksteenMidden, PALET.steenZacht][i % 3]}"/>`;
  }).join('');
  return `${kleur}${voeg}`;
}

const drawBloembak = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${[0, 1, 2, 3, 4].map((i) => `<circle cx="${14 + i * 26}" cy="${-8 - (i % 2) * 10}" r="13" fill="${[KLEUREN.koraal, KLEUREN.zon, PALET.blos, KLEUREN.druif, KLEUREN.zon][i]}"/><circle cx="${14 + i * 26}" cy="${-8 - (i % 2) * 10}" r="5" fill="${KLEUREN.papier}"/>`).join('')}<path d="M-6 0q70-22 142 0z" fill="${KLEUREN.gras}"/><rect x="-4" y="0" width="138" height="34" rx="8" fill="${KLEUREN.zee}"/><rect x="-4" y="0" width="138" height="10" rx="5" fill="${PALET.zeeBleek}"/></g>`;

function drawDecor(w: number, h: number, touwen: readonly number[], bakken: string): string {
  return (
    `<defs>${drawVerloop(`gw-muur${w}`, { offset: 0, kleur: PALET.steenroze }, { offset: 1, kleur: PALET.baksteenLicht })}</defs><rect width="${w}" height="${h}" fill="url(#gw-muur${w})"/>${drawStenen(w, h)}` +
    `<rect width="${w}" height="26" fill="${PALET.gevel}"/><rect y="22" width="${w}" height="10" fill="${PALET.kozijn}"/>` +
    touwen
      .map(
        (x) =>
          `<path d="M${x} 0V${h * 0.72}" stroke="${PALET.houtDonker}" stroke-width="9"/><path d="M${x} 0V${h * 0.72}" stroke="${PALET.houtLicht}" stroke-width="4" stroke-dasharray="9 8"/>`,
      )
      .join('') +
    bakken
  );
}

const KAMERS: readonly { readonly muur: string; readonly streep: string }[] = [
  { muur: PALET.ruitBleek, streep: PALET.ruitLicht },
  { muur: PALET.kamerCreme, streep: PALET.kamergeel },
  { muur: PALET.lilaZacht, streep: PALET.kamerlila },
  { muur: PALET.kamerMint, streep: PALET.kamergroen },
];

function drawKamer(toon: string): string {
  const { muur, streep } = KAMERS[Number(toon)] ?? { muur: PALET.ruitBleek, streep: PALET.ruitLicht };
  const banen = Array.from({ length: 9 }, (_, i) => `<rect x="${i * 72 + 20}" width="26" height="300" fill="${streep}"/>`).join('');
  return `<rect width="630" height="370" fill="${muur}"/>${banen}<rect y="296" width="630" height="74" fill="${PALET.houtLicht}"/><rect y="296" width="630" height="10" fill="${PALET.houtBleek}"/><rect x="40" y="48" width="92" height="72" rx="6" fill="${PALET.hout}"/><rect x="48" y="56" width="76" height="56" fill="${PALET.ruit}"/><path d="M48 112l26-30 20 18 14-14 16 26z" fill="${PALET.kikkerLicht}"/><path d="M520 296V150M486 150q34-66 68 0z" stroke="${PALET.hout}" stroke-width="7" fill="${KLEUREN.zon}"/><ellipse cx="520" cy="298" rx="34" ry="8" fill="${PALET.hout}"/>`;
}

const drawGezicht = (x: number, y: number, blij: boolean): string =>
  `<circle cx="${x - 20}" cy="${y}" r="10" fill="${PALET.wit}"/><circle cx="${x + 20}" cy="${y}" r="10" fill="${PALET.wit}"/><circle cx="${x - 18}" cy="${y + 1}" r="5.500" fill="${KLEUREN.inkt}"/><circle cx="${x + 22}" cy="${y + 1}" r="5.500" fill="${KLEUREN.inkt}"/>` +
  (blij
    ? `<path d="M${x - 16} ${y + 22}q16 24 32 0z" fill="${PALET.mond}"/>`
    : `<path d="M${x - 10} ${y + 26}q10 8 20 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/>`);

/** A cow in the bath, a cat in curlers, an octopus at the dishes, a bear in a nightcap. */
const BEWONERS: readonly ((blij: boolean) => string)[] = [
  (blij) =>
    `<path d="M70 40L46 12M150 40l24-28" stroke="${PALET.haarBlond}" stroke-width="12" stroke-linecap="round"/><path d="M54 60L14 52q4 30 34 32zM166 60l40-8q-4 30-34 32z" fill="${KLEUREN.papier}" stroke="${PALET.haarGrijs}" stroke-width="4"/><rect x="52" y="26" width="116" height="130" rx="54" fill="${KLEUREN.papier}" stroke="${PALET.haarGrijs}" stroke-width="4"/><path d="M52 80q-4-44 36-52-4 40-36 52z" fill="${PALET.haarGrijsbruin}"/><ellipse cx="110" cy="118" rx="46" ry="32" fill="${PALET.zalm}" stroke="${PALET.haarGrijs}" stroke-width="4"/><ellipse cx="96" cy="112" rx="5" ry="7" fill="${PALET.huidDiep}"/><ellipse cx="124" cy="112" rx="5" ry="7" fill="${PALET.huidDiep}"/>${drawGezicht(110, 70, false)}${blij ? `<path d="M92 126q18 18 36 0z" fill="${PALET.mond}"/>` : ''}<path d="M6 150h208q-6 60-50 60H56q-44 0-50-60z" fill="${KLEUREN.papier}" stroke="${PALET.staalBleek}" stroke-width="5"/><circle cx="40" cy="146" r="16" fill="${PALET.zeepwit}"/><circle cx="70" cy="142" r="20" fill="${PALET.wit}"/><circle cx="150" cy="144" r="18" fill="${PALET.wit}"/><circle cx="184" cy="148" r="14" fill="${PALET.zeepwit}"/>`,
  (blij) =>
    `<path d="M56 70L50 20l40 22h40l40-22-6 50z" fill="${PALET.huidPerzik}" stroke="${PALET.haarRood}" stroke-width="4" stroke-linejoin="round"/><ellipse cx="110" cy="96" rx="66" ry="60" fill="${PALET.huidPerzik}" stroke="${PALET.haarRood}" stroke-width="4"/><path d="M50 206q0-66 60-66t60 66z" fill="${KLEUREN.druif}" stroke="${PALET.druifDiep}" stroke-width="4"/>${[74, 110, 146].map((x) => `<rect x="${x - 15}" y="30" width="30" height="22" rx="10" fill="${PALET.blos}" stroke="${PALET.shirtRoze}" stroke-width="4"/>`).join('')}${drawGezicht(110, 88, blij)}<path d="M102 106h16l-8 9z" fill="${PALET.shirtRoze}"/><path d="M40 104l-30-8M40 116l-32 4M180 104l30-8M180 116l32 4" stroke="${PALET.haarRood}" stroke-width="4" stroke-linecap="round"/>`,
  (blij) =>
    `<path d="M50 120q-40 10-44 60M80 140q-30 20-26 66M140 140q30 20 26 66M170 120q40 10 44 60M110 150v58" fill="none" stroke="${PALET.haarRoze}" stroke-width="28" stroke-linecap="round"/><ellipse cx="110" cy="84" rx="74" ry="74" fill="${PALET.huidRoze}" stroke="${PALET.shirtRoze}" stroke-width="4"/>${drawGezicht(110, 76, blij)}<circle cx="60" cy="104" r="10" fill="${PALET.strik}"/><circle cx="160" cy="104" r="10" fill="${PALET.strik}"/><circle cx="20" cy="176" r="26" fill="${KLEUREN.papier}" stroke="${PALET.staalBleek}" stroke-width="5"/><circle cx="20" cy="176" r="14" fill="none" stroke="${PALET.zilverBleek}" stroke-width="4"/>`,
  (blij) =>
    `<circle cx="52" cy="50" r="24" fill="${PALET.plank}"/><circle cx="168" cy="50" r="24" fill="${PALET.plank}"/><ellipse cx="110" cy="92" rx="72" ry="66" fill="${PALET.huidBruin}" stroke="${PALET.kastanje}" stroke-width="4"/><path d="M44 206q4-60 66-60t66 60z" fill="${KLEUREN.zee}" stroke="${PALET.zeeDonker}" stroke-width="4"/><ellipse cx="110" cy="114" rx="34" ry="24" fill="${PALET.huidLicht}"/>${drawGezicht(110, 80, false)}<ellipse cx="110" cy="104" rx="9" ry="7" fill="${PALET.haarDonker}"/>${blij ? `<path d="M98 116q12 14 24 0z" fill="${PALET.mond}"/>` : ''}<path d="M50 48q30-46 110-24l44 44q-10 6-22-2-50-40-132-18z" fill="${KLEUREN.koraal}" stroke="${PALET.steenrood}" stroke-width="4" stroke-linejoin="round"/><circle cx="204" cy="70" r="13" fill="${KLEUREN.papier}"/>`,
];

const HAND = [KLEUREN.papier, PALET.huidPerzik, PALET.huidRoze, PALET.huidBruin] as const;

const SOP: readonly string[] = [
  `<circle cx="50" cy="52" r="42" fill="${PALET.sopGlans}"/><circle cx="28" cy="34" r="24" fill="${PALET.wit}"/><circle cx="74" cy="40" r="22" fill="${PALET.wit}"/><circle cx="44" cy="74" r="22" fill="${PALET.wit}"/><circle cx="76" cy="72" r="16" fill="${PALET.sopLicht}"/><circle cx="26" cy="28" r="6" fill="${PALET.sopSchaduw}"/>`,
  `<circle cx="50" cy="50" r="43" fill="${PALET.sopBleek}"/><circle cx="34" cy="62" r="26" fill="${PALET.wit}"/><circle cx="66" cy="30" r="24" fill="${PALET.wit}"/><circle cx="76" cy="66" r="20" fill="${PALET.wit}"/><circle cx="30" cy="28" r="16" fill="${PALET.sop}"/><circle cx="62" cy="24" r="6" fill="${PALET.sopSchaduw}"/>`,
  `<circle cx="50" cy="50" r="42" fill="${PALET.sopwit}"/><circle cx="30" cy="48" r="24" fill="${PALET.wit}"/><circle cx="62" cy="66" r="26" fill="${PALET.wit}"/><circle cx="64" cy="28" r="20" fill="${PALET.sopLicht}"/><circle cx="56" cy="62" r="7" fill="${PALET.sopSchaduw}"/>`,
];

const RAAMPJE: Readonly<Record<string, string>> = {
  vuil: `<rect x="8" y="8" width="54" height="64" fill="${PALET.staalBleek}"/><circle cx="24" cy="30" r="14" fill="${PALET.zilver}"/><circle cx="46" cy="54" r="16" fill="${PALET.zilver}"/>`,
  nu: `<rect x="8" y="8" width="54" height="64" fill="${PALET.ruit}"/><circle cx="24" cy="28" r="14" fill="${PALET.wit}"/><circle cx="46" cy="50" r="16" fill="${PALET.wit}"/><circle cx="26" cy="58" r="11" fill="${PALET.sopLicht}"/>`,
  schoon: `<rect x="8" y="8" width="54" height="64" fill="${PALET.lampwit}"/><path d="M12 50L40 10h12L12 66z" fill="${PALET.wit}" opacity=".75"/>`,
};

const drawGondel = (w: number): string =>
  `<rect y="52" width="${w}" height="26" rx="6" fill="${PALET.staalDiep}" opacity=".25"/><rect y="40" width="${w}" height="30" rx="6" fill="${PALET.aluminium}"/><rect y="40" width="${w}" height="9" rx="4" fill="${PALET.chroom}"/>` +
  Array.from(
    { length: Math.round(w / 90) },
    (_, i) =>
      `<path d="M${i * 90 + 45} 42V2" stroke="${PALET.chroom}" stroke-width="8"/><path d="M${i * 90 + 45} 42V2" stroke="${PALET.aluminium}" stroke-width="3"/>`,
  ).join('') +
  `<rect y="0" width="${w}" height="12" rx="6" fill="${KLEUREN.koraal}"/>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  mus: `<ellipse cx="60" cy="112" rx="26" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="60" cy="78" rx="32" ry="27" fill="${PALET.kastanje}"/><ellipse cx="60" cy="86" rx="20" ry="17" fill="${PALET.vanille}"/><circle cx="62" cy="46" r="22" fill="${PALET.kastanje}"/><path d="M80 46l20 7-20 6z" fill="${KLEUREN.zon}"/><ellipse cx="38" cy="76" rx="12" ry="20" fill="${PALET.haarBlond}" transform="rotate(20 38 76)"/><path d="M32 92l-22 10 10-22z" fill="${PALET.haarDonker}"/>${drawOgen(66, 42, 8, 6)}<path d="M52 104v8M68 104v8" fill="none" stroke="${PALET.houtDonker}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  vlieger: `<path d="M60 6l40 42-40 44-40-44z" fill="${KLEUREN.koraal}"/><path d="M60 6l40 42H20z" fill="${KLEUREN.zon}"/><path d="M60 6v86M20 48h80" fill="none" stroke="${KLEUREN.papier}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 92q-14 8 0 14t-6 12" fill="none" stroke="${KLEUREN.zee}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M46 104l12-6v12zM64 116l12-6v12z" fill="${KLEUREN.druif}"/>${drawOgen(60, 36, 10, 5)}${drawLach(60, 52, 9)}`,
  sok: `<path d="M40 8h36v50q0 8 12 14 20 8 16 26-4 14-26 12-40-4-40-34z" fill="${KLEUREN.zee}"/><path d="M40 8h36v14H40z" fill="${KLEUREN.papier}"/><path d="M82 96q18-8 22 0-2 14-24 14z" fill="${KLEUREN.koraal}"/><path d="M40 34h36M40 46h36" fill="none" stroke="${KLEUREN.zon}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(58, 70, 9, 5)}`,
  ijsje: `<ellipse cx="60" cy="112" rx="20" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M42 62h36l-18 50z" fill="${PALET.houtBleek}"/><path d="M48 68l20 20M72 68l-18 18" fill="none" stroke="${PALET.houtLicht}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="46" r="28" fill="${PALET.haarRoze}"/><path d="M34 54q8 18 14 2 8 16 14 0 10 14 24-4z" fill="${PALET.haarRoze}"/><circle cx="72" cy="20" r="9" fill="${PALET.steenrood}"/><path d="M74 12q4-8 12-8" fill="none" stroke="${PALET.houtDonker}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 44, 10, 5)}${drawLach(60, 56, 7)}`,
  bloem: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="38" y="82" width="44" height="30" rx="6" fill="${PALET.steenrood}"/><rect x="32" y="74" width="56" height="12" rx="5" fill="${KLEUREN.koraal}"/><path d="M60 74V44" fill="none" stroke="${PALET.kikkerLicht}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="44" cy="52" rx="14" ry="8" fill="${PALET.kikkerLicht}" transform="rotate(30 44 52)"/><ellipse cx="76" cy="46" rx="14" ry="8" fill="${PALET.kikkerLicht}" transform="rotate(-30 76 46)"/><circle cx="60" cy="30" r="12" fill="${KLEUREN.zon}"/><ellipse cx="60" cy="12" rx="8" ry="11" fill="${KLEUREN.druif}"/><ellipse cx="78" cy="26" rx="11" ry="8" fill="${KLEUREN.druif}"/><ellipse cx="42" cy="26" rx="11" ry="8" fill="${KLEUREN.druif}"/><ellipse cx="68" cy="44" rx="9" ry="10" fill="${KLEUREN.druif}"/><ellipse cx="52" cy="44" rx="9" ry="10" fill="${KLEUREN.druif}"/><circle cx="60" cy="30" r="9" fill="${KLEUREN.zon}"/>${drawOgen(60, 94, 10, 5)}${drawLach(60, 102, 6)}`,
  slak: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M14 108q-4-24 16-24h60q22 0 16 24z" fill="${PALET.creme}"/><circle cx="72" cy="66" r="34" fill="${PALET.baksteen}"/><circle cx="72" cy="66" r="22" fill="${PALET.houtBleek}"/><circle cx="72" cy="66" r="11" fill="${PALET.baksteen}"/><path d="M26 88V58M38 86V60" fill="none" stroke="${PALET.creme}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(32, 54, 8, 7)}${drawLach(30, 98, 7)}<rect x="96" y="92" width="20" height="16" rx="4" fill="${PALET.ruit}"/>`,
  ballon: `<ellipse cx="60" cy="46" rx="34" ry="40" fill="${KLEUREN.druif}"/><ellipse cx="46" cy="32" rx="8" ry="13" fill="${PALET.lilaZacht}" transform="rotate(25 46 32)"/><path d="M52 84h16l4 10H48z" fill="${KLEUREN.druif}"/><path d="M60 94q-12 12 0 24" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 46, 12, 7)}${drawLach(60, 60, 10)}`,
  kikker: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="50" r="30" fill="${PALET.kikkerLicht}"/><circle cx="42" cy="28" r="12" fill="${PALET.kikkerLicht}"/><circle cx="78" cy="28" r="12" fill="${PALET.kikkerLicht}"/>${drawOgen(60, 28, 18, 9)}${drawLach(60, 52, 16)}<path d="M26 62h68l-8 50H34z" fill="${PALET.aluminium}"/><rect x="22" y="56" width="76" height="12" rx="6" fill="${PALET.chroom}"/><circle cx="34" cy="54" r="11" fill="${PALET.sopwit}"/><circle cx="52" cy="58" r="9" fill="${PALET.sopwit}"/><circle cx="74" cy="56" r="12" fill="${PALET.sopwit}"/><circle cx="90" cy="54" r="8" fill="${PALET.sopwit}"/>`,
  spin: `<path d="M60 0v34" fill="none" stroke="${PALET.chroom}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="62" r="28" fill="${PALET.haarDonker}"/><circle cx="60" cy="54" r="20" fill="${KLEUREN.druif}"/><path d="M36 54L14 40M34 66L10 66M38 78L18 94M84 54l22-14M86 66h24M82 78l20 16" fill="none" stroke="${PALET.haarDonker}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 54, 10, 8)}${drawLach(60, 70, 8)}`,
  taart: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="24" y="76" width="72" height="34" rx="8" fill="${PALET.houtBleek}"/><path d="M24 84q9 14 18 0 9 14 18 0 9 14 18 0 9 14 18 0V76H24z" fill="${PALET.haarRoze}"/><rect x="36" y="48" width="48" height="30" rx="8" fill="${PALET.vanille}"/><path d="M36 56q8 12 16 0 8 12 16 0 8 12 16 0V48H36z" fill="${KLEUREN.koraal}"/><rect x="56" y="26" width="8" height="22" rx="3" fill="${KLEUREN.zee}"/><ellipse cx="60" cy="20" rx="6" ry="9" fill="${KLEUREN.zon}"/>${drawOgen(60, 90, 12, 5)}${drawLach(60, 98, 8)}`,
  regenboog: `<path d="M16 100a44 44 0 0 1 88 0" fill="none" stroke="${KLEUREN.koraal}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M25 100a35 35 0 0 1 70 0" fill="none" stroke="${KLEUREN.zon}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 100a26 26 0 0 1 52 0" fill="none" stroke="${KLEUREN.gras}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M43 100a17 17 0 0 1 34 0" fill="none" stroke="${KLEUREN.zee}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="24" cy="102" r="15" fill="${PALET.sopwit}"/><circle cx="40" cy="106" r="11" fill="${PALET.sopwit}"/><circle cx="96" cy="102" r="15" fill="${PALET.sopwit}"/><circle cx="80" cy="106" r="11" fill="${PALET.sopwit}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  stuk: { vak: [180, 200], tonen: STUKKEN, svg: drawStuk },
  straat: { vak: [1280, 720], svg: drawStraat },
  veegstrook: {
    vak: [140, 334],
    tonen: ['mik'],
    svg: (toon) =>
      `<rect x="4" y="4" width="132" height="326" rx="26" fill="${KLEUREN.papier}" opacity=".35"/><rect x="4" y="4" width="132" height="326" rx="26" fill="none" stroke="${toon === 'mik' ? KLEUREN.zon : KLEUREN.zee}" stroke-width="8" stroke-dasharray="20 12"/>`,
  },
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor(1280, 720, [40, 1240], drawBloembak(36, 676)) },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor(720, 960, [24, 696], '') },
  kamer: { vak: [630, 370], tonen: ['1', '2', '3'], svg: drawKamer },
  bord: {
    vak: [580, 130],
    svg: () =>
      `<path d="M140 0V-60M440 0V-60" stroke="${PALET.hout}" stroke-width="6"/><rect width="580" height="130" rx="24" fill="${PALET.houtLicht}"/><rect x="9" y="8" width="562" height="112" rx="18" fill="${KLEUREN.papier}"/>`,
  },
  bewoner: {
    vak: [220, 210],
    tonen: BEWONERS.flatMap((_, i) => [`${i} `, `${i} blij`]),
    svg: (toon) => {
      const [n = '0', blij = ''] = toon.split(' ');
      return (BEWONERS[Number(n)] ?? BEWONERS[0])?.(blij !== '') ?? '';
    },
  },
  hand: {
    vak: [60, 76],
    tonen: ['1', '2', '3'],
    svg: (toon) =>
      `<path d="M30 76V40" stroke="${HAND[Number(toon)] ?? HAND[0]}" stroke-width="20" stroke-linecap="round"/><circle cx="30" cy="26" r="23" fill="${HAND[Number(toon)] ?? HAND[0]}" stroke="${PALET.hout}" stroke-width="3.500"/>`,
  },
  sop: { vak: [100, 100], tonen: ['1', '2'], svg: (toon) => SOP[Number(toon)] ?? SOP[0] ?? '' },
  kozijn: {
    vak: [690, 420],
    svg: () =>
      `<path d="M0 12Q0 0 12 0h666q12 0 12 12v396q0 12-12 12H12q-12 0-12-12zM30 30v360h630V30z" fill="${KLEUREN.papier}" fill-rule="evenodd"/><path d="M30 30v360h630V30z" fill="none" stroke="${PALET.kozijn}" stroke-width="7"/><path d="M4 10v400" stroke="${PALET.wit}" stroke-width="4"/><rect x="-16" y="402" width="722" height="26" rx="9" fill="${PALET.houtBleek}"/><rect x="-16" y="402" width="722" height="9" rx="4" fill="${PALET.creme}"/><path d="M0 0h690v16H0z" fill="${PALET.kozijn}" opacity=".5"/>`,
  },
  hoek: {
    vak: [104, 104],
    svg: () =>
      `<circle cx="52" cy="52" r="50" fill="${PALET.vanille}"/><circle cx="52" cy="52" r="47" fill="none" stroke="${KLEUREN.zon}" stroke-width="6" stroke-dasharray="16 10"/>`,
  },
  wisser: {
    vak: [132, 150],
    svg: () =>
      `<path d="M58 44h16v84q0 18-8 18t-8-18z" fill="${KLEUREN.koraal}"/><path d="M60 46h5v82h-5z" fill="${PALET.rubberLicht}"/><rect x="50" y="28" width="32" height="24" rx="8" fill="${PALET.aluminium}"/><rect x="4" y="14" width="124" height="20" rx="10" fill="${PALET.staalDiep}"/><rect x="4" y="4" width="124" height="16" rx="8" fill="${KLEUREN.zon}"/><rect x="10" y="6" width="112" height="5" rx="2" fill="${PALET.boterwit}"/>`,
  },
  emmer: {
    vak: [84, 84],
    svg: () =>
      `<path d="M10 26q32-44 64 0" fill="none" stroke="${PALET.staalMidden}" stroke-width="6"/><circle cx="26" cy="26" r="16" fill="${PALET.wit}"/><circle cx="48" cy="20" r="18" fill="${PALET.sopGlans}"/><circle cx="64" cy="28" r="12" fill="${PALET.wit}"/><path d="M6 30h72l-9 48q-1 6-7 6H22q-6 0-7-6z" fill="${KLEUREN.zee}"/><path d="M6 30h72l-2 12H8z" fill="${PALET.zeeBleek}"/>`,
  },
  zeepbel: {
    vak: [40, 40],
    svg: () =>
      `<circle cx="20" cy="20" r="18" fill="${PALET.zeepwit}" opacity=".75"/><circle cx="20" cy="20" r="18" fill="none" stroke="${PALET.zeepblauw}" stroke-width="3"/><ellipse cx="14" cy="13" rx="6" ry="4" fill="${PALET.wit}"/>`,
  },
  'gondel-liggend': { vak: [1280, 130], svg: () => drawGondel(1280) },
  'gondel-staand': { vak: [720, 130], svg: () => drawGondel(720) },
  raampje: {
    vak: [70, 80],
    tonen: ['nu', 'schoon'],
    svg: (toon) =>
      `<rect width="70" height="80" rx="7" fill="${KLEUREN.papier}"/>${RAAMPJE[toon] ?? RAAMPJE['vuil']}<path d="M35 8v64M8 40h54" stroke="${KLEUREN.papier}" stroke-width="6"/><rect x="-4" y="74" width="78" height="10" rx="4" fill="${PALET.houtBleek}"/>`,
  },
  vensterbank: {
    vak: [820, 150],
    svg: () =>
      `<rect x="6" y="20" width="808" height="130" rx="22" fill="${KLEUREN.inkt}" opacity=".2"/><rect width="820" height="140" rx="22" fill="${PALET.houtLicht}"/><rect width="820" height="126" rx="22" fill="${PALET.houtBleek}"/><rect x="14" y="12" width="792" height="102" rx="16" fill="${PALET.vensterbank}"/>`,
  },
  vak: {
    vak: [80, 104],
    tonen: ['nu', 'vol'],
    svg: (toon) =>
      toon === 'vol'
        ? `<rect x="2" y="5" width="76" height="97" rx="14" fill="${PALET.plankhout}"/><rect x="2" y="2" width="76" height="94" rx="14" fill="${KLEUREN.papier}"/>`
        : `<rect x="4" y="4" width="72" height="94" rx="14" fill="${toon === 'nu' ? PALET.vanille : PALET.vakrand}" stroke="${toon === 'nu' ? KLEUREN.koraal : PALET.houtLicht}" stroke-width="6"/>${toon === 'nu' ? `<path d="M22 82h36" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/>` : ''}`,
  },
  knop: { vak: [200, 98], svg: () => drawKnopVlak(200, 98, KLEUREN.zee, PALET.zeeDonker) },
  glim: {
    vak: [120, 360],
    svg: () =>
      `<rect x="10" width="60" height="360" fill="${PALET.wit}" opacity=".7"/><rect x="84" width="18" height="360" fill="${PALET.wit}" opacity=".6"/>`,
  },
  duif: {
    vak: [128, 104],
    tonen: ['op'],
    svg: (toon) =>
      `<path d="M14 60Q30 34 70 44q18-4 22-20 12-18 26-4 8 10 0 22Q104 96 58 92 24 90 4 74z" fill="${PALET.duif}" stroke="${PALET.staalMidden}" stroke-width="4" stroke-linejoin="round"/><path d="${toon === 'op' ? 'M40 52Q30 4 64 0q16 24 12 52z' : 'M34 58q26-10 50 6-10 34-44 26-16-14-6-32z'}" fill="${PALET.duifDonker}" stroke="${PALET.staalMidden}" stroke-width="4" stroke-linejoin="round"/><path d="M90 40q12 8 22 0-2 14-14 18-8-6-8-18z" fill="${PALET.duivenhals}"/><path d="M119 22l14 4-13 6z" fill="${KLEUREN.zon}"/><circle cx="108" cy="22" r="6" fill="${PALET.wit}"/><circle cx="109" cy="22" r="3.500" fill="${KLEUREN.inkt}"/><path d="M54 92v10M68 92v10" stroke="${KLEUREN.koraal}" stroke-width="4" stroke-linecap="round"/>`,
  },
  flats: {
    vak: [130, 150],
    svg: () =>
      `<path d="M64 10q30-6 44 18 24 20 8 44 6 20-10 26v26q-8 14-16 0V98q-10 8-18 2v40q-10 14-20 0v-36q-16 2-24-14-24-4-20-30Q-2 34 26 26 40 4 64 10z" fill="${KLEUREN.papier}" stroke="${PALET.zilver}" stroke-width="4" stroke-linejoin="round"/><circle cx="52" cy="46" r="10" fill="${PALET.staalBleek}"/><circle cx="78" cy="58" r="7" fill="${PALET.staalMidden}"/><circle cx="64" cy="74" r="5" fill="${PALET.staalBleek}"/>`,
  },
};
