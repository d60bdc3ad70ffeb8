import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { Marked } from './marked.tsx';
import css from './afnemen.module.css';
import type { ReadDictee } from '../dictees.ts';

export const BLADEN = ['leerkracht', 'leerling', 'nakijk'] as const;
/** With sentences to read out; with lines to write on; with the categories to mark by. */
export type Bladsoort = (typeof BLADEN)[number];

/** What stands on it. */
interface Bladinhoud extends Pick<ReadDictee, 'woorden' | 'zinnen' | 'berichten'> {
  readonly titel: string;
}

/** A sheet of A4, only on paper. */
export function Blad({ soort, read }: { readonly soort: Bladsoort; readonly read: Bladinhoud }) {
  const { t } = useTexts(dicteeTeksten);
  const { titel } = read;
  return (
    <article className={css['blad']} data-soort={soort} aria-hidden="true">
      <h1>{titel}</h1>
      {soort === 'leerling' && (
        <p className={css['naamregel']}>
          {t('blad.naam')}: <span /> {t('blad.datum')}: <span />
        </p>
      )}
      {soort === 'leerling' ? <Lijnen aantal={read.woorden.length} /> : <Woorden soort={soort} read={read} />}
    </article>
  );
}

function Lijnen({ aantal }: { readonly aantal: number }) {
  return (
    <ol className={css['lijnen']}>
      {Array.from({ length: aantal }, (_, i) => (
        <li key={i}>
          <span />
        </li>
      ))}
    </ol>
  );
}

function Woorden({ soort, read }: { readonly soort: Bladsoort; readonly read: Bladinhoud }) {
  const { t } = useTexts(dicteeTeksten);
  return (
    <table>
      <thead>
        <tr>
          <th>{t('blad.nr')}</th>
          <th>{t('blad.woord')}</th>
          <th>{t(soort === 'leerkracht' ? 'blad.zin' : 'blad.categorie')}</th>
        </tr>
      </thead>
      <tbody>
        {read.woorden.map(({ woord }, i) => (
          <tr key={woord}>
            <td>{i + 1}</td>
            <td>
              <Marked woord={woord} knelpunt={soort === 'nakijk' ? (read.berichten[i]?.knelpunt ?? null) : null} />
            </td>
            <td>{soort === 'leerkracht' ? read.zinnen[i] : read.berichten[i]?.hoofdNaam}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
