import Button from '@mui/material/Button';
import type { GroepLeerling } from '@spelrijk/contract/groepen';
import { urgency } from '@spelrijk/domain/aandacht';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { opdrachtTeksten } from '@spelrijk/teksten/opdrachten';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { href, Link } from 'react-router';
import { schoolDay } from '../../../../../shared/date/days.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { serverNow } from '../../../../../shared/session/clock.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { handVan, nobodyBegan, restKey } from '../../../aandacht.ts';
import { bordPad, type Doel, loopt, opdrachtenQuery, useMagZetten } from '../../../opdrachten/queries.ts';
import { usePathParams } from '../../../params.ts';
import { AttentionList, type AttentionRow } from '../../../parts/attention-list.tsx';
import panel from '../../../parts/parts.module.css';
import { beginVan, dagenVan } from '../../../weekplan/dagen.ts';
import css from '../groep.module.css';

const BeginHint = lazy(() => import('./begin-hint.tsx'));

const OpdrachtDialog = lazy(async () => ({ default: (await import('../../../opdrachten/dialog.tsx')).OpdrachtDialog }));
const ZetDialog = lazy(async () => ({ default: (await import('../../../weekplan/dialog.tsx')).ZetDialog }));

const FIRST_ROWS = 3;

/** One rule for this leerling: to practise, with what came of it, and to explain. */
function RegelHand({ doel }: { readonly doel: Doel }) {
  const { t } = useTexts(opdrachtTeksten);
  const plek = usePathParams();
  const [open, setOpen] = useState(false);
  const { data } = useQuery(opdrachtenQuery(plek));
  const sinds = data && loopt(data, doel);
  return (
    <>
      {sinds ? (
        <span>
          {t('al')} · {sinds.antwoorden > 0 ? t('loopt.sinds', sinds) : t('loopt.sindsLeeg')}
        </span>
      ) : (
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          {t('oefen')}
        </Button>
      )}
      <Button size="small" variant="outlined" component={Link} to={bordPad(plek, doel)}>
        {t('bord')}
      </Button>
      {open && (
        <Suspense>
          <OpdrachtDialog doel={doel} soort="oefen" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Something on a day of this week for who did not practise. */
function WeekHand({ leerlingId }: { readonly leerlingId: string }) {
  const { t } = useTexts(adminTeksten);
  const dates = useDates();
  const [open, setOpen] = useState(false);
  const [gezet, setGezet] = useState<string | null>(null);
  const vandaag = schoolDay(serverNow());
  const dagen = dagenVan(beginVan(vandaag), []).filter((dag) => dag >= vandaag);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {t('aandacht.knop.weekplan')}
      </Button>
      <output>{gezet !== null && t('aandacht.gezet', { dag: dates.short(gezet) })}</output>
      {open && (
        <Suspense>
          <ZetDialog
            dagen={dagen}
            eerst={dagen[0] ?? vandaag}
            leerlingId={leerlingId}
            onSet={(_id, _naam, dag) => setGezet(dag)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What the advice of the heaviest reason asks for, one press away. */
function Hand({ groepId, leerling }: AttentionRow) {
  const { t } = useTexts(adminTeksten);
  const { adminId } = usePathParams();
  const [reden] = leerling.aandacht;
  const hand = reden && handVan(reden);
  if (!hand) return null;
  const groep = href('/admins/:adminId/groepen/:groepId', { adminId, groepId });
  const paden = {
    kaart: `${groep}/wachtwoorden?kind=${leerling.id}`,
    les: `${groep}/voortgang?deel=les`,
    lezen: `${groep}/voortgang?deel=lezen`,
    dagen: `${groep}/leerlingen/${leerling.id}/voortgang?deel=inzet`,
  };
  return (
    <div className={`${css['hand']} niet-printen`}>
      {hand.soort === 'regel' && <RegelHand doel={{ ...hand.regel, leerlingen: [leerling] }} />}
      {hand.soort === 'weekplan' && <WeekHand leerlingId={leerling.id} />}
      {hand.soort !== 'regel' && hand.soort !== 'weekplan' && (
        <Button size="small" variant="outlined" component={Link} to={paden[hand.soort]}>
          {t(`aandacht.knop.${hand.soort}`)}
        </Button>
      )}
    </div>
  );
}

interface AttentionPanelProps {
  readonly groepId: string;
  readonly leerlingen: readonly GroepLeerling[];
  /** Who looks can make cards here. */
  readonly mayBegin: boolean;
}

/** Who of this groep needs the teacher; a long list starts with the most urgent. */
export function AttentionPanel({ groepId, leerlingen, mayBegin }: AttentionPanelProps) {
  const { t } = useTexts(adminTeksten);
  const [all, setAll] = useState(false);
  const magZetten = useMagZetten();
  const rows = leerlingen
    .filter(({ aandacht }) => aandacht.length > 0)
    .sort((a, b) => urgency(b.aandacht) - urgency(a.aandacht))
    .map((leerling) => ({ groepId, leerling }));
  const geoefend = leerlingen.filter(({ dagenWeek }) => dagenWeek > 0).length;
  const begint = rows.length === 0 && mayBegin && nobodyBegan(leerlingen);
  const hidden = all ? 0 : Math.max(0, rows.length - FIRST_ROWS);
  return (
    <section className={panel['paneel']}>
      <h2>{t('aandacht.titel')}</h2>
      {rows.length > 0 && <AttentionList rows={rows.slice(0, rows.length - hidden)} {...(magZetten && { hand: Hand })} />}
      {rows.length === 0 && !begint && <p>{t(restKey(leerlingen.length, geoefend))}</p>}
      {begint && (
        <Suspense>
          <BeginHint />
        </Suspense>
      )}
      {hidden > 0 && (
        <Button className="niet-printen" variant="text" sx={{ mt: 1 }} onClick={() => setAll(true)}>
          {t('aandacht.ook', { count: hidden })}
        </Button>
      )}
    </section>
  );
}
