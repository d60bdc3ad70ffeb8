import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Plantoetsblad } from '@spelrijk/contract/plantoetsen';
import { begeleidingTeksten } from '@spelrijk/teksten/begeleiding';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ScreenHead } from '../../../shared/screen/screen-head.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { begeleidingenQuery, toetsQuery, useBegeleiding } from './queries.ts';
import { clientPad } from '../clienten/paden.ts';
import css from '../clienten/clienten.module.css';
import { Toetspapier } from '../overtypen/toetspapier.tsx';
import { usePathParams } from '../params.ts';
import panel from '../parts/parts.module.css';
import { Unready } from '../parts/unready.tsx';
import { Groeizinnen } from '../plan/groei.tsx';

interface Toetsplek {
  readonly planId: string;
  readonly toetsId: string;
}

interface BladProps {
  readonly blad: Plantoetsblad;
  readonly naam: string;
}

function Overtypen({ blad, naam, planId }: BladProps & Pick<Toetsplek, 'planId'>) {
  const { t } = useTexts(begeleidingTeksten);
  const { adminId, leerlingId } = usePathParams();
  const { savePapier } = useBegeleiding({ adminId, leerlingId });
  return (
    <Toetspapier
      blad={blad}
      soort="begeleidingstoets"
      woorden={{ titel: t('toets.overtypen'), uitleg: t('toets.overtypenUitleg', { naam }), bewaar: t('bewaar') }}
      save={(antwoorden, vervang) => savePapier.mutateAsync({ planId, toetsId: blad.id, antwoorden: [...antwoorden], vervang })}
      busy={savePapier.isPending}
      error={savePapier.error}
    />
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
