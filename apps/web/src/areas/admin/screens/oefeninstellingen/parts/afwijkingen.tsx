import type { Instelbaar } from '@spelrijk/domain/oefeninstelling';
import { applyTo } from '../../../instellingen/concept.ts';
import css from '../../../instellingen/instellingen.module.css';
import { gezet } from '../../../instellingen/opties.ts';
import { useWaarde } from '../../../instellingen/use-waarde.ts';

/** What was set, each with its value; or a sentence that nothing was. */
export function Afwijkingen({ eigen, geen }: { readonly eigen: Instelbaar; readonly geen: string }) {
  const { veldWaarde, naamVan } = useWaarde();
  const opties = gezet(eigen);
  if (opties.length === 0) return <span className={css['uitleg']}>{geen}</span>;
  return (
    <ul className={css['chips']}>
      {opties.map((optie) => (
        <li key={optie.naam}>
          {naamVan(optie)}: {veldWaarde(optie, applyTo(eigen, {}))}
        </li>
      ))}
    </ul>
  );
}
