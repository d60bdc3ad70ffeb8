import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Plantoetsblad } from '@spelrijk/contract/plantoetsen';
import { isZin } from '@spelrijk/domain/woordlijst';
import { overtypenTeksten } from '@spelrijk/teksten/overtypen';
import { useState } from 'react';
import { Hersteld } from '../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../shared/concept/use-concept.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import panel from '../parts/parts.module.css';
import { VervangDialog } from './vervang-dialog.tsx';
import { verschillenIn } from './verschil.ts';
import css from './overtypen.module.css';

const isTeksten = (value: unknown): value is string[] => Array.isArray(value) && value.every((een) => typeof een === 'string');

type Item = Plantoetsblad['items'][number];

/** Read out whole: as the label of its field a sentence would be cut off on a telephone. */
const isHeleZin = ({ woord, zin, vraag }: Item): boolean => zin === null && vraag === null && isZin(woord);

interface ToetspapierProps {
  readonly blad: Pick<Plantoetsblad, 'id' | 'items'>;
  /** Which kind of test this is: what was typed and not yet saved is kept under it. */
  readonly soort: 'plantoets' | 'begeleidingstoets';
  readonly woorden: { readonly titel: string; readonly uitleg: string; readonly bewaar: string };
  readonly save: (antwoorden: readonly string[], vervang: boolean) => Promise<unknown>;
  readonly busy: boolean;
  readonly error: Error | null;
}

/** What the child wrote on paper, typed over as it stands; a second time only after asking. */
export function Toetspapier({ blad: { id, items }, soort, woorden, save, busy, error }: ToetspapierProps) {
  const concept = useConcept(
    `${soort}:${id}`,
    items.map(({ gegeven }) => gegeven ?? ''),
    isTeksten,
  );
  const { t } = useTexts(overtypenTeksten);
  const [ask, setAsk] = useState(false);
  const onder = (item: Item): string =>
    item.vraag === null ? (item.zin ?? (isHeleZin(item) ? item.woord : ' ')) : t('leest', { vraag: item.vraag });
  const verschillen = verschillenIn(items.map(({ woord, gegeven }, i) => ({ woord, was: gegeven ?? '', wordt: concept.waarde[i] ?? '' })));
  const isAl = items.some(({ gegeven }) => gegeven !== null);
  // Whoever left this screen meanwhile does not find it again as never saved.
  const send = async (vervang: boolean): Promise<void> => {
    try {
      await save(
        concept.waarde.map((een) => een.trim()),
        vervang,
      );
      setAsk(false);
      concept.forget();
    } catch {
      // Said under the fields.
    }
  };
  return (
    <section className={panel['paneel']}>
      <h2>{woorden.titel}</h2>
      <p>{woorden.uitleg}</p>
      {items.some(isHeleZin) && <p>{t('zinnen')}</p>}
      <Hersteld concept={concept} />
      <ol className={css['papier']}>
        {items.map((item, i) => (
          <li key={item.nr}>
            <TextField
              label={isHeleZin(item) ? t('zin', { nr: item.nr }) : item.woord}
              helperText={onder(item)}
              value={concept.waarde[i] ?? ''}
              onChange={({ target }) => concept.set(items.map((_, j) => (j === i ? target.value : (concept.waarde[j] ?? ''))))}
              slotProps={{
                htmlInput: { maxLength: 200, autoComplete: 'off', autoCorrect: 'off', spellCheck: false, autoCapitalize: 'none' },
              }}
              fullWidth
            />
          </li>
        ))}
      </ol>
      <FormAlert error={error} />
      <Button disabled={busy} onClick={() => (isAl && verschillen.length > 0 ? setAsk(true) : void send(false))}>
        {woorden.bewaar}
      </Button>
      {ask && (
        <VervangDialog
          verschillen={verschillen}
          busy={busy}
          error={error}
          onConfirm={() => void send(true)}
          onClose={() => setAsk(false)}
        />
      )}
    </section>
  );
}
