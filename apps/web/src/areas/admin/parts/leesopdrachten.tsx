/** Reading that is set ready for some children: setting it, seeing what came of it, taking it away and putting it back. */
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import type { Leesopdracht } from '@spelrijk/contract/samenlezen';
import { klaarlezenTeksten } from '@spelrijk/teksten/klaarlezen';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { addLocalDays } from '../../../shared/date/days.ts';
import { useDates } from '../../../shared/date/use-dates.ts';
import { DoneNotice } from '../../../shared/form/done-notice.tsx';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useLeesniveau, usePlankniveau } from '../../../shared/categorie/niveau.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from '../opdrachten/opdrachten.module.css';
import { usePathParams } from '../params.ts';
import { Kies, type Naam, TotVeld } from './lees-velden.tsx';
import { openPlanken, plankenQuery } from './planken.ts';
import { createId } from '../../../shared/id.ts';

interface Plek {
  readonly adminId: string;
  readonly groepId: string;
}

export type LeesopdrachtBody = Input<Api['saveLeesopdracht']>['body'];

const keyOf = ({ adminId, groepId }: Plek) => ['admins', adminId, 'groepen', groepId, 'leesopdrachten'] as const;

export const leesopdrachtenQuery = ({ adminId, groepId }: Plek) =>
  queryOptions({ queryKey: keyOf({ adminId, groepId }), queryFn: () => call('listLeesopdrachten', { params: { adminId, groepId } }) });

/** Sets it once however often is pressed: the id stays until it was kept, or something else is asked. */
export function useZetKlaar() {
  const { adminId, groepId } = usePathParams();
  const client = useQueryClient();
  const poging = useRef({ opdrachtId: '', vraag: '' });
  return useMutation({
    mutationFn: (body: LeesopdrachtBody) => {
      const vraag = JSON.stringify(body);
      if (poging.current.vraag !== vraag) poging.current = { opdrachtId: createId(), vraag };
      return call('saveLeesopdracht', { params: { adminId, groepId, opdrachtId: poging.current.opdrachtId }, body });
    },
    onSuccess: async () => {
      poging.current = { opdrachtId: '', vraag: '' };
      await client.invalidateQueries({ queryKey: keyOf({ adminId, groepId }) });
    },
  });
}

/** Two school weeks. */
export const STANDAARD_DAGEN = 13;

interface LaatLezenProps {
  readonly teksten: readonly { readonly id: string; readonly titel: string; readonly niveau: string; readonly woorden: number }[];
  readonly leerlingen: readonly { readonly id: string; readonly roepnaam: string }[];
  readonly vandaag: string;
}

/** One text for these children, until a day. */
export function LaatLezen({ teksten, leerlingen, vandaag }: LaatLezenProps) {
  const { t } = useTexts(klaarlezenTeksten);
  const leesniveau = useLeesniveau();
  const [keuze, setKeuze] = useState('');
  const [tot, setTot] = useState(() => addLocalDays(vandaag, STANDAARD_DAGEN));
  const { mutate, isPending, isSuccess, error, variables } = useZetKlaar();
  const gekozen = teksten.find(({ id }) => id === keuze) ?? teksten[0];
  if (!gekozen) return <p className={css['noot']}>{t('groepjes.geenTekst')}</p>;
  const namen = leerlingen.map(({ roepnaam }) => roepnaam).join(', ');
  const titel = teksten.find(({ id }) => id === variables?.wat)?.titel ?? '';
  const send = (): void =>
    mutate({ soort: 'tekst', wat: gekozen.id, van: vandaag, tot, leerlingen: leerlingen.map(({ id }) => ({ id, rollen: [] })) });
  return (
    <form
      className={`${css['hand']} niet-printen`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) send();
      }}
    >
      <div className={css['knoppen']}>
        <TextField
          select
          size="small"
          label={t('zet.tekst')}
          value={gekozen.id}
          onChange={({ target }) => setKeuze(target.value)}
          sx={{ flex: '1 1 20rem', minWidth: 0 }}
        >
          {teksten.map(({ id, titel: naam, niveau, woorden }) => (
            <MenuItem key={id} value={id}>
              {t('zet.optie', { titel: naam, niveau: leesniveau(niveau), woorden })}
            </MenuItem>
          ))}
        </TextField>
        <TotVeld vandaag={vandaag} tot={tot} onTot={setTot} />
        <Button type="submit" disabled={isPending || tot === ''}>
          {t('zet.knop')}
        </Button>
      </div>
      <FormAlert error={error} done={isSuccess ? t('zet.klaar', { titel, namen }) : undefined} />
    </form>
  );
}

