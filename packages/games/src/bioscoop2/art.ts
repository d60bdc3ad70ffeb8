import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawKnopVlak, drawVerloop, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawFilmScene } from './film.ts';
import { PALET } from './palet.ts';
import { drawBinnenkort, drawFoyer, drawHeld, drawPoster, drawRekwisiet, drawSet } from './posters.ts';
import { DELEN } from './serie.ts';
import { DINGEN } from './state.ts';

/** The hall: warm dark walls with little lamps, a gilded arch, curtains aside. */
function drawDecor(w: number, h: number, doekB: number, vloer: number): string {
  const midden = w / 2;
  const drawPlooien = (x: number, b: number): string =>
    Array.from(
      { length: 4 },
      (_, i) => `<path d="M${x + (i + 0.5) * (b / 4)} 0V${vloer}" stroke="${PALET.pluche1}" stroke-width="10" opacity=".5"/>`,
    ).join('');
  const gordijn = Math.max(24, midden - doekB / 2 - 40);
  const lampen = [0.08, 0.92]
    .map(
      (deel) =>
        `<circle cx="${w * deel}" cy="${vloer * 0.62}" r="64" fill="${PALET.lampgloed}" opacity=".18"/><path d="M${w * deel - 22} ${vloer * 0.62 - 10}h44l-10 34h-24z" fill="${KLEUREN.zon}"/><path d="M${w * deel - 15} ${vloer * 0.62 + 24}h30" stroke="${PALET.goudRand}" stroke-width="6" stroke-linecap="round"/>`,
    )
    .join('');
  return (
    `<defs>${drawVerloop(`bi-muur${w}`, { offset: 0, kleur: PALET.zaalpaars }, { offset: 1, kleur: PALET.zaalroos })}${drawVerloop(`bi-doek${w}`, { offset: 0, kleur: PALET.gordijnDonker }, { offset: 1, kleur: PALET.gordijn })}${drawVerloop(`bi-vloer${w}`, { offset: 0, kleur: PALET.zaalwijn }, { offset: 1, kleur: PALET.zaalzwart })}</defs>` +
    `<rect width="${w}" height="${h}" fill="url(#bi-muur${w})"/><rect y="${vloer}" width="${w}" height="${h - vloer}" fill="url(#bi-vloer${w})"/>` +
    `<rect width="${gordijn}" height="${vloer}" fill="url(#bi-doek${w})"/>${drawPlooien(0, gordijn)}<rect x="${w - gordijn}" width="${gordijn}" height="${vloer}" fill="url(#bi-doek${w})"/>${drawPlooien(w - gordijn, gordijn)}` +
    `<path d="M0 0h${w}v18Q${midden} 66 0 18z" fill="${PALET.goudRand}"/><path d="M0 0h${w}v8Q${midden} 50 0 8z" fill="${KLEUREN.zon}"/>${lampen}`
  );
}

const KOPPEN = [
  'M48 26q34 0 34 38v32H14V64q0-38 34-38z',
  'M48 22q40 4 36 44v30H12V66q-4-40 36-44z',
  'M20 30l8-22 14 16h14l14-16 8 22q10 14 8 34v32H12V64q0-22 8-34z',
  'M48 30q32 0 34 36v30H14V66q2-36 34-36zM48 30V8',
] as const;

const drawKast = (w: number, h: number): string =>
  `<rect x="4" y="10" width="${w - 8}" height="${h - 6}" rx="34" fill="${PALET.filmzwart}" opacity=".5"/><rect width="${w}" height="${h - 6}" rx="34" fill="${PALET.zeeDonker}"/><rect width="${w}" height="${h - 14}" rx="34" fill="${KLEUREN.zee}"/><rect x="16" y="12" width="${w - 32}" height="${h - 40}" rx="24" fill="${PALET.kastDonker}"/>` +
  Array.from({ length: Math.floor(w / 60) }, (_, i) => `<circle cx="${34 + i * 60}" cy="7" r="6" fill="${PALET.lampgeel}"/>`).join('');

