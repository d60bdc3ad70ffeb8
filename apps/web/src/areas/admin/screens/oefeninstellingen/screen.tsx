import Button from '@mui/material/Button';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { ChosenCount, useChosen } from '../../../../shared/list/choice.tsx';
import { Empty } from '../../../../shared/list/empty.tsx';
import { DoneNotice } from '../../../../shared/form/done-notice.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { isBackOffice } from '../../../../shared/session/routes.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { oefeninstellingenCrumb } from '../../instellingen/crumbs.ts';
import { groepCrumb } from '../../crumbs.ts';
import bar from '../../parts/chosen.module.css';
import { overzichtQuery, useInstellen, type Overzicht } from '../../instellingen/queries.ts';
import { usePathParams } from '../../params.ts';
import panels from '../../parts/parts.module.css';
import { Unready } from '../../parts/unready.tsx';
import { Afwijkingen } from './parts/afwijkingen.tsx';
import { idVan, InstellingTabel } from './parts/instelling-tabel.tsx';
import { SamenDialog } from './parts/samen-dialog.tsx';

export const handle: Crumbs = { crumbs: [groepCrumb, oefeninstellingenCrumb] };
export const meta = () => pageTitle(oefeninstellingenTeksten, 'titel');

interface Klaar {
  readonly tekst: string;
  /** What can be taken back. */
  readonly beurtId: string | null;
}

/** The default of the groep, who deviates from it and in what, and changing many at once. */
function Lijst({ overzicht }: { readonly overzicht: Overzicht }) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const { adminId, groepId } = usePathParams();
  const instellen = useInstellen({ adminId, groepId });
  const role = useUser()?.role;
  const [open, setOpen] = useState(false);
  const [klaar, setKlaar] = useState<Klaar | null>(null);
  const { groep, leerlingen } = overzicht;
  const mag = role !== undefined && !isBackOffice(role);
  const gekozen = useChosen(leerlingen, idVan);
  const ids = gekozen.chosen.map(idVan);
  const undo = (beurtId: string): void =>
    instellen.undoBeurt.mutate(beurtId, {
      onSuccess: ({ teruggezet, overgeslagen }) => {
        const rest = overgeslagen.length > 0 ? ` ${t('samen.overgeslagen', { namen: overgeslagen.join(', ') })}` : '';
        setKlaar({ tekst: t('samen.teruggezet', { count: teruggezet }) + rest, beurtId: null });
      },
    });
  return (
    <>
      <ScreenHead title={t('titel')} text={t('overzicht.tekst')} />
      {klaar && (
        <DoneNotice
          text={klaar.tekst}
          undo={klaar.beurtId === null ? undefined : { label: t('samen.ongedaan'), onClick: () => undo(klaar.beurtId ?? '') }}
          onClose={() => setKlaar(null)}
        />
      )}
      <FormAlert error={instellen.undoBeurt.error} />
      <section className={panels['paneel']} aria-labelledby="groep-kop">
        <h2 id="groep-kop">{t('overzicht.groep')}</h2>
        <Afwijkingen eigen={groep.eigen} geen={t('overzicht.groepGeen')} />
        <Button
          variant="outlined"
          sx={{ mt: 1.5, display: 'flex', width: 'fit-content' }}
          component={Link}
          to={href('/admins/:adminId/groepen/:groepId/oefeninstellingen/:oefeninstellingId', {
            adminId,
            groepId,
            oefeninstellingId: groep.id,
          })}
        >
          {t('overzicht.groepKnop')}
        </Button>
      </section>
      <h2 className={panels['tussenkop']}>{t('overzicht.leerlingen')}</h2>
      {leerlingen.length === 0 ? (
        <Empty title={t('overzicht.leeg')} text={t('overzicht.leegUitleg')} />
      ) : (
        <>
          {mag && (
            <section className={bar['balk']} data-leeg={ids.length === 0 || undefined} aria-label={t('samen.titel', { count: ids.length })}>
              <Button disabled={ids.length === 0} onClick={() => setOpen(true)}>
                {t('overzicht.samen')}
              </Button>
              <ChosenCount count={ids.length} text={t('overzicht.gekozen', { count: ids.length })} onClear={gekozen.clear} />
            </section>
          )}
          <InstellingTabel leerlingen={leerlingen} mag={mag} gekozen={gekozen} />
        </>
      )}
      {open && (
        <SamenDialog
          overzicht={overzicht}
          ids={ids}
          instellen={instellen}
          onClose={() => setOpen(false)}
          onKlaar={(beurtId, aantal) => {
            setKlaar({ tekst: t('samen.klaar', { count: aantal }), beurtId });
            gekozen.clear();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

export default function OefeninstellingenScreen() {
  const { adminId, groepId } = usePathParams();
  const { data, error, refetch } = useQuery(overzichtQuery(adminId, groepId));
  if (!data) return <Unready error={error} onRetry={() => void refetch()} />;
  return <Lijst key={groepId} overzicht={data} />;
}