/** Texts that this child may take, the ones that it did not read first. */
function useBoeken(lezer: string): readonly { readonly id: string; readonly titel: string; readonly naam: string }[] | undefined {
  const { t } = useTexts(klaarlezenTeksten);
  const plankniveau = usePlankniveau();
  const { data } = useQuery({ ...plankenQuery(lezer), select: openPlanken, enabled: lezer !== '' });
  return data
    ?.flatMap((plank) => plank.boeken.map((boek) => ({ ...boek, niveau: plankniveau(plank) })))
    .toSorted((a, b) => Number(a.keer > 0) - Number(b.keer > 0))
    .map(({ id, titel, niveau, woorden }) => ({ id, titel, naam: t('zet.optie', { titel, niveau, woorden }) }));
}

const VORMEN = ['tutor', 'koor'] as const;

interface SamenProps {
  readonly kinderen: readonly Naam[];
  /** Of other groepen. */
  readonly tutoren: readonly Naam[];
  readonly vandaag: string;
}

/** A text for one child to read with a tutor, or with somebody beside it. */
export function SamenLezen({ kinderen, tutoren, vandaag }: SamenProps) {
  const { t } = useTexts(klaarlezenTeksten);
  const [vorm, setVorm] = useState<(typeof VORMEN)[number]>('tutor');
  const [lezer, setLezer] = useState(kinderen.length === 1 ? (kinderen[0]?.id ?? '') : '');
  const [tutor, setTutor] = useState('');
  const [keuze, setKeuze] = useState('');
  const [tot, setTot] = useState(() => addLocalDays(vandaag, STANDAARD_DAGEN));
  const { mutate, isPending, isSuccess, error } = useZetKlaar();
  const [klaar, setKlaar] = useState('');
  const boeken = useBoeken(lezer);
  const mogelijk = [...kinderen.filter(({ id }) => id !== lezer), ...tutoren];
  const naamVan = (wie: string): string => [...kinderen, ...tutoren].find(({ id }) => id === wie)?.naam ?? '';
  const boek = boeken?.find(({ id }) => id === keuze) ?? boeken?.[0];
  const metTutor = vorm === 'tutor' && tutor !== lezer ? tutor : '';
  const send = (): void => {
    if (!boek) return;
    const namen = { titel: boek.titel, lezer: naamVan(lezer), tutor: naamVan(metTutor) };
    const leerlingen = [{ id: lezer, rollen: ['lezer'] }, ...(metTutor === '' ? [] : [{ id: metTutor, rollen: ['tutor'] }])];
    setKlaar(t(metTutor === '' ? 'scherm.samen.klaarAlleen' : 'scherm.samen.klaarPaar', namen));
    mutate({ soort: vorm, wat: boek.id, van: vandaag, tot, leerlingen });
  };
  return (
    <form
      className={css['hand']}
      aria-label={t('scherm.samen.titel')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) send();
      }}
    >
      <div className={css['knoppen']}>
        <Kies
          label={t('scherm.samen.hoe')}
          value={vorm}
          keuzes={VORMEN.map((id) => ({ id, naam: t(`scherm.samen.vorm.${id}`) }))}
          onKies={(id) => setVorm(id === 'koor' ? 'koor' : 'tutor')}
        />
        <Kies label={t('scherm.samen.lezer')} value={lezer} keuzes={kinderen} leeg={t('scherm.samen.kies')} onKies={setLezer} />
        {vorm === 'tutor' && (
          <Kies label={t('scherm.samen.tutor')} value={metTutor} keuzes={mogelijk} leeg={t('scherm.samen.zonder')} onKies={setTutor} />
        )}
        {boek && <Kies label={t('zet.tekst')} value={boek.id} keuzes={boeken ?? []} onKies={setKeuze} />}
        <TotVeld vandaag={vandaag} tot={tot} onTot={setTot} />
        <Button type="submit" disabled={isPending || tot === '' || !boek}>
          {t('scherm.knop')}
        </Button>
      </div>
      {boeken?.length === 0 && <p className={css['noot']}>{t('scherm.samen.geenTekst', { naam: naamVan(lezer) })}</p>}
      <FormAlert error={error} done={isSuccess ? klaar : undefined} />
    </form>
  );
}

