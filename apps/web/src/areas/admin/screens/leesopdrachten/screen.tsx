import { mdiPrinter } from '@mdi/js';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { heleNaam, roepnamen } from '@spelrijk/domain/naam';
import { klaarlezenTeksten } from '@spelrijk/teksten/klaarlezen';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { addLocalDays } from '../../../../shared/date/days.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { Empty } from '../../../../shared/list/empty.tsx';
import { useLeesniveau } from '../../../../shared/categorie/niveau.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { TotVeld } from '../../parts/lees-velden.tsx';
import { Klaargezet, leesopdrachtenQuery, SamenLezen, STANDAARD_DAGEN, useZetKlaar } from '../../parts/leesopdrachten.tsx';
import { Unready } from '../../parts/unready.tsx';
import { EenTekst } from './een-tekst.tsx';
import { Elders } from './elders.tsx';
import css from './leesopdrachten.module.css';

export const meta = () => pageTitle(klaarlezenTeksten, 'scherm.titel');
export const handle: Crumbs = { crumbs: [groepCrumb, crumb(klaarlezenTeksten, 'scherm.titel')] };

type Alles = Output<Api['listLeesopdrachten']>;
type Stuk = Alles['stukken'][number];
type Thema = Alles['themas'][number];
interface Kind {
  readonly id: string;
  readonly naam: string;
}