const drawStoelen = (w: number): string =>
  Array.from(
    { length: Math.round(w / 128) },
    (_, i) =>
      `<rect x="${i * 128 + 6}" y="8" width="116" height="100" rx="26" fill="${PALET.pluche2}"/><rect x="${i * 128 + 6}" y="4" width="116" height="30" rx="15" fill="${PALET.stoelrood}"/>`,
  ).join('');

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  popcorn: `<circle cx="44" cy="58" r="24" fill="${PALET.boterwit}"/><circle cx="74" cy="56" r="26" fill="${PALET.vanille}"/><circle cx="58" cy="38" r="22" fill="${PALET.boterwit}"/><circle cx="60" cy="78" r="22" fill="${PALET.vanille}"/><circle cx="40" cy="76" r="14" fill="${PALET.oker}" opacity=".4"/>${drawOgen(60, 56, 11, 8)}${drawLach(60, 74, 10)}`,
  filmrol: `<ellipse cx="60" cy="112" rx="38" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="60" r="44" fill="${PALET.staalDiep}"/><circle cx="60" cy="60" r="38" fill="${PALET.staalMidden}"/><circle cx="60" cy="34" r="10" fill="${PALET.filmzwart}"/><circle cx="38" cy="52" r="9" fill="${PALET.filmzwart}"/><circle cx="82" cy="52" r="9" fill="${PALET.filmzwart}"/><circle cx="46" cy="80" r="9" fill="${PALET.filmzwart}"/><circle cx="74" cy="80" r="9" fill="${PALET.filmzwart}"/>${drawOgen(60, 56, 9, 6)}${drawLach(60, 66, 6)}<path d="M96 88q6 24-20 22H20" fill="none" stroke="${PALET.filmzwart}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  hond: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M12 112V50q0-12 14-12h68q14 0 14 12v62z" fill="${PALET.stoelrood}"/><circle cx="60" cy="60" r="26" fill="${PALET.oker}"/><path d="M38 46q-20 6-12 34 16-2 20-22zM82 46q20 6 12 34-16-2-20-22z" fill="${PALET.hout}"/>${drawOgen(60, 56, 10, 7)}<ellipse cx="60" cy="68" rx="7" ry="5" fill="${KLEUREN.inkt}"/>${drawLach(60, 70, 6)}<rect x="10" y="92" width="100" height="20" rx="8" fill="${PALET.zaalwijn}"/><circle cx="60" cy="90" r="4" fill="${PALET.goudRand}"/>`,
  uil: `<path d="M60 60Q30 22 4 44q16 4 16 18 14-2 20 12zM60 60q30-38 56-16-16 4-16 18-14-2-20 12z" fill="${PALET.houtBleek}"/><ellipse cx="60" cy="66" rx="26" ry="34" fill="${PALET.hout}"/><ellipse cx="60" cy="80" rx="16" ry="20" fill="${PALET.boterwit}"/><circle cx="48" cy="50" r="13" fill="${PALET.wit}"/><circle cx="72" cy="50" r="13" fill="${PALET.wit}"/><circle cx="48" cy="50" r="6" fill="${KLEUREN.inkt}"/><circle cx="72" cy="50" r="6" fill="${KLEUREN.inkt}"/><path d="M55 60h10l-5 8z" fill="${KLEUREN.zon}"/><circle cx="92" cy="30" r="7" fill="${KLEUREN.koraal}"/><circle cx="104" cy="24" r="6" fill="${KLEUREN.koraal}"/>`,
  ijs: `<ellipse cx="60" cy="112" rx="18" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="54" y="84" width="12" height="28" rx="4" fill="${PALET.houtLicht}"/><path d="M34 36q0-26 26-26t26 26v44q0 8-8 8H42q-8 0-8-8z" fill="${KLEUREN.koraal}"/><path d="M34 60h52v20q0 8-8 8H42q-8 0-8-8z" fill="${KLEUREN.zon}"/><path d="M34 36q0-26 26-26t26 26v10H34z" fill="${PALET.zeeLicht}"/>${drawOgen(60, 50, 10, 7)}<ellipse cx="60" cy="68" rx="6" ry="8" fill="${PALET.mond}"/><circle cx="92" cy="96" r="5" fill="${KLEUREN.zon}"/>`,
  spin: `<path d="M60 0v42" fill="none" stroke="${PALET.zilver}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M40 58L16 46M36 70H10M40 82L18 98M80 58l24-12M84 70h26M80 82l22 16" fill="none" stroke="${PALET.inktpaars}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="70" r="28" fill="${PALET.inktpaars}"/><rect x="36" y="58" width="48" height="16" rx="6" fill="${KLEUREN.koraal}"/><circle cx="48" cy="66" r="8" fill="${PALET.zeeLicht}"/><circle cx="72" cy="66" r="8" fill="${PALET.koraalDonker}"/>${drawLach(60, 82, 8)}`,
  bril: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M6 44h108v28q0 14-22 14-20 0-26-20h-12q-6 20-26 20-22 0-22-14z" fill="${PALET.wit}"/><rect x="14" y="52" width="36" height="24" rx="8" fill="${KLEUREN.koraal}"/><rect x="70" y="52" width="36" height="24" rx="8" fill="${KLEUREN.zee}"/><circle cx="32" cy="64" r="6" fill="${KLEUREN.inkt}"/><circle cx="88" cy="64" r="6" fill="${KLEUREN.inkt}"/><path d="M8 44L22 26M112 44L98 26" fill="none" stroke="${PALET.wit}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawLach(60, 92, 8)}`,
  kaartje: `<path d="M10 38h100v14q-10 8 0 16v14H10V68q10-8 0-16z" fill="${KLEUREN.zon}"/><path d="M76 42v38" fill="none" stroke="${PALET.goudRand}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(44, 54, 11, 7)}${drawLach(44, 68, 9)}<path d="M86 50h16v6H86zM86 62h16v6H86z" fill="${PALET.goudRand}"/><path d="M92 96L74 82M104 100l-12-4" fill="none" stroke="${PALET.staalDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="68" cy="96" r="7" fill="${PALET.staalBleek}"/><circle cx="84" cy="106" r="7" fill="${PALET.staalBleek}"/>`,
  ster: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M4 112l20-12h72l20 12z" fill="${PALET.stoelrood}"/><path d="M60 12l14 28 31 5-22 22 5 31-28-15-28 15 5-31-22-22 31-5z" fill="${KLEUREN.zon}"/><rect x="36" y="46" width="22" height="14" rx="6" fill="${KLEUREN.inkt}"/><rect x="64" y="46" width="22" height="14" rx="6" fill="${KLEUREN.inkt}"/><path d="M58 50h6" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawLach(61, 70, 9)}`,
  droom: `<circle cx="36" cy="50" r="24" fill="${PALET.wit}"/><circle cx="66" cy="40" r="30" fill="${PALET.wit}"/><circle cx="92" cy="54" r="18" fill="${PALET.wit}"/><rect x="20" y="50" width="86" height="24" rx="12" fill="${PALET.wit}"/><circle cx="36" cy="88" r="9" fill="${PALET.wit}"/><circle cx="24" cy="104" r="6" fill="${PALET.wit}"/><rect x="44" y="36" width="40" height="30" rx="4" fill="${PALET.filmzwart}"/><circle cx="64" cy="51" r="11" fill="${PALET.maangeel}"/>${drawOgen(64, 50, 5, 4)}${drawLach(64, 55, 4)}`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor(1280, 720, 760, 430) },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor(720, 960, 652, 440) },
  doek: {
    vak: [760, 356],
    svg: () =>
      `<rect width="760" height="356" rx="18" fill="${PALET.goudRand}"/><rect x="4" y="3" width="752" height="348" rx="16" fill="${KLEUREN.zon}"/><rect x="12" y="12" width="736" height="332" rx="8" fill="${KLEUREN.papier}"/>`,
  },
  poster: { vak: [200, 282], tonen: DELEN, svg: drawPoster },
  binnenkort: { vak: [200, 282], svg: drawBinnenkort },
  foyer: { vak: [1280, 720], svg: drawFoyer },
  set: { vak: [736, 332], tonen: ['0', '1', '2'], svg: drawSet },
  held: { vak: [110, 140], tonen: ['blij', 'nat', 'schrik', 'taart'], svg: drawHeld },
  rekwisiet: { vak: [100, 100], tonen: DINGEN, svg: drawRekwisiet },
  kistvak: {
    vak: [132, 132],
    svg: () =>
      `<rect y="6" width="132" height="126" rx="30" fill="${PALET.filmzwart}" opacity=".5"/><rect width="132" height="126" rx="30" fill="${PALET.vanille}"/>`,
  },
  kistrand: {
    vak: [152, 152],
    svg: () =>
      `<rect x="5" y="5" width="142" height="142" rx="36" fill="none" stroke="${KLEUREN.zon}" stroke-width="9" stroke-dasharray="22 12" stroke-linecap="round"/>`,
  },
  gloed: { vak: [820, 406], svg: () => `<rect width="820" height="406" rx="60" fill="${PALET.boterwit}" opacity=".5"/>` },
  film: { vak: [736, 332], tonen: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'], svg: (toon) => drawFilmScene(Number(toon)) },
  bijschrift: { vak: [690, 62], svg: () => `<rect width="690" height="62" rx="16" fill="${PALET.inktpaars}" opacity=".86"/>` },
  terugspoel: {
    vak: [736, 332],
    tonen: ['1'],
    svg: (toon) =>
      `<rect width="736" height="332" fill="${PALET.staalDiep}"/>${Array.from({ length: 9 }, (_, i) => `<path d="M0 ${20 + i * 38 + (toon === '1' ? 12 : 0)}h736" stroke="${PALET.staalBleek}" stroke-width="${4 + (i % 3) * 4}" opacity=".35"/>`).join('')}<path d="M360 96v140L250 166zM470 96v140L360 166z" fill="${KLEUREN.zon}"/>`,
  },
  teller: {
    vak: [266, 266],
    svg: () =>
      `<circle cx="133" cy="133" r="126" fill="${PALET.tegel}"/><circle cx="133" cy="133" r="112" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5"/><circle cx="133" cy="133" r="92" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4"/><path d="M133 0v266M0 133h266" stroke="${KLEUREN.inkt}" stroke-width="3" opacity=".5"/>`,
  },
  tellerwijzer: { vak: [266, 266], svg: () => `<path d="M133 133V14A119 119 0 0 1 236 74z" fill="${KLEUREN.inkt}" opacity=".16"/>` },
  typ: {
    vak: [250, 200],
    svg: () =>
      `<rect x="30" y="34" width="190" height="120" rx="20" fill="${KLEUREN.nevel}" stroke="${KLEUREN.zee}" stroke-width="7"/>` +
      [0, 1, 2, 3]
        .map(
          (i) =>
            `<rect x="${48 + i * 40}" y="54" width="30" height="30" rx="8" fill="${KLEUREN.papier}" stroke="${PALET.staalBleek}" stroke-width="4"/>`,
        )
        .join('') +
      `<rect x="68" y="102" width="114" height="30" rx="10" fill="${KLEUREN.zon}"/><path d="M125 166v30M112 184l13 14 13-14" stroke="${KLEUREN.koraal}" stroke-width="8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  kaart: {
    vak: [250, 200],
    svg: () =>
      `<g transform="rotate(-8 125 90)"><path d="M24 44h202v34q-16 8-16 22t16 22v34H24v-34q16-8 16-22t-16-22z" fill="${KLEUREN.zon}" stroke="${PALET.goudRand}" stroke-width="5" stroke-linejoin="round"/><path d="M88 52v96" stroke="${PALET.goudRand}" stroke-width="5" stroke-dasharray="4 10"/></g><path d="M125 164v28M112 180l13 14 13-14" stroke="${KLEUREN.koraal}" stroke-width="8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  oor: {
    vak: [150, 132],
    svg: () =>
      `<path d="M46 118q-22-4-20-34Q18 20 66 14q46 0 46 46 0 18-16 32-10 8-10 18-4 18-22 16-10 0-18-8z" fill="${PALET.huid}" stroke="${PALET.oker}" stroke-width="5" stroke-linejoin="round"/><path d="M44 78q-6-42 24-46 26 0 26 28 0 12-14 22-12 8-8 20" fill="none" stroke="${PALET.oker}" stroke-width="6" stroke-linecap="round"/><path d="M124 40q10 20 0 42M138 28q16 32 0 66" fill="none" stroke="${KLEUREN.zee}" stroke-width="7" stroke-linecap="round"/>`,
  },
  kop: {
    vak: [96, 96],
    tonen: ['1', '2', '3'],
    svg: (toon) =>
      `<path d="${KOPPEN[Number(toon)] ?? KOPPEN[0]}" fill="${PALET.bioscoopzwart}" stroke="${PALET.bioscoopzwart}" stroke-width="7" stroke-linecap="round"/>`,
  },
  'stoelen-liggend': { vak: [1300, 104], svg: () => drawStoelen(1300) },
  'stoelen-staand': { vak: [740, 104], svg: () => drawStoelen(740) },
  cabine: {
    vak: [176, 150],
    svg: () =>
      `<path d="M14 20q0-16 16-16h116q16 0 16 16v110q0 16-16 16H30q-16 0-16-16zM34 34q0-10 10-10h88q10 0 10 10v62q0 10-10 10H44q-10 0-10-10z" fill="${PALET.staalDiep}" fill-rule="evenodd"/><rect x="24" y="14" width="128" height="10" rx="5" fill="${PALET.staalMidden}"/><rect x="40" y="114" width="96" height="22" rx="8" fill="${KLEUREN.zon}"/><path d="M52 125h72" stroke="${PALET.goudRand}" stroke-width="4" stroke-dasharray="10 8"/><path d="M20 96L-6 84v44l26-12z" fill="${PALET.staalMidden}"/>`,
  },
  spoel: {
    vak: [104, 104],
    tonen: ['kan'],
    svg: (toon) =>
      `<circle cx="52" cy="52" r="50" fill="${toon === 'kan' ? KLEUREN.zon : PALET.staalMidden}"/><circle cx="52" cy="52" r="41" fill="${PALET.staalDiep}"/>` +
      [0, 72, 144, 216, 288]
        .map(
          (a) =>
            `<circle cx="52" cy="28" r="11" fill="${toon === 'kan' ? KLEUREN.papier : PALET.staalBleek}" transform="rotate(${a} 52 52)"/>`,
        )
        .join('') +
      `<circle cx="52" cy="52" r="8" fill="${KLEUREN.papier}"/>`,
  },
  'automaat-liggend': { vak: [920, 168], svg: () => drawKast(920, 168) },
  'automaat-staand': { vak: [690, 260], svg: () => drawKast(690, 260) },
  vak: {
    vak: [80, 104],
    tonen: ['nu', 'vol'],
    svg: (toon) =>
      toon === 'vol'
        ? `<rect x="2" y="5" width="76" height="97" rx="14" fill="${PALET.zilverBleek}"/><rect x="2" y="2" width="76" height="94" rx="14" fill="${KLEUREN.papier}"/>`
        : `<rect x="4" y="4" width="72" height="94" rx="14" fill="${toon === 'nu' ? PALET.vanille : PALET.zeeLicht}" stroke="${toon === 'nu' ? KLEUREN.zon : PALET.zeeBleek}" stroke-width="6"/>${toon === 'nu' ? `<path d="M22 82h36" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/>` : ''}`,
  },
  knop: { vak: [164, 100], svg: () => drawKnopVlak(164, 100, PALET.koraalDonker, PALET.koraalDiep) },
  kaartje: {
    vak: [212, 120],
    svg: () =>
      `<path d="M8 12h196v30q-14 6-14 20t14 20v30H8V82q14-6 14-20T8 42z" fill="${PALET.filmzwart}" opacity=".4"/><path d="M8 6h196v30q-14 6-14 20t14 20v30H8V76q14-6 14-20T8 36z" fill="${PALET.boterwit}" stroke="${PALET.goudRand}" stroke-width="4" stroke-linejoin="round"/><path d="M30 18h152M30 94h152" stroke="${KLEUREN.zon}" stroke-width="5" stroke-dasharray="4 8" stroke-linecap="round"/>`,
  },
  rand: {
    vak: [232, 140],
    tonen: ['kijk'],
    svg: (toon) =>
      `<rect x="5" y="5" width="222" height="130" rx="26" fill="${KLEUREN.zon}" fill-opacity="${toon === 'kijk' ? 0.4 : 0}" stroke="${KLEUREN.zon}" stroke-width="9"${toon === 'kijk' ? ' stroke-dasharray="22 12"' : ''}/>`,
  },
  popcorn: {
    vak: [84, 104],
    svg: () =>
      `<circle cx="18" cy="26" r="15" fill="${PALET.boterwit}"/><circle cx="40" cy="16" r="17" fill="${KLEUREN.papier}"/><circle cx="64" cy="26" r="15" fill="${PALET.boterwit}"/><circle cx="30" cy="30" r="13" fill="${KLEUREN.papier}"/><circle cx="52" cy="32" r="13" fill="${PALET.lampwit}"/><path d="M4 34h76l-10 68H14z" fill="${KLEUREN.papier}"/><path d="M4 34h15l4 68H14zM34 34h16l-2 68H36zM65 34h15l-10 68h-9z" fill="${PALET.koraalDonker}"/>`,
  },
  pof: {
    vak: [34, 32],
    svg: () =>
      `<circle cx="11" cy="12" r="10" fill="${KLEUREN.papier}"/><circle cx="23" cy="11" r="9" fill="${PALET.boterwit}"/><circle cx="17" cy="21" r="10" fill="${KLEUREN.papier}"/><circle cx="17" cy="15" r="4" fill="${PALET.houtBleek}"/>`,
  },
};
