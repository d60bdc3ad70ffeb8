import type { MatrixKolom } from '@spelrijk/contract/voortgang';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../panel.module.css';
import { perVel, type MatrixRij } from '../matrix.ts';
import { Koppen, Naam, Stand } from './matrix-delen.tsx';

interface MatrixVellenProps {
  readonly rijen: readonly MatrixRij[];
  readonly kolommen: readonly MatrixKolom[];
}

/** The matrix on paper: paper does not scroll sideways, so the columns are spread over sheets, each with all names. */
export function MatrixVellen({ rijen, kolommen }: MatrixVellenProps) {
  return perVel(kolommen).map((deel) => <Vel key={deel[0]?.id} rijen={rijen} kolommen={deel} />);
}

function Vel({ rijen, kolommen }: MatrixVellenProps) {
  const { t } = useTexts(voortgangTeksten);
  return (
    <table className={`${css['matrix']} ${css['vel']}`}>
      <thead>
        <tr>
          <th scope="col">{t('matrix.leerling')}</th>
          <Koppen rijen={rijen} kolommen={kolommen} />
        </tr>
      </thead>
      <tbody>
        {rijen.map(({ leerling, cellen }) => (
          <tr key={leerling.id}>
            <Naam leerling={leerling} />
            {kolommen.map(({ id }) => (
              <td key={id}>
                <span className={css['cel']} data-soort={cellen.get(id)?.beeld ?? 'leeg'}>
                  <Stand cel={cellen.get(id)} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
