/**
 * Decides: what can be seen of somebody who hides (where it sits and what it has on its head) of an animal before a camera (what it does and what
 * it has on) and of a house (its roof, its door, what stands beside it), and how that is named.
 * Source: own choice. Four colours that who does not tell red from green can tell apart; animals differ by nothing but what is named.
 * Example: nameZoekbeeld({ plek: 'op', ding: 'ton', hoofd: 'pet', kleur: 'rood' }) === 'rode pet op de ton'.
 */
export const ZOEKPLEKKEN = ['in', 'op', 'voor', 'achter', 'naast'] as const;
export const ZOEKDINGEN = ['ton', 'boot', 'doos', 'kar'] as const;
export const ZOEKHOOFDEN = ['pet', 'hoed', 'muts'] as const;
export const ZOEKKLEUREN = ['rood', 'geel', 'wit', 'blauw'] as const;

export interface Zoekbeeld {
  readonly plek: (typeof ZOEKPLEKKEN)[number];
  readonly ding: (typeof ZOEKDINGEN)[number];
  readonly hoofd: (typeof ZOEKHOOFDEN)[number];
  readonly kleur: (typeof ZOEKKLEUREN)[number];
}

const VERBOGEN: Readonly<Record<Zoekbeeld['kleur'], string>> = { rood: 'rode', geel: 'gele', wit: 'witte', blauw: 'blauwe' };

/** As it can be chosen, and said by a screen reader; two that look otherwise have two names. */
export const nameZoekbeeld = ({ plek, ding, hoofd, kleur }: Zoekbeeld): string => `${VERBOGEN[kleur]} ${hoofd} ${plek} de ${ding}`;

/** What a name says; undefined for any other text. */
export function readZoekbeeld(naam: string): Zoekbeeld | undefined {
  const [, verbogen, op, waar, wat] = /^(\S+) (\S+) (\S+) de (\S+)$/.exec(naam) ?? [];
  const kleur = ZOEKKLEUREN.find((een) => VERBOGEN[een] === verbogen);
  const hoofd = ZOEKHOOFDEN.find((een) => een === op);
  const plek = ZOEKPLEKKEN.find((een) => een === waar);
  const ding = ZOEKDINGEN.find((een) => een === wat);
  return kleur && hoofd && plek && ding ? { plek, ding, hoofd, kleur } : undefined;
}

export const FOTODIEREN = ['aap', 'leeuw', 'zebra', 'olifant'] as const;
export const FOTODADEN = ['leest', 'eet', 'zingt', 'slaapt', 'springt'] as const;
export const FOTOHOOFDEN = ['pet', 'hoed', 'muts', 'bril'] as const;

export interface Fotobeeld {
  readonly dier: (typeof FOTODIEREN)[number];
  readonly doet: (typeof FOTODADEN)[number];
  readonly hoofd: (typeof FOTOHOOFDEN)[number];
}

/** As it can be chosen, and said by a screen reader. */
export const nameFotobeeld = ({ dier, doet, hoofd }: Fotobeeld): string => `${dier} met ${hoofd} die ${doet}`;

/** What a name says; undefined for any other text. */
export function readFotobeeld(naam: string): Fotobeeld | undefined {
  const [, wie, op, wat] = /^(\S+) met (\S+) die (\S+)$/.exec(naam) ?? [];
  const dier = FOTODIEREN.find((een) => een === wie);
  const hoofd = FOTOHOOFDEN.find((een) => een === op);
  const doet = FOTODADEN.find((een) => een === wat);
  return dier && hoofd && doet ? { dier, doet, hoofd } : undefined;
}

export const HUISDINGEN = ['boom', 'hek', 'vlag', 'ton'] as const;

export interface Huisbeeld {
  readonly dak: Zoekbeeld['kleur'];
  readonly deur: Zoekbeeld['kleur'];
  readonly bij: (typeof HUISDINGEN)[number];
}

/** As it can be chosen, and said by a screen reader. */
export const nameHuisbeeld = ({ dak, deur, bij }: Huisbeeld): string => `huis met ${dak} dak, ${VERBOGEN[deur]} deur en ${bij}`;

/** What a name says; undefined for any other text. */
export function readHuisbeeld(naam: string): Huisbeeld | undefined {
  const [, boven, voor, naast] = /^huis met (\S+) dak, (\S+) deur en (\S+)$/.exec(naam) ?? [];
  const dak = ZOEKKLEUREN.find((een) => een === boven);
  const deur = ZOEKKLEUREN.find((een) => VERBOGEN[een] === voor);
  const bij = HUISDINGEN.find((een) => een === naast);
  return dak && deur && bij ? { dak, deur, bij } : undefined;
}
