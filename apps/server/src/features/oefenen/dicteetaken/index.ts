export { aanbodVan, isLos, toRij, zonderDictee } from './aanbod.ts';
export { dicteeOpgaven, dicteeTaak, prepareDictees, terugblikTitel } from './dicteetaak.ts';
