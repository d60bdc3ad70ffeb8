import { sitepagina } from './pagina.ts';

export const ervaringen = sitepagina(() => ({
  titel: 'Ervaringen',
  omschrijving: 'Wat scholen, praktijken en ouders over Spelrijk vertellen. Alleen echte ervaringen, met toestemming geplaatst.',
  kop: 'Ervaringen',
  inleiding: 'Hier staan alleen woorden van mensen die echt met Spelrijk werken, met hun toestemming. We verzinnen er geen.',
  delen: [],
}));
