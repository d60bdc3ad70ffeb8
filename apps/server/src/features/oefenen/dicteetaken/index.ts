export { dicteeOpgaven, dicteeTaak, zetDicteesKlaar } from './dicteetaak.ts';
