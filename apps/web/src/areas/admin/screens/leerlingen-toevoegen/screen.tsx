import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { verhuistokenTeksten } from '@spelrijk/teksten/verhuistoken';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { thuisTeksten } from '@spelrijk/teksten/thuis';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { href, Link, useNavigate } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { Hersteld } from '../../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../../shared/concept/use-concept.ts';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { leerlingenQuery, useBeheer } from '../../beheer.ts';
import { usePathParams } from '../../params.ts';
import { useMayMove } from '../../verhuizen/use-may-move.ts';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import { groepenQuery } from '../../queries.ts';
import { KindForm } from '../../thuis/kind-form.tsx';
import { RijenTable } from './parts/rijen-table.tsx';
import { isWerk, legeRij, teSturen, uitPlak, type Rij, type Werk } from './rijen.ts';
import css from './toevoegen.module.css';
import { createId } from '../../../../shared/id.ts';

export const handle: Crumbs = { crumbs: [groepCrumb, crumb(beheerTeksten, 'toevoegen.titel')] };
export const meta = () => pageTitle(beheerTeksten, 'toevoegen.titel');

/** As many as the server takes at once. */
const MEEST = 100;

interface AddProps {
  readonly adminId: string;
  readonly groepId: string;
  readonly groep: readonly BeheerLeerling[];
  readonly jaargroepen: readonly number[];
}

/** Names come in by typing or pasting, are looked at, and are added all at once. */
function Add({ adminId, groepId, groep, jaargroepen }: AddProps) {
  const { t, i18n } = useTexts(beheerTeksten);
  const regio = i18n.language === 'nl-BE' ? 'be' : 'nl';
  const { add } = useBeheer(adminId);
  const jaargroep = jaargroepen[0] ?? 3;
  const createBegin = (): Werk => ({ plak: '', rijen: [legeRij(createId(), jaargroep)] });
  const [begin, setBegin] = useState(createBegin);
  const concept = useConcept(`toevoegen:${groepId}`, begin, isWerk);
  const { plak, rijen } = concept.waarde;
  const setPlak = (tekst: string): void => concept.set({ plak: tekst, rijen });
  const setRijen = (nieuw: readonly Rij[]): void => concept.set({ plak, rijen: nieuw });
  const [added, setAdded] = useState<number | null>(null);
  const ready = teSturen(rijen);
  // What was pasted and not looked at yet is not left behind unsaid.
  const ongelezen = plak.trim() !== '';
  // The button that was pressed is off now: the keyboard goes on at what came of it.
  const kop = useRef<HTMLHeadingElement>(null);
  const read = (): void => {
    concept.set({ plak: '', rijen: uitPlak(plak, { rijen, groep, jaargroep, createId, regio }) });
    kop.current?.focus();
  };
  const save = (): void =>
    add.mutate(
      { groepId, leerlingen: ready },
      {
        onSuccess: () => {
          setAdded(ready.length);
          // Rows of their own: the row of somebody who was added just now would add nobody.
          setBegin(createBegin());
          concept.forget();
          kop.current?.focus();
        },
      },
    );
  return (
    <>
      <ScreenHead title={t('toevoegen.titel')} text={t('toevoegen.uitleg')} />
      <Hersteld concept={concept} />
      <MetToken adminId={adminId} groepId={groepId} />
      {added !== null && <Added adminId={adminId} groepId={groepId} count={added} />}
      <div className={css['plak']}>
        <TextField
          label={t('toevoegen.plak')}
          placeholder={t('toevoegen.plakVoorbeeld')}
          multiline
          minRows={4}
          maxRows={12}
          fullWidth
          value={plak}
          onChange={({ target }) => setPlak(target.value)}
          slotProps={{ htmlInput: { spellCheck: false }, inputLabel: { shrink: true } }}
        />
        <Button variant="outlined" disabled={plak.trim() === ''} onClick={read}>
          {t('toevoegen.lees')}
        </Button>
      </div>
      <h2 ref={kop} tabIndex={-1} className={css['kop']}>
        {t('toevoegen.controle')}
      </h2>
      <p>{t('toevoegen.controleUitleg')}</p>
      <RijenTable rijen={rijen} groep={groep} jaargroepen={jaargroepen} onChange={setRijen} />
      <div className={css['knoppen']}>
        <Button variant="text" onClick={() => setRijen([...rijen, legeRij(createId(), jaargroep)])}>
          {t('toevoegen.nogEen')}
        </Button>
        <Button disabled={ongelezen || ready.length === 0 || ready.length > MEEST || add.isPending} onClick={save}>
          {add.isPending ? t('bezig') : t('toevoegen.voegToe', { count: ready.length })}
        </Button>
      </div>
      {ongelezen && <Alert severity="info">{t('toevoegen.ongelezen')}</Alert>}
      {ready.length > MEEST && <Alert severity="warning">{t('toevoegen.teVeel', { count: MEEST })}</Alert>}
      <FormAlert error={add.error} />
    </>
  );
}

/** At home one child at a time, and then back to its card. */
function AddThuis({ adminId, groepId }: Pick<AddProps, 'adminId' | 'groepId'>) {
  const { t } = useTexts(thuisTeksten);
  const navigate = useNavigate();
  return (
    <>
      <ScreenHead title={t('kind.titel')} />
      <MetToken adminId={adminId} groepId={groepId} />
      <KindForm adminId={adminId} groepId={groepId} onAdded={() => void navigate(href('/admins/:adminId/groepen', { adminId }))} />
    </>
  );
}

/** Whoever has work in another account need not begin again. */
function MetToken({ adminId, groepId }: { readonly adminId: string; readonly groepId: string }) {
  const { t } = useTexts(verhuistokenTeksten);
  if (!useMayMove()) return null;
  return (
    <p className={css['token']}>
      {t('menu.hint')}{' '}
      <Link to={href('/admins/:adminId/groepen/:groepId/verhuistoken-inlezen', { adminId, groepId })}>{t('menu.inlezen')}</Link>
    </p>
  );
}

function Added({ adminId, groepId, count }: { readonly adminId: string; readonly groepId: string; readonly count: number }) {
  const { t } = useTexts(beheerTeksten);
  return (
    <Alert
      severity="success"
      sx={{ mb: 2 }}
      action={
        <Button variant="text" component={Link} to={href('/admins/:adminId/groepen/:groepId/wachtwoorden', { adminId, groepId })}>
          {t('toevoegen.naarKaarten')}
        </Button>
      }
    >
      {t('toevoegen.klaar', { count })}
    </Alert>
  );
}

export default function LeerlingenToevoegenScreen() {
  const { t } = useTexts(kaderTeksten);
  const thuis = useUser()?.role === 'thuisadmin';
  const { adminId, groepId } = usePathParams();
  const list = useQuery(leerlingenQuery(adminId, groepId));
  const groepen = useQuery(groepenQuery(adminId));
  const error = list.error ?? groepen.error;
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('fout.naarGroepen') };
  const retry = (): void => {
    void list.refetch();
    void groepen.refetch();
  };
  if (replaces(error, list.data && groepen.data)) return <Failure error={error} onRetry={retry} back={back} />;
  if (!list.data || !groepen.data) return <Waiting />;
  const jaargroepen = groepen.data.groepen.find(({ id }) => id === groepId)?.jaargroepen ?? [];
  if (thuis) return <AddThuis adminId={adminId} groepId={groepId} />;
  return <Add key={groepId} adminId={adminId} groepId={groepId} groep={list.data.leerlingen} jaargroepen={jaargroepen} />;
}
