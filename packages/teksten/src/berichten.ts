import { teksten } from './shape.ts';

/** Messages of our office, for who reads them. */
export const berichtenTeksten = teksten('berichten', {
  titel: 'Berichten',
  uitleg: 'Wat wij je laten weten: nieuws, onderhoud, en wat er voor je verandert.',
  nieuw: 'Nieuw',
  ongelezen: 'Markeer als ongelezen',
  leeg: 'Er zijn nog geen berichten',
  leegUitleg: 'Zodra we je iets te vertellen hebben, lees je het hier.',
  meekijken: 'Je kijkt mee met deze klant. Wat je opent, telt niet als gelezen.',
  mail: {
    titel: 'Ook per mail',
    aan: 'Mail me elk nieuw bericht',
    naar: 'We sturen het hele bericht naar {{adres}}. Dit geldt alleen voor jou.',
    geen: 'Bij je account staat geen bevestigd e-mailadres. Daarom kunnen we je niet mailen.',
  },
});