function Wie({ leerling, soort }: { readonly leerling: Leesopdracht['leerlingen'][number]; readonly soort: Leesopdracht['soort'] }) {
  const { t } = useTexts(klaarlezenTeksten);
  const metNiveau = useUser()?.role !== 'thuisadmin';
  const { roepnaam, rollen, uit, van, niveau, slot } = leerling;
  const stand = van > 1 ? t('klaar.deel', { uit, van }) : t(uit > 0 ? 'klaar.uit' : 'klaar.nietUit');
  const paar = soort === 'tutor' || soort === 'koor';
  const isTutor = rollen[0] === 'tutor' ? [t('klaar.isTutor')] : [];
  const rol = paar ? isTutor : rollen.length > 0 ? [t('klaar.rollen', { rollen: rollen.join(', ') })] : [];
  const delen = [
    ...rol,
    // Of a play nothing is kept: it is performed. What two read stands at the top.
    ...(niveau !== '' && metNiveau ? [t('klaar.niveau', { niveau })] : []),
    ...(soort === 'tekst' || soort === 'thema' ? [stand] : []),
    ...(slot.antwoorden > 0 ? [t('klaar.slot', slot)] : []),
  ];
  return (
    <li>
      <strong>{roepnaam}</strong> {delen.join(' · ')}
    </li>
  );
}

interface RijProps {
  readonly opdracht: Leesopdracht;
  readonly vandaag: string;
  readonly busy: boolean;
  readonly onWeg: () => void;
}

function Rij({ opdracht, vandaag, busy, onWeg }: RijProps) {
  const { t } = useTexts(klaarlezenTeksten);
  const dates = useDates();
  const { soort, titel, van, tot, gestopt, leerlingen, samen } = opdracht;
  const loopt = !gestopt && tot >= vandaag;
  const dagen = { titel, van: dates.short(van), tot: dates.short(tot) };
  const stand = gestopt ? t('klaar.gestopt') : tot < vandaag ? t('klaar.voorbij') : '';
  const { keer: count, minuten } = samen;
  const gelezen = count > 0 ? t('klaar.samen', { count, minuten }) : t('klaar.nogNiet');
  const paar = soort === 'tutor' || soort === 'koor' ? gelezen : '';
  return (
    <li className={css['opdracht']} data-loopt={loopt}>
      <div className={css['opdrachtkop']}>
        <strong>{t(van > vandaag ? 'klaar.vanaf' : 'klaar.kop', dagen)}</strong>
        <span>{[t(`klaar.soort.${soort}`), paar, stand].filter((deel) => deel !== '').join(' · ')}</span>
        {loopt && (
          <Button variant="text" size="small" disabled={busy} onClick={onWeg} aria-label={t('klaar.wegVan', { titel })}>
            {t('klaar.weg')}
          </Button>
        )}
      </div>
      <ul>
        {leerlingen.map((leerling) => (
          <Wie key={leerling.id} leerling={leerling} soort={soort} />
        ))}
      </ul>
    </li>
  );
}

interface KlaargezetProps {
  /** Of this one child: what the others read is not told beside it. */
  readonly kind?: string | undefined;
}

const alleenVan = (opdrachten: readonly Leesopdracht[], kind: string | undefined): readonly Leesopdracht[] =>
  kind === undefined
    ? opdrachten
    : opdrachten.flatMap((opdracht) => {
        const leerlingen = opdracht.leerlingen.filter(({ id }) => id === kind);
        return leerlingen.length === 0 ? [] : [{ ...opdracht, leerlingen }];
      });

/** What lies ready for children of this groep, and what lay ready in the last four weeks; nothing where there is none. */
export function Klaargezet({ kind }: KlaargezetProps) {
  const { t } = useTexts(klaarlezenTeksten);
  const { adminId, groepId } = usePathParams();
  const client = useQueryClient();
  const { data } = useQuery(leesopdrachtenQuery({ adminId, groepId }));
  const [weg, setWeg] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ opdrachtId, terug }: { readonly opdrachtId: string; readonly terug: boolean }) =>
      call(terug ? 'restoreLeesopdracht' : 'stopLeesopdracht', { params: { adminId, groepId, opdrachtId } }),
    onSuccess: async (_, { opdrachtId, terug }) => {
      setWeg(terug ? null : opdrachtId);
      await client.invalidateQueries({ queryKey: keyOf({ adminId, groepId }) });
    },
  });
  const opdrachten = alleenVan(data?.opdrachten ?? [], kind);
  if (!data || (opdrachten.length === 0 && weg === null)) return null;
  return (
    <section aria-label={t('klaar.titel')}>
      <h2>{t('klaar.titel')}</h2>
      {weg !== null && (
        <DoneNotice
          text={t('klaar.weggehaald')}
          undo={{ label: t('klaar.terug'), onClick: () => mutate({ opdrachtId: weg, terug: true }) }}
          onClose={() => setWeg(null)}
        />
      )}
      <FormAlert error={error} />
      <ul className={css['opdrachten']}>
        {opdrachten.map((opdracht) => (
          <Rij
            key={opdracht.id}
            opdracht={opdracht}
            vandaag={data.vandaag}
            busy={isPending}
            onWeg={() => mutate({ opdrachtId: opdracht.id, terug: false })}
          />
        ))}
      </ul>
    </section>
  );
}
