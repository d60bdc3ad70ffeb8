/**
 * Decides: whether a sentence is short and plain enough for its half-year, and whether a dictation asks nothing that was not taught yet.
 * Source: own working values for words in a sentence and klankgroepen in a word per half-year; the half-years of the learning line.
 * Example: a sentence of 9 words for groep 3b is reported: at most 8.
 */
import type { Zin } from '@spelrijk/domain/zin';
import { getCategorie } from '../../src/categorieen.ts';
import { examineWoord } from '../../src/woordenlijst.ts';
import { woordplekken } from '../../src/zinnen/woordplek.ts';

interface Grens {
  readonly woorden: number;
  readonly klankgroepen: number;
}

const GRENZEN: Readonly<Record<string, Grens>> = {
  '3a': { woorden: 7, klankgroepen: 1 },
  '3b': { woorden: 8, klankgroepen: 2 },
  '4a': { woorden: 10, klankgroepen: 2 },
  '4b': { woorden: 12, klankgroepen: 3 },
  '5a': { woorden: 14, klankgroepen: 3 },
  '5b': { woorden: 15, klankgroepen: 4 },
  '6a': { woorden: 18, klankgroepen: 4 },
  '6b': { woorden: 18, klankgroepen: 5 },
  '7a': { woorden: 20, klankgroepen: 5 },
  '7b': { woorden: 20, klankgroepen: 6 },
  '8a': { woorden: 20, klankgroepen: 6 },
  '8b': { woorden: 20, klankgroepen: 6 },
};

/** Short words that children write from the first weeks on, before their rule is taught. */
const VERTROUWD: ReadonlySet<string> = new Set(
  `de het een en van je me ze we te er die dat dit is in op mijn zijn hij bij wij jij zij haar naar voor door heb had ook nog nu zo
heel niet geen wat dan om uit over onder maar hoe wie waar ons onze mij veel boven met al aan tot kan wil gaat geeft heeft staat`.split(
    /\s+/,
  ),
);

/** Written as they are heard (ik pak, hij loopt): these may stand anywhere from the start. */
const VAN_HET_BEGIN: ReadonlySet<string> = new Set(
  'f-v s-z tussenklank kz-mkm kz-mk-km kz-mmkm kz-mkmm ww-stam ww-tt-stam-t ww-tt-meervoud ww-infinitief ww-gebiedend'.split(' '),
);

const isNaam = (woord: string, start: number): boolean => start > 0 && /^\p{Lu}/u.test(woord);

/** The words of a dictation, other than its target, that ask for a categorie of a later half-year. */
function teVroeg(zin: Zin): string[] {
  return woordplekken(zin.tekst)
    .filter(({ start, end }) => !zin.doelen.some((doel) => doel.start < end && start < doel.end))
    .map(({ woord, start }) => (start === 0 ? woord.toLowerCase() : woord))
    .filter((woord) => !VERTROUWD.has(woord.toLowerCase()))
    .flatMap((woord) => {
      const later = examineWoord(woord).categorieen.filter(
        (id) => !VAN_HET_BEGIN.has(id) && (getCategorie(id)?.intro.nl ?? '9') > zin.niveau.nl,
      );
      return later.length > 0 ? [`${woord} vraagt om ${later.join(' en ')}, dat komt pas na ${zin.niveau.nl}`] : [];
    });
}

/** What is too long, too hard or too early, as Dutch sentences. */
export function lintNiveau(zin: Zin): string[] {
  const grens = GRENZEN[zin.niveau.nl];
  const intro = getCategorie(zin.hoofd)?.intro.nl ?? '9';
  if (!grens) return [`het niveau ${zin.niveau.nl} bestaat niet`];
  const woorden = woordplekken(zin.tekst);
  const lang = woorden
    .filter(({ woord, start }) => !isNaam(woord, start))
    .filter(({ woord }) => examineWoord(woord.toLowerCase()).klankgroepen.length > grens.klankgroepen)
    .map(({ woord }) => `${woord} heeft meer dan ${grens.klankgroepen} klankgroepen`);
  return [
    ...(zin.niveau.nl < intro ? [`${zin.hoofd} komt pas in ${intro}`] : []),
    ...(woorden.length > grens.woorden ? [`de zin heeft ${woorden.length} woorden, meer dan ${grens.woorden}`] : []),
    ...lang,
    ...(zin.soort === 'dictee' ? teVroeg(zin) : []),
  ];
}
