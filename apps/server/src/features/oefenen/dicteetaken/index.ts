export { dicteeOpgaven, dicteeTaak, zetDicteesKlaar, type Dictee } from './dicteetaak.ts';
