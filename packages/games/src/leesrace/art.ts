import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawBoom, drawHeuvels, drawKnopVlak, drawVerloop, drawWolk, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { WAGENS } from './garage.ts';
import { PALET } from './palet.ts';
import { drawGarageDecor, drawLanding, drawRitdecor, drawWagen } from './wagenart.ts';

/** Sky, hills with trees, the stand with its roof, kerbs and the road. */
function drawDecor(w: number, h: number, tribune: number, weg: number): string {
  const bankjes = Array.from(
    { length: 3 },
    (_, i) =>
      `<rect y="${tribune + 20 + i * 22}" width="${w}" height="22" fill="${[PALET.finishroze, PALET.vlagroze, PALET.startroze][i]}"/>`,
  ).join('');
  const drawKerb = (y: number): string =>
    Array.from(
      { length: Math.ceil(w / 80) },
      (_, i) =>
        `<rect x="${i * 80}" y="${y}" width="40" height="16" fill="${PALET.koraalDonker}"/><rect x="${i * 80 + 40}" y="${y}" width="40" height="16" fill="${KLEUREN.papier}"/>`,
    ).join('');
  const vlaggetjes = Array.from(
    { length: Math.round(w / 70) },
    (_, i) =>
      `<path d="M${i * 70 + 10} ${tribune - 26 + (i % 2) * 8}h36l-18 28z" fill="${[KLEUREN.zon, KLEUREN.zee, KLEUREN.koraal, KLEUREN.druif][i % 4]}"/>`,
  ).join('');
  return (
    `<defs>${drawVerloop(`lr-lucht${w}`, { offset: 0, kleur: PALET.hemelHoog }, { offset: 1, kleur: PALET.hemelBleek })}${drawVerloop(`lr-gras${w}`, { offset: 0, kleur: PALET.heuvelMidden }, { offset: 1, kleur: PALET.heuvelRand })}</defs><rect width="${w}" height="${h}" fill="url(#lr-lucht${w})"/>` +
    drawWolk(w * 0.09, 66, 0.9) +
    drawWolk(w * 0.93, 120, 0.8) +
    drawWolk(w * 0.06, tribune * 0.66, 0.6) +
    drawHeuvels({ breed: w, bodem: tribune + 26, top: 66, n: 4, kleur: PALET.heuvelLicht }) +
    drawHeuvels({ breed: w, bodem: tribune + 26, top: 40, n: 6, kleur: PALET.heuvelDonker, schuif: 0.3 }) +
    drawBoom(w * 0.05, tribune + 20, 0.8) +
    drawBoom(w * 0.95, tribune + 22, 0.9) +
    `<path d="M0 ${tribune - 32}Q${w / 2} ${tribune - 8} ${w} ${tribune - 32}" fill="none" stroke="${KLEUREN.papier}" stroke-width="4"/>${vlaggetjes}${bankjes}<rect y="${tribune + 84}" width="${w}" height="${h - tribune - 84}" fill="url(#lr-gras${w})"/>` +
    `<rect y="${weg}" width="${w}" height="${h - weg - 18}" fill="${PALET.weg}"/><rect y="${weg}" width="${w}" height="10" fill="${PALET.asfaltRand}"/>${drawKerb(weg - 14)}${drawKerb(h - 22)}`
  );
}

