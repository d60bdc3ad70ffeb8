import type { GameArt } from '../../contract/art.ts';

/** `kit:plaatje`: a picture of the word bank, toon its key. A picture that cannot be had leaves its place empty. */
export function plaatjeArt(urlOf: (naam: string) => string): GameArt {
  return { 'kit:plaatje': { node: (toon) => createPlaatje(urlOf(toon)) } };
}

function createPlaatje(url: string): Element {
  const picture = document.createElement('img');
  picture.alt = '';
  picture.draggable = false;
  picture.src = url;
  return picture;
}
