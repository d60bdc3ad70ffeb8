import type { Zorgleerling } from '@spelrijk/contract/zorgleerlingen';
import { zorgTeksten } from '@spelrijk/teksten/zorg';
import { useState } from 'react';
import { href, Link, useNavigate } from 'react-router';
import { RowMenu } from '../../../../../shared/row-menu/row-menu.tsx';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { List } from '../../../../../shared/list/list.tsx';
import { BeeldMark } from '../../../chart/beeld-mark.tsx';
import { LeerlingLink } from '../../../parts/leerling-link.tsx';
import { usePathParams } from '../../../params.ts';
import { useZorgpakket } from '../../../volgen.ts';
import { VlagHistory } from '../../../zorg/vlag-history.tsx';
import { ZorgDialog } from '../../../zorg/zorg-dialog.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../zorgleerlingen.module.css';

const naamVan = ({ roepnaam, achternaam }: Zorgleerling): string => `${roepnaam} ${achternaam}`.trim();
const openVlag = ({ vlaggen }: Zorgleerling) => vlaggen.find(({ weg }) => weg === null);

function Reden({ leerling }: { readonly leerling: Zorgleerling }) {
  const { t } = useTexts(zorgTeksten);
  const dates = useDates();
  const vlag = openVlag(leerling);
  const closed = leerling.vlaggen.filter(({ weg }) => weg !== null);
  return (
    <>
      {vlag ? (
        <>
          {vlag.reden}
          <span className={css['van']}>
            {t('sinds', { datum: dates.long(vlag.op) })}
            {vlag.door !== '' && ` ${t('door', { naam: vlag.door })}`}
          </span>
        </>
      ) : (
        t(`alleenPlan.${leerling.plan?.status ?? 'actief'}`)
      )}
      {closed.length > 0 && <VlagHistory vlaggen={closed} />}
    </>
  );
}

/** A range of words of 100, or that it cannot be said yet. */
function useBand(): (band: { readonly laag: number; readonly hoog: number; readonly zeker: boolean }) => string {
  const { t } = useTexts(zorgTeksten);
  return ({ laag, hoog, zeker }) => (zeker ? `${Math.round(laag)}-${Math.round(hoog)}` : t('onzeker'));
}

function Doelen({ doelen }: Pick<Zorgleerling, 'doelen'>) {
  const { t } = useTexts(zorgTeksten);
  const band = useBand();
  if (doelen.length === 0) return t('geenDoelen');
  return (
    <ul className={css['doelen']}>
      {doelen.map(({ categorie, naam, beeld, begin, nu }) => (
        <li key={categorie}>
          {naam} <BeeldMark beeld={beeld} />
          {begin && <span className={css['van']}>{t('vanNaar', { begin: band(begin), nu: band(nu) })}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The next step, as the way to it; under it how far the plan is. */
function Stap({ leerling, tekst }: { readonly leerling: Zorgleerling; readonly tekst: string }) {
  const { t } = useTexts(zorgTeksten);
  const { adminId } = usePathParams();
  const { id: leerlingId, groepId, plan, gehouden, beloofd } = leerling;
  const to = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject', { adminId, groepId, leerlingId });
  return (
    <>
      <Link to={to}>{tekst}</Link>
      {plan && plan.week !== null && (
        <span className={css['van']}>
          {t('week', { nr: plan.week, weken: plan.weken })}, {t('minuten', { gehouden, beloofd })}
        </span>
      )}
    </>
  );
}

function Actions({ leerling }: { readonly leerling: Zorgleerling }) {
  const { t } = useTexts(zorgTeksten);
  const { adminId } = usePathParams();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { id, groepId } = leerling;
  const isFlagged = openVlag(leerling) !== undefined;
  const voortgang = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voortgang', { adminId, groepId, leerlingId: id });
  const plannen = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject', { adminId, groepId, leerlingId: id });
  const items = [
    { label: t('naarPlannen'), onClick: () => void navigate(plannen) },
    { label: t('naarVoortgang'), onClick: () => void navigate(voortgang) },
    { label: t(isFlagged ? 'haalWeg' : 'maak'), onClick: () => setOpen(true) },
  ];
  return (
    <>
      <RowMenu label={t('opties', { naam: leerling.roepnaam })} items={items} />
      {open && <ZorgDialog leerling={leerling} zorg={isFlagged} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Who gets extra care, why, since when, and what to do next. */
export function ZorgTable({ leerlingen }: { readonly leerlingen: readonly Zorgleerling[] }) {
  const { t } = useTexts(zorgTeksten);
  const mayChange = useZorgpakket();
  const stapVan = ({ stap, roepnaam }: Zorgleerling): string => t(`stappen.${stap}`, { naam: roepnaam });
  return (
    <List
      label={t('tabel')}
      rowClass={css['rij']}
      rows={leerlingen}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'naam',
          label: t('naam'),
          value: naamVan,
          className: css['naam'],
          renderCell: (leerling) => <LeerlingLink groepId={leerling.groepId} leerling={leerling} />,
        },
        { key: 'groep', label: t('groep'), value: ({ groepNaam }) => groepNaam },
        {
          key: 'reden',
          label: t('reden'),
          value: (leerling) => openVlag(leerling)?.reden ?? null,
          className: css['breed'],
          renderCell: (leerling) => <Reden leerling={leerling} />,
        },
        {
          key: 'doelen',
          label: t('doelen'),
          value: ({ doelen }) => doelen.length,
          className: css['breed'],
          renderCell: ({ doelen }) => <Doelen doelen={doelen} />,
        },
        {
          key: 'stap',
          label: t('stap'),
          value: stapVan,
          className: css['breed'],
          renderCell: (leerling) => <Stap leerling={leerling} tekst={stapVan(leerling)} />,
        },
      ]}
      renderActions={mayChange ? (leerling) => <Actions leerling={leerling} /> : undefined}
      search={{ wordsOf: (leerling) => `${naamVan(leerling)} ${leerling.groepNaam}` }}
      empty={{ title: t('leeg'), text: t('leegUitleg') }}
    />
  );
}