const drawWiel = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="19" fill="${PALET.band}"/><circle cx="${x}" cy="${y}" r="10" fill="${PALET.chroom}"/><circle cx="${x}" cy="${y}" r="4" fill="${PALET.staalMidden}"/>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  schaap: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="40" cy="70" r="18" fill="${PALET.wit}"/><circle cx="62" cy="62" r="20" fill="${PALET.wit}"/><circle cx="82" cy="72" r="18" fill="${PALET.wit}"/><circle cx="52" cy="84" r="18" fill="${PALET.wit}"/><circle cx="74" cy="86" r="18" fill="${PALET.wit}"/><ellipse cx="34" cy="58" rx="15" ry="18" fill="${PALET.band}"/><ellipse cx="20" cy="52" rx="8" ry="5" fill="${PALET.band}"/>${drawOgen(34, 54, 6, 5)}${drawLach(34, 66, 5)}<rect x="46" y="94" width="7" height="18" rx="2" fill="${PALET.band}"/><rect x="72" y="94" width="7" height="18" rx="2" fill="${PALET.band}"/><circle cx="34" cy="42" r="9" fill="${PALET.wit}"/>`,
  pitspoes: `<ellipse cx="60" cy="112" rx="32" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M32 112q-6-44 26-44t26 44z" fill="${PALET.koraalLicht}"/><path d="M34 48L28 16l20 14h20l20-14-6 32q0 26-24 26T34 48z" fill="${PALET.koraalLicht}"/>${drawOgen(58, 46, 10, 7)}<path d="M54 56h8l-4 5z" fill="${KLEUREN.inkt}"/>${drawLach(58, 60, 6)}<path d="M92 112V30" fill="none" stroke="${PALET.chroom}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M92 30h26v28H92z" fill="${PALET.wit}"/><path d="M92 30h9v9h-9zM110 30h8v9h-8zM101 39h9v10h-9zM92 49h9v9h-9zM110 49h8v9h-8z" fill="${KLEUREN.inkt}"/>`,
  sportwagen: `<ellipse cx="60" cy="112" rx="48" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M8 84q2-18 26-18h52q26 0 28 18v14H8z" fill="${KLEUREN.koraal}"/><circle cx="32" cy="98" r="14" fill="${PALET.band}"/><circle cx="32" cy="98" r="6" fill="${PALET.chroom}"/><circle cx="90" cy="98" r="14" fill="${PALET.band}"/><circle cx="90" cy="98" r="6" fill="${PALET.chroom}"/><ellipse cx="58" cy="60" rx="20" ry="16" fill="${KLEUREN.zon}"/><circle cx="64" cy="38" r="16" fill="${KLEUREN.zon}"/><path d="M78 36l16 6-16 6z" fill="${PALET.goudRand}"/>${drawOgen(66, 34, 5, 5)}<path d="M48 34q2-14 16-14t16 12z" fill="${PALET.hemelHoog}"/>`,
  paal: `<ellipse cx="60" cy="112" rx="24" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="40" y="30" width="40" height="82" rx="10" fill="${PALET.wit}"/><rect x="40" y="30" width="40" height="20" rx="8" fill="${KLEUREN.koraal}"/><rect x="40" y="84" width="40" height="14" rx="0" fill="${KLEUREN.koraal}"/><circle cx="50" cy="62" r="5" fill="${KLEUREN.inkt}"/><path d="M64 62q6 5 12 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawLach(60, 72, 8)}<path d="M18 104q6-10 0-18M102 104q-6-10 0-18" fill="none" stroke="${KLEUREN.gras}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  kraai: `<ellipse cx="60" cy="60" rx="34" ry="14" fill="${PALET.spookDonker}"/><circle cx="92" cy="54" r="13" fill="${PALET.spookDonker}"/><ellipse cx="66" cy="68" rx="26" ry="8" fill="${PALET.wit}"/><path d="M104 50l14 4-14 5z" fill="${PALET.goudRand}"/><path d="M56 56Q40 18 6 10q16 30 34 48zM58 64Q44 100 12 108q16-24 30-46z" fill="${PALET.spookDonker}"/><path d="M28 58L2 48l16 14-16 14z" fill="${PALET.spookDonker}"/><circle cx="95" cy="51" r="4" fill="${KLEUREN.inkt}"/><ellipse cx="90" cy="62" rx="6" ry="4" fill="${KLEUREN.koraal}"/>`,
  wegwerker: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M50 14h20l20 86H30z" fill="${KLEUREN.koraal}"/><path d="M45 38h30l5 20H40zM38 70h44l4 16H34z" fill="${PALET.wit}"/><rect x="20" y="98" width="80" height="14" rx="4" fill="${PALET.koraalDiep}"/>${drawOgen(60, 62, 8, 6)}${drawLach(60, 76, 7)}`,
  regen: `<path d="M14 100a46 46 0 0 1 92 0" fill="none" stroke="${KLEUREN.koraal}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M23 100a37 37 0 0 1 74 0" fill="none" stroke="${KLEUREN.zon}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M32 100a28 28 0 0 1 56 0" fill="none" stroke="${KLEUREN.gras}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M41 100a19 19 0 0 1 38 0" fill="none" stroke="${KLEUREN.zee}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="20" cy="102" r="16" fill="${PALET.wit}"/><circle cx="38" cy="106" r="12" fill="${PALET.wit}"/><circle cx="100" cy="102" r="16" fill="${PALET.wit}"/><circle cx="82" cy="106" r="12" fill="${PALET.wit}"/>${drawOgen(100, 100, 5, 4)}${drawOgen(22, 100, 5, 4)}`,
  ballon: `<path d="M60 4q46 2 44 46-8 28-30 44H46Q24 78 16 50 14 6 60 4z" fill="${PALET.druifLicht}"/><path d="M60 4q20 6 20 46 0 28-10 44H50q-10-16-10-44 0-40 20-46z" fill="${KLEUREN.zon}"/><path d="M48 94v8M72 94v8" fill="none" stroke="${PALET.band}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="44" y="100" width="32" height="18" rx="5" fill="${PALET.goudRand}"/>${drawOgen(60, 44, 9, 7)}${drawLach(60, 60, 8)}`,
  egel: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="8" y="104" width="18" height="8" rx="1" fill="${PALET.wit}"/><rect x="40" y="104" width="18" height="8" rx="1" fill="${PALET.wit}"/><rect x="72" y="104" width="18" height="8" rx="1" fill="${PALET.wit}"/><path d="M16 100q-2-50 46-52 30 2 38 32l12 12q0 8-12 8z" fill="${PALET.spookDonker}"/><path d="M28 78l-10-8M38 62l-8-12M54 52l-4-14M72 54l6-12" fill="none" stroke="${PALET.spookDonker}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 68q26-2 40 24 0 8-12 8H62q-6-22 8-32z" fill="${PALET.spookLicht}"/><circle cx="110" cy="92" r="5" fill="${KLEUREN.inkt}"/>${drawOgen(88, 80, 7, 6)}${drawLach(90, 92, 6)}`,
  wiel: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="68" r="40" fill="${PALET.wit}"/><path d="M60 50l16 12-6 18H50l-6-18z" fill="${KLEUREN.inkt}"/><path d="M60 28l10 6-10 8-10-8zM22 58l10 0 2 12-10 4zM98 58l-10 0-2 12 10 4zM40 100l4-10 10 2 0 12zM80 100l-4-10-10 2 0 12z" fill="${KLEUREN.inkt}"/>${drawOgen(60, 46, 12, 6)}`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor(1280, 720, 376, 472) },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor(720, 960, 560, 656) },
  bord: {
    vak: [780, 234],
    tonen: ['lees'],
    svg: (toon) =>
      `<path d="M150 228v40M630 228v40" stroke="${PALET.staalMidden}" stroke-width="16"/><rect x="6" y="10" width="768" height="226" rx="34" fill="${KLEUREN.inkt}" opacity=".22"/><rect width="780" height="226" rx="34" fill="${KLEUREN.inkt}"/><rect x="9" y="9" width="762" height="208" rx="26" fill="${toon === 'lees' ? KLEUREN.zon : PALET.zeeBleek}"/><rect x="18" y="18" width="744" height="190" rx="20" fill="${KLEUREN.papier}"/>`,
  },
  'rit-liggend': { vak: [1280, 720], svg: () => drawRitdecor(1280, 720, 480) },
  'rit-staand': { vak: [720, 960], svg: () => drawRitdecor(720, 960, 620) },
  garage: { vak: [1280, 720], svg: drawGarageDecor },
  wagen: { vak: [200, 130], tonen: WAGENS, svg: drawWagen },
  landing: { vak: [260, 150], tonen: ['0', '1', '2', '3', '4', '5'], svg: drawLanding },
  'rit-berg': {
    vak: [520, 220],
    tonen: ['1'],
    svg: (toon) =>
      `<path d="M0 220Q120 40 220 60T360 ${toon === '1' ? 20 : 90} 520 220z" fill="${PALET.heuvelLicht}"/><path d="M120 220q90-110 190-80t150 80z" fill="${PALET.heuvelDonker}"/>`,
  },
  'rit-boom': {
    vak: [130, 180],
    tonen: ['1'],
    svg: (toon) =>
      toon === '1'
        ? `<g transform="translate(60 176)">${drawBoom(0, 0, 1.4)}</g>`
        : `<path d="M58 178v-50h14v50z" fill="${PALET.koraalDiep}"/><path d="M65 4l52 132H13z" fill="${PALET.heuvelRand}"/><path d="M65 4l30 76H35z" fill="${PALET.heuvelMidden}"/>`,
  },
  'rit-struik': {
    vak: [110, 60],
    tonen: ['1'],
    svg: (toon) =>
      `<path d="M4 58q-4-34 28-34 10-24 36-16 34-2 36 30 6 6 2 20z" fill="${PALET.heuvelRand}"/>${toon === '1' ? `<circle cx="34" cy="40" r="6" fill="${KLEUREN.zon}"/><circle cx="72" cy="32" r="6" fill="${KLEUREN.papier}"/>` : ''}`,
  },
  wegstreep: { vak: [120, 14], svg: () => `<rect width="120" height="14" rx="7" fill="${KLEUREN.papier}" opacity=".75"/>` },
  uitlaatvlam: {
    vak: [84, 44],
    svg: () =>
      `<path d="M84 22Q60 0 34 8 20 2 0 22q20 20 34 14 26 8 50-14z" fill="${KLEUREN.koraal}"/><path d="M84 22Q64 10 46 14q-12 2-18 8 6 6 18 8 18 4 38-8z" fill="${KLEUREN.zon}"/>`,
  },
  schans: {
    vak: [260, 130],
    svg: () =>
      `<path d="M6 124Q150 118 246 14v110z" fill="${KLEUREN.druif}"/><path d="M6 124Q150 118 246 14" fill="none" stroke="${KLEUREN.zon}" stroke-width="12" stroke-linecap="round"/><path d="M170 124V84M210 124V50" stroke="${PALET.druifLicht}" stroke-width="9"/>`,
  },
  meter: {
    vak: [230, 150],
    svg: () =>
      `<path d="M8 132a107 107 0 0 1 214 0v10H8z" fill="${KLEUREN.inkt}"/><path d="M26 130a89 89 0 0 1 133-77" fill="none" stroke="${KLEUREN.zon}" stroke-width="20"/><path d="M159 53a89 89 0 0 1 38 45" fill="none" stroke="${KLEUREN.gras}" stroke-width="20"/><path d="M197 98a89 89 0 0 1 7 32" fill="none" stroke="${KLEUREN.koraal}" stroke-width="20"/><circle cx="115" cy="132" r="14" fill="${KLEUREN.papier}"/>`,
  },
  naald: { vak: [12, 96], svg: () => `<path d="M6 2l5 46H1z" fill="${KLEUREN.papier}"/>` },
  knop: { vak: [190, 120], svg: () => drawKnopVlak(190, 120, KLEUREN.zee, PALET.staalMidden) },
  kies: {
    vak: [220, 190],
    tonen: ['0', '1', '2'],
    svg: (toon) => {
      const top = 130 - Number(toon) * 38;
      return `<rect width="220" height="190" rx="34" fill="${KLEUREN.papier}" stroke="${KLEUREN.zon}" stroke-width="8"/><path d="M24 160Q140 156 196 ${top}v50z" fill="${KLEUREN.druif}"/><path d="M24 160Q140 156 196 ${top}" fill="none" stroke="${KLEUREN.zon}" stroke-width="9" stroke-linecap="round"/>`;
    },
  },
  strook: { vak: [720, 84], svg: () => `<rect width="720" height="84" rx="22" fill="${KLEUREN.nevel}"/>` },
  door: {
    vak: [70, 52],
    svg: () =>
      `<rect width="70" height="52" rx="26" fill="${KLEUREN.zee}"/><path d="M18 26h28M36 14l13 12-13 12" fill="none" stroke="${KLEUREN.papier}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  stip: {
    vak: [22, 22],
    tonen: ['nu', 'vol'],
    svg: (toon) =>
      `<circle cx="11" cy="11" r="8" fill="${toon === 'vol' ? KLEUREN.zee : toon === 'nu' ? KLEUREN.zon : PALET.zilverBleek}" stroke="${toon === 'nu' ? KLEUREN.inkt : PALET.staalBleek}" stroke-width="2.500"/>`,
  },
  optie: {
    vak: [286, 104],
    svg: () =>
      `<rect x="2" y="6" width="282" height="98" rx="24" fill="${KLEUREN.inkt}" opacity=".28"/><rect width="286" height="98" rx="24" fill="${KLEUREN.druif}"/><rect x="5" y="5" width="276" height="84" rx="20" fill="${KLEUREN.papier}"/><path d="M5 25q0-20 20-20h20v84H25q-20 0-20-20z" fill="${PALET.lilaZacht}"/>`,
  },
  rand: {
    vak: [306, 124],
    tonen: ['kijk'],
    svg: (toon) =>
      `<rect x="5" y="5" width="296" height="114" rx="32" fill="${KLEUREN.zon}" fill-opacity="${toon === 'kijk' ? 0.45 : 0}" stroke="${KLEUREN.zon}" stroke-width="9"${toon === 'kijk' ? ' stroke-dasharray="22 12"' : ''}/>`,
  },
  strepen: {
    vak: [1520, 12],
    svg: () =>
      Array.from(
        { length: 13 },
        (_, i) => `<rect x="${i * 120}" width="66" height="12" rx="4" fill="${KLEUREN.papier}" opacity=".85"/>`,
      ).join(''),
  },
  finish: {
    vak: [46, 240],
    svg: () =>
      Array.from({ length: 11 }, (_, r) =>
        [0, 1]
          .map(
            (c) => `<rect x="${c * 23}" y="${r * 22}" width="23" height="22" fill="${(r + c) % 2 === 0 ? KLEUREN.inkt : KLEUREN.papier}"/>`,
          )
          .join(''),
      ).join(''),
  },
  auto: {
    vak: [190, 99],
    tonen: ['pech'],
    svg: (toon) =>
      `<ellipse cx="95" cy="92" rx="88" ry="7" fill="${KLEUREN.inkt}" opacity=".3"/><path d="M4 44h26v-14H6z" fill="${PALET.koraalDiep}"/><path d="M8 78q-6-32 30-36l30-4q8 18 30 18t30-16q46 4 58 30 2 10-8 12H16q-8 0-8-4z" fill="${KLEUREN.koraal}" stroke="${PALET.koraalDiep}" stroke-width="4" stroke-linejoin="round"/><path d="M40 50l26-4q8 16 32 16t32-16q20 4 30 12-50 6-120-8z" fill="${PALET.koraalLicht}"/><circle cx="92" cy="72" r="14" fill="${KLEUREN.papier}"/><path d="M92 62l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z" fill="${KLEUREN.zon}"/><path d="M176 66h10" stroke="${PALET.lampwit}" stroke-width="8" stroke-linecap="round"/>${toon === 'pech' ? `<circle cx="146" cy="80" r="6" fill="${PALET.band}"/>` : drawWiel(146, 78)}${drawWiel(44, 78)}`,
  },
  wiel: {
    vak: [62, 62],
    svg: () =>
      `<circle cx="31" cy="31" r="29" fill="${PALET.band}"/><circle cx="31" cy="31" r="16" fill="${PALET.chroom}"/><path d="M31 16v30M16 31h30" stroke="${PALET.staalMidden}" stroke-width="5"/>`,
  },
  spook: {
    vak: [180, 142],
    svg: () =>
      `<ellipse cx="92" cy="132" rx="80" ry="7" fill="${KLEUREN.inkt}" opacity=".2"/><path d="M60 82Q52 8 92 6t42 74z" fill="${PALET.spookwit}" stroke="${PALET.spookDonker}" stroke-width="4"/><circle cx="80" cy="44" r="7" fill="${KLEUREN.inkt}"/><circle cx="106" cy="44" r="7" fill="${KLEUREN.inkt}"/><ellipse cx="93" cy="62" rx="7" ry="9" fill="${KLEUREN.inkt}"/><path d="M6 118q-4-32 30-36l112-2q24 4 28 28 0 12-10 12H16q-10 0-10-2z" fill="${PALET.spookLicht}" stroke="${PALET.spookDonker}" stroke-width="4" stroke-linejoin="round"/><path d="M30 96q60 10 128 0" fill="none" stroke="${PALET.wit}" stroke-width="6" stroke-linecap="round"/><circle cx="44" cy="118" r="18" fill="${PALET.spook}"/><circle cx="44" cy="118" r="8" fill="${PALET.spookwit}"/><circle cx="140" cy="118" r="18" fill="${PALET.spook}"/><circle cx="140" cy="118" r="8" fill="${PALET.spookwit}"/>`,
  },
  vlag: {
    vak: [30, 42],
    tonen: ['later', 'nu', 'vol'],
    svg: (toon) =>
      `<path d="M5 2v38" stroke="${PALET.staalMidden}" stroke-width="4" stroke-linecap="round"/><path d="M6 4h22l-6 8 6 8H6z" fill="${toon === 'vol' ? KLEUREN.zon : toon === 'later' ? PALET.druifLicht : toon === 'nu' ? KLEUREN.koraal : KLEUREN.papier}" stroke="${toon === 'vol' ? PALET.goudRand : PALET.staalBleek}" stroke-width="3" stroke-linejoin="round"/>`,
  },
};
