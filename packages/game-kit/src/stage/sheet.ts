/**
 * All drawings of a game on one sheet: an SVG file with a symbol for every drawing in every variant. The build draws it once, so that
 * a browser loads pictures beside the code instead of code that makes pictures.
 */
import type { Drawing, GameArt } from '../contract/art.ts';

const BEGIN = '<svg xmlns="http://www.w3.org/2000/svg">';
const SYMBOL = /<symbol id="([^"]*)" viewBox="0 0 ([\d.]+) ([\d.]+)">/;
const EIND = '</symbol>';

/** The plain drawing goes by its name, a variant by its name and what comes after the slash. */
const idOf = (naam: string, toon: string): string => (toon === '' ? naam : `${naam}/${toon}`);

/** @returns the text of the file */
export function makeBlad(art: GameArt): string {
  const symbols = Object.entries(art).flatMap(([naam, drawing]) =>
    'svg' in drawing
      ? ['', ...(drawing.tonen ?? [])].map((toon) => {
          const [w, h] = drawing.vak;
          return `<symbol id="${idOf(naam, toon)}" viewBox="0 0 ${w} ${h}">${drawing.svg(toon)}${EIND}`;
        })
      : [],
  );
  return `${BEGIN}${symbols.join('\n')}</svg>`;
}

/**
 * The drawings on a sheet; a variant that has no place of its own on it looks like the plain one.
 * @throws {SyntaxError} when the text is not a sheet
 */
export function readBlad(text: string): GameArt {
  const found = new Map<string, string>();
  const art: Record<string, Drawing> = {};
  for (const piece of text.split(EIND)) {
    const [kop, id = '', w, h] = SYMBOL.exec(piece) ?? [''];
    if (kop === '') continue;
    found.set(id, piece.slice(piece.indexOf(kop) + kop.length));
    if (id.includes('/')) continue;
    art[id] = { vak: [Number(w), Number(h)], svg: (toon) => found.get(idOf(id, toon)) ?? found.get(id) ?? '' };
  }
  if (found.size === 0) throw new SyntaxError('blad: no drawings');
  return art;
}
