import { sitepagina } from './pagina.ts';

export const contact = sitepagina(() => ({
  titel: 'Contact',
  omschrijving: 'Stel een vraag aan Spelrijk. Je krijgt een kopie per mail en een antwoord van een mens.',
  kop: 'Stel je vraag',
  inleiding:
    'Schrijf wat je wilt weten. Je krijgt meteen een kopie per mail. Misschien staat je antwoord al bij de [veelgestelde vragen](/site/faq).',
  delen: [],
}));

export const aanvragen = sitepagina(({ praktijk }) => ({
  titel: 'Aanvraagformulier',
  omschrijving: `Vraag een account aan voor je school, ${praktijk} of thuis. Je zit nergens aan vast.`,
  kop: 'Vraag een account aan',
  inleiding:
    'Vul in wie je bent. Voor thuis krijg je meteen een link en open je zelf je account. Een school of praktijk krijgt een kopie per mail, en daarna een uitnodiging. Je zit nergens aan vast.',
  delen: [],
}));
