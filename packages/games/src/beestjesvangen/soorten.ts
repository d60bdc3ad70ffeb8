/** The rare insects of the meadow, with something about each that any field guide says. */
interface Soort {
  readonly art: string;
  readonly naam: string;
  readonly weetje: string;
}

export const SOORTEN: readonly Soort[] = [
  { art: 'libel', naam: 'een libel', weetje: 'Een libel kan ook achteruit vliegen.' },
  { art: 'neushoorn', naam: 'een neushoornkever', weetje: 'Alleen een mannetje van de neushoornkever heeft een hoorn.' },
  { art: 'glimworm', naam: 'een glimworm', weetje: 'Een glimworm geeft licht in het donker.' },
  { art: 'tak', naam: 'een wandelende tak', weetje: 'Een wandelende tak lijkt precies op een takje.' },
  { art: 'hommel', naam: 'een hommel', weetje: 'Een hommel kan vliegen als het nog koud is.' },
  { art: 'oorworm', naam: 'een oorworm', weetje: 'Een oorworm past goed op haar eitjes.' },
];

/** Those that carry the answers, by the place of the option. */
export const GEWOON = ['lieveheer', 'vlinder', 'bij', 'sprinkhaan'] as const;
