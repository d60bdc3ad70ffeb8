import { teksten } from './shape.ts';

/** A groep in which nobody began yet. */
export const groepbeginTeksten = teksten(
  'groepbegin',
  {
    uitleg: 'In deze groep heeft nog niemand geoefend. Met een inlogkaart kan een leerling beginnen.',
    naarKaarten: 'Naar de inlogkaarten',
  },
  { uitleg: 'In deze klas heeft nog niemand geoefend. Met een inlogkaart kan een leerling beginnen.' },
);
