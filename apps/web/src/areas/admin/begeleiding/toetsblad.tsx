import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Plantoetsblad } from '@spelrijk/contract/plantoetsen';
import { begeleidingTeksten } from '@spelrijk/teksten/begeleiding';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Hersteld } from '../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../shared/concept/use-concept.ts';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../shared/screen/screen-head.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { begeleidingenQuery, toetsQuery, useBegeleiding } from './queries.ts';
import { clientPad } from '../clienten/paden.ts';
import css from '../clienten/clienten.module.css';
import { VervangDialog } from '../overtypen/vervang-dialog.tsx';
import { verschillenIn } from '../overtypen/verschil.ts';
import { usePathParams } from '../params.ts';
import panel from '../parts/parts.module.css';
import { Unready } from '../parts/unready.tsx';
import { Groeizinnen } from '../plan/groei.tsx';

const isTeksten = (value: unknown): value is string[] => Array.isArray(value) && value.every((een) => typeof een === 'string');

interface Toetsplek {
  readonly planId: string;
  readonly toetsId: string;
}

interface BladProps {
  readonly blad: Plantoetsblad;
  readonly naam: string;
}

/** What the child wrote on paper, typed over as it stands; a second time only after asking. */
function Overtypen({ blad, naam, planId }: BladProps & Pick<Toetsplek, 'planId'>) {
  const { t } = useTexts(begeleidingTeksten);
  const { adminId, leerlingId } = usePathParams();
  const { savePapier } = useBegeleiding({ adminId, leerlingId });
  const concept = useConcept(
    `begeleidingstoets:${blad.id}`,
    blad.items.map(({ gegeven }) => gegeven ?? ''),
    isTeksten,
  );
  const [ask, setAsk] = useState(false);
  const verschillen = verschillenIn(
    blad.items.map(({ woord, gegeven }, i) => ({ woord, was: gegeven ?? '', wordt: concept.waarde[i] ?? '' })),
  );
  const isAl = blad.items.some(({ gegeven }) => gegeven !== null);
  // Whoever left this screen meanwhile does not find it again as never saved.
  // Whoever left this screen meanwhile does not find it again as never saved.
  const send = async (vervang: boolean): Promise<void> => {
    try {
      await savePapier.mutateAsync({ planId, toetsId: blad.id, antwoorden: concept.waarde.map((een) => een.trim()), vervang });
      setAsk(false);
      concept.forget();
    } catch {
      // Said under the fields.
    }
  };
  return (
    <section className={panel['paneel']}>
      <h2>{t('toets.overtypen')}</h2>
      <p>{t('toets.overtypenUitleg', { naam })}</p>
      <Hersteld concept={concept} />
      <ol className={panel['stappen']}>
        {blad.items.map(({ nr, woord, zin }, i) => (
          <li key={nr}>
            <TextField
              label={woord}
              helperText={zin ?? ' '}
              value={concept.waarde[i] ?? ''}
              onChange={({ target }) => concept.set(blad.items.map((_, j) => (j === i ? target.value : (concept.waarde[j] ?? ''))))}
              slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' } }}
              fullWidth
            />
          </li>
        ))}
      </ol>
      <FormAlert error={savePapier.error} />
      <Button disabled={savePapier.isPending} onClick={() => (isAl && verschillen.length > 0 ? setAsk(true) : void send(false))}>
        {t('bewaar')}
      </Button>
      {ask && (
        <VervangDialog
          verschillen={verschillen}
          busy={savePapier.isPending}
          error={savePapier.error}
          onConfirm={() => void send(true)}
          onClose={() => setAsk(false)}
        />
      )}
    </section>
  );
}

function Geschreven({ blad }: Pick<BladProps, 'blad'>) {
  const { t } = useTexts(begeleidingTeksten);
  return (
    <section className={panel['paneel']}>
      <h2>{t('toets.geschreven')}</h2>
      <table className={css['fouten']}>
        <tbody>
          {blad.items.map(({ nr, woord, gegeven }) => (
            <tr key={nr}>
              <th scope="row">{woord}</th>
              <td>{gegeven ?? t('toets.niet')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One test of a traject: how far it is, what was written, and what that says. A test that runs on a screen shows no word. */
export function Toetsblad({ planId, toetsId }: Toetsplek) {
  const { t } = useTexts(begeleidingTeksten);
  const { adminId, leerlingId } = usePathParams();
  const plek = { adminId, leerlingId };
  const begeleiding = useQuery(begeleidingenQuery(plek));
  const toets = useQuery(toetsQuery(plek, planId, toetsId));
  const retry = (): void => {
    void begeleiding.refetch();
    void toets.refetch();
  };
  if (!begeleiding.data || !toets.data) return <Unready error={begeleiding.error ?? toets.error} onRetry={retry} />;
  const blad = toets.data;
  const naam = begeleiding.data.roepnaam;
  return (
    <>
      <ScreenHead title={`${t(`toets.${blad.soort}`)}: ${naam}`} text={t('toets.gemaakt', { aantal: blad.gemaakt, van: blad.aantal })} />
      {blad.status === 'open' && !blad.papier && <Alert severity="info">{t('toets.opScherm', { naam })}</Alert>}
      {blad.status === 'afgebroken' && <Alert severity="info">{t('toets.afgebrokenUitleg')}</Alert>}
      {blad.uitslag && (
        <section className={panel['paneel']}>
          <h2>{t('toets.uitslag')}</h2>
          <Groeizinnen uitslag={blad.uitslag} naam={naam} />
        </section>
      )}
      {blad.papier && <Overtypen key={blad.id} blad={blad} naam={naam} planId={planId} />}
      {!blad.papier && blad.items.length > 0 && <Geschreven blad={blad} />}
      <p className={css['knoppen']}>
        <Button variant="outlined" component={Link} to={clientPad({ adminId, leerlingId })}>
          {t('toets.terug', { naam })}
        </Button>
      </p>
    </>
  );
}