const bladQuery = (adminId: string, groepId: string, tekstId: string) =>
  queryOptions({
    queryKey: ['admins', adminId, 'groepen', groepId, 'toneelblad', tekstId],
    queryFn: () => call('readToneelblad', { params: { adminId, groepId, tekstId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

interface ZetProps {
  readonly label: string;
  readonly tot: string;
  readonly vandaag: string;
  readonly onTot: (dag: string) => void;
  readonly busy: boolean;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

/** What is chosen, until which day, and a button. */
function Zet({ label, tot, vandaag, onTot, busy, onSend, children }: ZetProps) {
  const { t } = useTexts(klaarlezenTeksten);
  return (
    <form
      className={css['vorm']}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSend();
      }}
    >
      {children}
      <div className={css['rij']}>
        <TotVeld vandaag={vandaag} tot={tot} onTot={onTot} />
        <Button type="submit" disabled={busy || tot === ''}>
          {t('scherm.knop')}
        </Button>
      </div>
    </form>
  );
}

/** One theme for these children: each gets the six texts that lie nearest to what it reads. */
function Thema({
  themas,
  kinderen,
  vandaag,
}: {
  readonly themas: readonly Thema[];
  readonly kinderen: readonly Kind[];
  readonly vandaag: string;
}) {
  const { t } = useTexts(klaarlezenTeksten);
  const [keuze, setKeuze] = useState('');
  const [tot, setTot] = useState(() => addLocalDays(vandaag, STANDAARD_DAGEN));
  const { mutate, isPending, isSuccess, error } = useZetKlaar();
  const leesniveau = useLeesniveau();
  const gekozen = themas.find(({ id }) => id === keuze) ?? themas[0];
  if (!gekozen || kinderen.length === 0) return null;
  const { id, naam, woorden, teksten } = gekozen;
  const leerlingen = kinderen.map((kind) => ({ id: kind.id, rollen: [] }));
  return (
    <section className={css['deel']} aria-label={t('scherm.thema.titel')}>
      <h2>{t('scherm.thema.titel')}</h2>
      <p>{t('scherm.thema.uitleg')}</p>
      <Zet
        label={t('scherm.thema.titel')}
        tot={tot}
        vandaag={vandaag}
        onTot={setTot}
        busy={isPending}
        onSend={() => mutate({ soort: 'thema', wat: id, van: vandaag, tot, leerlingen })}
      >
        <TextField select size="small" label={t('scherm.thema.kies')} value={id} onChange={({ target }) => setKeuze(target.value)}>
          {themas.map((thema) => (
            <MenuItem key={thema.id} value={thema.id}>
              {thema.naam}
            </MenuItem>
          ))}
        </TextField>
        <ol>
          {teksten.map((tekst) => (
            <li key={tekst.id}>{t('zet.optie', { ...tekst, niveau: leesniveau(tekst.niveau) })}</li>
          ))}
        </ol>
        <p>
          {t('scherm.thema.woorden', { woorden: woorden.join(', ') })} {t('scherm.thema.slot')}
        </p>
      </Zet>
      <FormAlert error={error} done={isSuccess ? t('scherm.thema.klaar', { naam, count: kinderen.length }) : undefined} />
    </section>
  );
}

interface ToneelProps {
  readonly stukken: readonly Stuk[];
  readonly kinderen: readonly Kind[];
  /** Who has every role until somebody else gets one: a child by itself plays them one after another. */
  readonly voor: string;
  readonly vandaag: string;
}

/** A play with a child for each role, and on paper for each of them. */
function Toneel({ stukken, kinderen, voor, vandaag }: ToneelProps) {
  const { t } = useTexts(klaarlezenTeksten);
  const [keuze, setKeuze] = useState('');
  const [wie, setWie] = useState<Readonly<Record<string, string>>>({});
  const [tot, setTot] = useState(() => addLocalDays(vandaag, STANDAARD_DAGEN));
  const { mutate, isPending, isSuccess, error } = useZetKlaar();
  const leesniveau = useLeesniveau();
  const stuk = stukken.find(({ id }) => id === keuze) ?? stukken[0];
  if (!stuk || kinderen.length === 0) return null;
  const kindVan = (rol: string): string => wie[`${stuk.id} ${rol}`] ?? voor;
  const bezet = [...new Set(stuk.rollen.map(({ naam }) => kindVan(naam)))].filter((id) => id !== '');
  const leerlingen = bezet.map((id) => ({ id, rollen: stuk.rollen.map(({ naam }) => naam).filter((rol) => kindVan(rol) === id) }));
  const namen = Object.fromEntries(stuk.rollen.map(({ naam }) => [naam, kinderen.find(({ id }) => id === kindVan(naam))?.naam ?? '']));
  return (
    <section className={css['deel']} aria-label={t('scherm.toneel.titel')}>
      <h2>{t('scherm.toneel.titel')}</h2>
      <p>{t('scherm.toneel.uitleg')}</p>
      <Zet
        label={t('scherm.toneel.titel')}
        tot={tot}
        vandaag={vandaag}
        onTot={setTot}
        busy={isPending}
        onSend={() => mutate({ soort: 'toneel', wat: stuk.id, van: vandaag, tot, leerlingen })}
      >
        <TextField select size="small" label={t('scherm.toneel.kies')} value={stuk.id} onChange={({ target }) => setKeuze(target.value)}>
          {stukken.map((een) => (
            <MenuItem key={een.id} value={een.id}>
              {t('scherm.toneel.optie', { ...een, niveau: leesniveau(een.niveau), rollen: een.rollen.length })}
            </MenuItem>
          ))}
        </TextField>
        <div className={css['rij']}>
          {stuk.rollen.map(({ naam: rol, beurten }) => (
            <TextField
              key={rol}
              select
              size="small"
              label={t('scherm.toneel.rol', { rol, count: beurten })}
              value={kindVan(rol)}
              onChange={({ target }) => setWie({ ...wie, [`${stuk.id} ${rol}`]: target.value })}
              sx={{ flex: '1 1 12rem', minWidth: 0 }}
            >
              <MenuItem value="">{t('scherm.toneel.niemand')}</MenuItem>
              {kinderen.map(({ id, naam }) => (
                <MenuItem key={id} value={id}>
                  {naam}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </div>
      </Zet>
      <FormAlert error={error} done={isSuccess ? t('scherm.toneel.klaar', { titel: stuk.titel }) : undefined} />
      <Blad key={stuk.id} tekstId={stuk.id} namen={namen} />
    </section>
  );
}

/** The play on paper: once for everybody, or with the lines of one role marked. */
function Blad({ tekstId, namen }: { readonly tekstId: string; readonly namen: Readonly<Record<string, string>> }) {
  const { t } = useTexts(klaarlezenTeksten);
  const { adminId, groepId } = usePathParams();
  const [rol, setRol] = useState('alle');
  const { data } = useQuery(bladQuery(adminId, groepId, tekstId));
  if (!data) return null;
  const bladen = rol === 'alle' ? data.rollen : [rol];
  const met = (naam: string): string => [naam, namen[naam] ?? ''].filter((deel) => deel !== '').join(': ');
  return (
    <>
      <div className={`${css['rij']} niet-printen`}>
        <TextField
          select
          size="small"
          label={t('scherm.toneel.blad')}
          value={rol}
          onChange={({ target }) => setRol(target.value)}
          sx={{ minWidth: '12rem' }}
        >
          <MenuItem value="alle">{t('scherm.toneel.elk')}</MenuItem>
          {data.rollen.map((naam) => (
            <MenuItem key={naam} value={naam}>
              {met(naam)}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="outlined"
          startIcon={
            <SvgIcon>
              <path d={mdiPrinter} />
            </SvgIcon>
          }
          onClick={() => window.print()}
        >
          {t('scherm.toneel.print')}
        </Button>
      </div>
      <div>
        {bladen.map((eigen) => (
          <article key={eigen} className={css['blad']} aria-label={met(eigen)}>
            <header>
              <h3>{data.titel}</h3>
              <p>{met(eigen)}</p>
            </header>
            <ol>
              {data.beurten.map((beurt, nr) => (
                <li
                  key={`${nr}-${beurt.rol ?? ''}`}
                  data-eigen={beurt.rol === eigen || undefined}
                  data-aanwijzing={beurt.rol === null || undefined}
                >
                  {beurt.rol !== null && <strong>{beurt.rol}: </strong>}
                  {beurt.zinnen.join(' ')}
                </li>
              ))}
            </ol>
          </article>
        ))}
      </div>
    </>
  );
}

interface VoorWieProps {
  readonly kinderen: readonly Kind[];
  readonly voor: string;
  readonly metIedereen: boolean;
}

/** For whom; stands in the address, so that a page of a child leads here for that child. */
function VoorWie({ kinderen, voor, metIedereen }: VoorWieProps) {
  const { t } = useTexts(klaarlezenTeksten);
  const [, setParams] = useSearchParams();
  return (
    <TextField
      select
      size="small"
      label={t('scherm.voor')}
      value={voor}
      onChange={({ target }) => setParams(target.value === '' ? {} : { kind: target.value }, { replace: true, preventScrollReset: true })}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: '12rem', mb: 2 }}
    >
      {metIedereen && <MenuItem value="">{t('scherm.iedereen')}</MenuItem>}
      {kinderen.map(({ id, naam }) => (
        <MenuItem key={id} value={id}>
          {naam}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** A text for one, a theme, a text for two and a play, for all or for one; what lies ready stands above. Children of a home and clients of a practice are no class: there it is for one at a time. */
export default function LeesopdrachtenScreen() {
  const { t } = useTexts(klaarlezenTeksten);
  const { adminId, groepId } = usePathParams();
  const [params] = useSearchParams();
  const rol = useUser()?.role;
  const { data, error, refetch } = useQuery(leesopdrachtenQuery({ adminId, groepId }));
  if (!data) return <Unready error={error} onRetry={() => void refetch()} />;
  const namen = roepnamen(data.leerlingen);
  const kinderen = data.leerlingen.map(({ id, roepnaam }) => ({ id, naam: namen.get(id) ?? roepnaam }));
  const tutoren = data.tutoren.map((tutor) => ({ id: tutor.id, naam: `${heleNaam(tutor)} (${tutor.groep})` }));
  const metIedereen = rol !== 'thuisadmin' && rol !== 'rtadmin';
  const gekozen = kinderen.find(({ id }) => id === params.get('kind')) ?? (metIedereen ? undefined : kinderen[0]);
  const voor = gekozen?.id ?? '';
  // Brothers and sisters read with each other; a client of a practice with nobody who has an account there.
  const thuis = rol === 'thuisadmin' ? kinderen.filter(({ id }) => id !== voor) : [];
  const lezers = gekozen ? [gekozen] : kinderen;
  return (
    <>
      <div className="niet-printen">
        <ScreenHead title={t('scherm.titel')} text={gekozen ? t('scherm.uitlegEen', gekozen) : t('scherm.uitleg')} />
        {kinderen.length === 0 ? (
          <Empty title={t('scherm.leeg')} text={t('scherm.leegUitleg')} />
        ) : (
          <VoorWie kinderen={kinderen} voor={voor} metIedereen={metIedereen} />
        )}
        <Klaargezet kind={gekozen?.id} />
        {gekozen && <EenTekst key={`tekst ${voor}`} kind={gekozen} vandaag={data.vandaag} />}
        <Elders elders={data.elders} kind={gekozen?.id} vandaag={data.vandaag} />
        <Thema key={`thema ${voor}`} themas={data.themas} kinderen={lezers} vandaag={data.vandaag} />
        {kinderen.length > 0 && (
          <section className={css['deel']} aria-label={t('scherm.samen.titel')}>
            <h2>{t('scherm.samen.titel')}</h2>
            <p>{t('scherm.samen.uitleg')}</p>
            <SamenLezen key={`samen ${voor}`} kinderen={lezers} tutoren={metIedereen ? tutoren : thuis} vandaag={data.vandaag} />
          </section>
        )}
      </div>
      <Toneel key={`toneel ${voor}`} stukken={data.stukken} kinderen={kinderen} voor={voor} vandaag={data.vandaag} />
    </>
  );
}
