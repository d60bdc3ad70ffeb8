/** What overviews show of a leerling, worked out when answers come in. */
import type { Aandacht } from '@spelrijk/contract/groepen';
import type { Leerlijn } from '@spelrijk/oefenen/leerlijn';
import type { Stand } from '@spelrijk/oefenen/stand';
import { aandacht, categorieVoortgang, type AandachtReden, type Sterren } from '@spelrijk/oefenen/voortgang';

const percent = (deel: number): number => Math.round(deel * 100);

/** The engine's reasons in the words of the contract; those that depend on today are added when they are read. */
function toAandacht(reden: AandachtReden): readonly Aandacht[] {
  if (reden.code === 'loopt-vast') return [{ code: 'loopt-vast', categorie: reden.categorie, getal: reden.antwoorden }];
  if (reden.code === 'weggezakt') return [{ code: 'zakt-terug', categorie: reden.categorie }];
  if (reden.code === 'elders-beter' || reden.code === 'verrassend-goed' || reden.code === 'traag-geraden') return [{ code: reden.code }];
  return reden.code === 'veel-gokken' ? [{ code: 'raadt-vaak', getal: percent(reden.aandeel) }] : [];
}

export const aandachtVan = (stand: Stand, leerlijn: Leerlijn, now: number): readonly Aandacht[] =>
  aandacht(stand, leerlijn, now).redenen.flatMap(toAandacht);

export const aantalBeheerst = (stand: Stand): number => Object.values(stand.categorieen).filter((rij) => rij.status === 'beheerst').length;

export const sterrenVan = (stand: Stand, leerlijn: Leerlijn, categorie: string, now: number): Sterren =>
  categorieVoortgang(stand, leerlijn, categorie, now)?.sterren ?? 0;
