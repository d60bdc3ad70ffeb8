/** The content as the engine and the games use it: categories with enough words, their words, the forms a game can pose. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Categorie } from '@spelrijk/domain/categorie';
import { OEFENVORMEN, type Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { Woord } from '@spelrijk/domain/woord';
import { manifests } from '@spelrijk/games/manifests';
import { beginMoeilijkheid, createLeerlijn, tredeVan, type CategorieInfo, type Leerlijn, type WoordInfo } from '@spelrijk/oefenen/leerlijn';
import { BANK, woordenVan } from '@spelrijk/taal/bank';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { createGat } from '@spelrijk/taal/genereer';

/** Fewer words than a taak needs: such a categorie is not on the map yet. */
const MIN_WOORDEN = 8;
const WOORD_VARIANTIE = 0.36;

/** Forms that we can build an opgave for; a game must be able to pose them too. */
const GEBOUWD: readonly Oefenvorm[] = ['dictee-woord', 'ontbrekend-grafeem', 'letters-ordenen', 'klankgroepen', 'kies'];

/** Longest word some game can show in this form; 0 when no game poses it. */
const maxLetters = (vorm: Oefenvorm): number =>
  Math.max(0, ...manifests.filter((game) => game.antwoordvormen.includes(OEFENVORMEN[vorm].antwoordvorm)).map((game) => game.maxLetters));

const RUIMTE: ReadonlyMap<Oefenvorm, number> = new Map(GEBOUWD.map((vorm) => [vorm, maxLetters(vorm)]));

/** Forms in which anything can be played now. */
export const SPEELBARE_VORMEN: readonly Oefenvorm[] = GEBOUWD.filter((vorm) => (RUIMTE.get(vorm) ?? 0) > 0);

/** Where cutting into klankgroepen is a step of the rule itself; elsewhere it would prove nothing about the letters. */
const HAK_CATEGORIEEN: ReadonlySet<string> = new Set([
  'lange-klank-eind',
  'open-lettergreep',
  'verdubbeling',
  'voorvoegsel-stomme-e',
  'uitgang-stomme-e',
  'samenstelling',
  'meervoud-en-s',
  'verklein-etje',
]);

const GAT_VORMEN: readonly Oefenvorm[] = ['ontbrekend-grafeem', 'kies'];

function vormenVan(woord: Woord): readonly Oefenvorm[] {
  const past = SPEELBARE_VORMEN.filter((vorm) => woord.woord.length <= (RUIMTE.get(vorm) ?? 0));
  const heeftGat = past.some((vorm) => GAT_VORMEN.includes(vorm)) && createGat(woord, woord.hoofd) !== null;
  return past.filter((vorm) => {
    if (GAT_VORMEN.includes(vorm)) return heeftGat;
    return vorm !== 'klankgroepen' || (woord.klankgroepen.length > 1 && HAK_CATEGORIEEN.has(woord.hoofd));
  });
}

function toWoordInfo(woord: Woord, intros: ReadonlyMap<string, string>): WoordInfo {
  const letters = woord.woord.length;
  const knelpunten = [...new Set(woord.knelpunten.map((k) => k.categorie))].map((categorie) => {
    const intro = intros.get(categorie) ?? woord.niveau;
    return { categorie, b: beginMoeilijkheid({ intro, niveau: woord.niveau, band: woord.band, letters }), vb: WOORD_VARIANTIE };
  });
  const { woord: tekst, hoofd, niveau, band } = woord;
  return { woord: tekst, hoofd, knelpunten, niveau, band, gereserveerd: woord.gereserveerd ?? false, vormen: vormenVan(woord), letters };
}

function toCategorieInfo(categorie: Categorie, regio: Regio, woorden: readonly WoordInfo[]): CategorieInfo {
  const eigen = woorden.filter((woord) => woord.hoofd === categorie.id);
  const som = eigen.reduce((total, woord) => total + (woord.knelpunten.find((k) => k.categorie === categorie.id)?.b ?? 0), 0);
  return {
    id: categorie.id,
    vooraf: categorie.vooraf,
    strategie: categorie.strategie,
    introHalfjaar: categorie.intro[regio],
    gemiddeldeMoeilijkheid: som / Math.max(1, eigen.length),
  };
}

/** The letter boards and the games know no space yet: 's avonds waits for a sentence dictation. */
const isSpeelbaar = ({ woord }: Woord): boolean => !woord.includes(' ');

const heeftGenoeg = (categorie: Categorie): boolean =>
  woordenVan(categorie.id).filter((woord) => !woord.gereserveerd && isSpeelbaar(woord)).length >= MIN_WOORDEN;

/** Categories that can be practised, in the order of introduction. */
export function categorieenOpVolgorde(regio: Regio): readonly Categorie[] {
  return CATEGORIEEN.filter(heeftGenoeg).toSorted((a, b) => tredeVan(a.intro[regio]) - tredeVan(b.intro[regio]));
}

function bouw(regio: Regio): Leerlijn {
  const categorieen = categorieenOpVolgorde(regio);
  const intros = new Map(categorieen.map((categorie) => [categorie.id, categorie.intro[regio]]));
  const woorden = BANK.filter((woord) => isSpeelbaar(woord) && (woord.regio === 'beide' || woord.regio === regio)).map((woord) =>
    toWoordInfo(woord, intros),
  );
  return createLeerlijn({ categorieen: categorieen.map((categorie) => toCategorieInfo(categorie, regio, woorden)), woorden });
}

const gebouwd = new Map<Regio, Leerlijn>();

/** The learning line of a region, built once (milliseconds). */
export function leerlijnVan(regio: Regio): Leerlijn {
  const leerlijn = gebouwd.get(regio) ?? bouw(regio);
  gebouwd.set(regio, leerlijn);
  return leerlijn;
}
