import { teksten } from './shape.ts';

/** The games behind the chest that came later; the first two stand with the texts of the child (`leerling.ts`). */
export const kistTeksten = teksten('kist', {
  kasteel: {
    titel: 'Zandkasteel',
    uitleg: 'Houd de spatiebalk of je vinger vast om zand te gieten. Laat los bij het stippellijntje. Elke emmer wordt een toren.',
    record_one: 'Jouw mooiste kasteel was {{count}} punt waard.',
    record_other: 'Jouw mooiste kasteel was {{count}} punten waard.',
    gevangen_one: 'Je kasteel is {{count}} punt waard',
    gevangen_other: 'Je kasteel is {{count}} punten waard',
  },
  vuurwerk: {
    titel: 'Vuurwerk',
    uitleg: 'Houd de spatiebalk of je vinger vast om te kiezen hoe hoog. Laat los, dan gaat de pijl. Steek ook de lampionnen aan.',
    record_one: 'Jouw mooiste lucht was {{count}} punt waard.',
    record_other: 'Jouw mooiste lucht was {{count}} punten waard.',
    gevangen_one: 'Jouw lucht is {{count}} punt waard',
    gevangen_other: 'Jouw lucht is {{count}} punten waard',
  },
  band: {
    titel: 'Blobband',
    uitleg: 'Druk op de spatiebalk of tik, dan slaat de blob in het licht. Zo maak je samen een liedje. Op het eind speelt de hele band.',
    record_one: 'Jouw volste liedje had {{count}} slag.',
    record_other: 'Jouw volste liedje had {{count}} slagen.',
    gevangen_one: 'Jouw liedje heeft {{count}} slag',
    gevangen_other: 'Jouw liedje heeft {{count}} slagen',
  },
});
