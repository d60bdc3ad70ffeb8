/** In a practice in Flanders every screen says cliënt: the texts of a catalog are read over once, when it is first taken. */
import { toPraktijk } from '@spelrijk/teksten/praktijkwoorden';
import { i18next } from '../../../shared/texts/i18n.ts';

const BE = 'nl-BE';

type Boom = string | { readonly [key: string]: Boom };

/** The Flemish text where there is one, else the Dutch, with the word of a practice. */
function readTexts(nl: unknown, be: unknown): Boom {
  if (typeof nl === 'string') return toPraktijk(typeof be === 'string' ? be : nl);
  return Object.fromEntries(Object.entries(Object(nl)).map(([key, inner]) => [key, readTexts(inner, Object(be)[key])]));
}

const klaar = new Set<string>();

function speak(naam: string): void {
  if (klaar.has(naam)) return;
  klaar.add(naam);
  const nl: unknown = i18next.getResourceBundle('nl', naam);
  const be: unknown = i18next.getResourceBundle(BE, naam);
  const woorden = readTexts(nl, be);
  i18next.addResourceBundle(BE, naam, woorden, true, true);
}

/** From now on; what is on the screen is drawn again. */
export function speakPraktijk(): void {
  if (i18next.language !== BE) return;
  for (const naam of Object.keys(i18next.getDataByLanguage(BE) ?? {})) speak(naam);
  i18next.store.on('added', (taal: string, naam: string) => {
    if (taal === BE) speak(naam);
  });
  void i18next.changeLanguage(BE);
}
