/** The settings of our office as the server put them into the page: only those that are not as shipped. */
import { isSleutel, withWaarde, standaardInstellingen, type Instellingen, type Waarde } from '@spelrijk/domain/instelling';

const STANDAARD = standaardInstellingen([]);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** `withWaarde` refuses what does not fit its setting. */
const isWaarde = (value: unknown): value is Waarde => typeof value === 'number' || isObject(value);

function read(tekst: string | null | undefined): Instellingen {
  if (tekst === null || tekst === undefined) return STANDAARD;
  const eigen: unknown = JSON.parse(tekst);
  if (!isObject(eigen)) return STANDAARD;
  return Object.entries(eigen).reduce<Instellingen>(
    (nu, [sleutel, waarde]: [string, unknown]) => (isSleutel(sleutel) && isWaarde(waarde) ? withWaarde(nu, sleutel, waarde) : nu),
    STANDAARD,
  );
}

let gelezen: Instellingen | undefined;

/** As they were when this page was opened; while building as shipped. */
export function instellingenVanPagina(): Instellingen {
  gelezen ??= typeof document === 'undefined' ? STANDAARD : read(document.querySelector('#instellingen')?.textContent);
  return gelezen;
}
