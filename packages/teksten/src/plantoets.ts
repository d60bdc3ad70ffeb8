import { teksten } from './shape.ts';

/** Setting tests of a care plan ready: for a goal that comes in, and for a day. */
export const plantoetsTeksten = teksten(
  'plantoets',
  {
    doelErbij:
      'Voor {{doelen}} is er nog geen starttoets. Zet die eerst klaar. Als {{naam}} hem af heeft, kun je het doel erbij bewaren; wat je hier aanvinkte, blijft staan. Het andere op deze bladzijde bewaar je nu al.',
    doelErbijWacht:
      'Als hij af is, kun je het nieuwe doel bewaren. Wat je hier aanvinkte, blijft staan. Het andere op deze bladzijde bewaar je nu al.',
    minder: 'Voor {{doel}} houden we {{n}} woorden en zinnen apart in plaats van {{m}}. De toets laat dan minder vaak groei zien.',
    nietTeMeten:
      '‘{{doel}}’ is niet te meten met een toets: wat een kind schrijft, laat niet zien of het dit kan. Het mag wel een doel zijn: het wordt dan geoefend, zonder toets en zonder groeimeting. Wil je groei zien? Kies dan een ander doel, zoals de tegenwoordige tijd met ik-vorm + t.',
    toetsdag: 'Vanaf welke dag?',
    toetsdagUitleg: 'Kies een dag van {{van}} tot en met {{tot}}.',
    toetsLater: 'De toets staat klaar voor {{datum}}.',
    toetsOpSchermLater: '{{naam}} vindt hem vanaf die dag bij de taken, in stukken van hooguit vijftien, tot twee per dag.',
    andereDag: 'Bewaar deze dag',
    toetsKlaarVoor: 'staat klaar voor {{datum}}',
    tegenhanger:
      'De toetsen kijken ook of {{naam}} de regel gebruikt waar dat niet moet, in woorden met ‘{{categorie}}’. Spelrijk oefent die nu niet uit zichzelf. Krijgt de groep daar les over? Schrijf het bij een sessie.',
  },
  {
    tegenhanger:
      'De toetsen kijken ook of {{naam}} de regel gebruikt waar dat niet moet, in woorden met ‘{{categorie}}’. Spelrijk oefent die nu niet uit zichzelf. Krijgt de klas daar les over? Schrijf het bij een sessie.',
  },
);
