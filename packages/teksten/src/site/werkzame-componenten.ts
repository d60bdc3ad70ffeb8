import { sitepagina } from './pagina.ts';

export const werkzameComponenten = sitepagina(() => ({
  titel: 'Werkzame componenten',
  omschrijving: 'Welk onderzoek zit achter Spelrijk? Zeven bouwstenen met hun bron, en wat we zelf nog niet hebben gemeten.',
  kop: 'Waarom het zo is gemaakt',
  inleiding:
    'We hebben Spelrijk gebouwd op wat onderzoek over leren spellen, oefenen en motivatie laat zien. Hieronder staat per bouwsteen wat we ermee doen en waar het vandaan komt.',
  deelbeeld: { beeld: 'fout', alt: 'De uitleg na een fout: het geschreven woord met de plek gemarkeerd en de regel eronder' },
  delen: [
    {
      blokken: [
        {
          nota: '**Wat we niet beweren.** Er is nog geen onderzoek gedaan naar wat kinderen van Spelrijk zelf leren. Wie je een percentage leerwinst belooft, heeft dat bij ons niet gemeten.',
        },
      ],
    },
    {
      kop: '1. Expliciet leren spellen',
      blokken: [
        {
          p: 'Kinderen leren beter spellen van gerichte, regelmatige uitleg dan van alleen veel lezen en schrijven. In Spelrijk heeft elke categorie een regel, een uitleg in drie stappen en voorbeelden. Bij een fout komt de regel terug op de plek waar hij nodig was.',
        },
        {
          bronnen: [
            {
              tekst:
                'Graham en Santangelo (2014). Does spelling instruction make students better spellers, readers, and writers? Reading and Writing, 27, 1703-1743.',
              adres: 'https://doi.org/10.1007/s11145-014-9517-0',
            },
          ],
        },
      ],
    },
    {
      kop: '2. Ophalen uit het geheugen',
      blokken: [
        {
          p: 'Iets zelf uit je hoofd ophalen laat het langer hangen dan het nog eens bekijken. Een dictee is daar de zuiverste vorm van: horen, bedenken, schrijven. Daarom telt een zelfgeschreven woord het zwaarst.',
        },
        {
          bronnen: [
            {
              tekst: 'Roediger en Karpicke (2006). Test-enhanced learning. Psychological Science, 17, 249-255.',
              adres: 'https://doi.org/10.1111/j.1467-9280.2006.01693.x',
            },
          ],
        },
      ],
    },
    {
      kop: '3. Verspreid oefenen',
      blokken: [
        {
          p: 'Dezelfde oefentijd levert meer op als je die over dagen verdeelt. Woorden die misgingen, komen in Spelrijk terug na een dag, en daarna met steeds grotere tussenpozen.',
        },
        {
          bronnen: [
            {
              tekst:
                'Cepeda, Pashler, Vul, Wixted en Rohrer (2006). Distributed practice in verbal recall tasks. Psychological Bulletin, 132, 354-380.',
              adres: 'https://doi.org/10.1037/0033-2909.132.3.354',
            },
          ],
        },
      ],
    },
    {
      kop: '4. Door elkaar oefenen',
      blokken: [
        {
          p: 'Wie alleen rijtjes van één soort maakt, hoeft niet te bedenken welke regel geldt. Zodra een kind een categorie kent, mengt Spelrijk die met andere.',
        },
        {
          bronnen: [
            {
              tekst:
                'Rohrer en Taylor (2007). The shuffling of mathematics problems improves learning. Instructional Science, 35, 481-498. Het onderzoek ging over wiskunde.',
              adres: 'https://doi.org/10.1007/s11251-007-9015-8',
            },
          ],
        },
      ],
    },
    {
      kop: '5. Uitleg bij de fout',
      blokken: [
        {
          p: 'Feedback helpt als die zegt wat er misging en hoe je verder komt. ‘Fout’ alleen helpt niet, en een prijzend woord leert je niets. In Spelrijk zie je de plek, de regel in één zin, en je mag meteen opnieuw.',
        },
        {
          bronnen: [
            {
              tekst: 'Hattie en Timperley (2007). The power of feedback. Review of Educational Research, 77, 81-112.',
              adres: 'https://doi.org/10.3102/003465430298487',
            },
          ],
        },
      ],
    },
    {
      kop: '6. Op maat, met genoeg succes',
      blokken: [
        {
          p: 'Een rekenprogramma dat na elk antwoord opnieuw schat wat een kind kan, werd in de klas jarenlang volgehouden. Kinderen die vaker succes hadden, maakten meer opgaven. Wij richten daarom op ongeveer acht van de tien goed, en dat kun je per kind anders zetten.',
        },
        {
          bronnen: [
            {
              tekst:
                'Klinkenberg, Straatemeier en Van der Maas (2011). Computer adaptive practice of maths ability. Computers & Education, 57, 1813-1824.',
              adres: 'https://doi.org/10.1016/j.compedu.2011.02.003',
            },
            {
              tekst:
                'Jansen en anderen (2013). The influence of experiencing success in math. Learning and Individual Differences, 24, 190-197.',
              adres: 'https://doi.org/10.1016/j.lindif.2012.12.014',
            },
          ],
        },
      ],
    },
    {
      kop: '7. Steun bij dyslexie',
      blokken: [
        {
          p: 'Voor kinderen met dyslexie helpt het om klanken, lettergrepen, regels en woordbouw stap voor stap te oefenen. Dat is in Spelrijk de gewone weg, niet een apart programma. Lettertype, ruimte, tempo en geluid zijn per kind te kiezen. Spelrijk is geen behandeling en vervangt geen behandelaar.',
        },
        {
          bronnen: [
            {
              tekst:
                'Galuschka en anderen (2020). Effectiveness of spelling interventions for learners with dyslexia. Educational Psychologist, 55, 1-20.',
              adres: 'https://doi.org/10.1080/00461520.2019.1659794',
            },
          ],
        },
      ],
    },
    {
      kop: 'Wat we zelf hebben getest',
      blokken: [
        {
          p: 'Het rekenmodel is getest met nagebootste kinderen, in meer dan één nagebootste wereld. Zo weten we dat de schattingen kloppen met wat we erin stopten. Dat zegt iets over de eerlijkheid van het model. Het zegt niets over leerwinst bij echte kinderen. Zodra er onderzoek is, staat het hier, ook als het tegenvalt.',
        },
      ],
    },
  ],
}));
