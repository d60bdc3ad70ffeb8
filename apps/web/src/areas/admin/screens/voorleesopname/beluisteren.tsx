import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { KINDZINNEN } from '@spelrijk/domain/voorleesopname';
import { voorleesbladTeksten } from '@spelrijk/teksten/voorleesblad';
import { voorleesopnameTeksten } from '@spelrijk/teksten/voorleesopname';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { ConfirmButton } from '../../../../shared/dialog/confirm-button.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { ZINNEN } from '../../../../shared/voorlezen/zinnen.ts';
import { Luisterblad } from '../../luister/blad.tsx';
import * as stap from '../../luister/luister.ts';
import css from '../../luister/luister.module.css';
import { isAlBeluisterd, useLuister, type Bevinding, type Luisteren } from '../../luister/use-luister.ts';
import { opnamenPath, opnamenQuery, opnamePath, volgendeOpname } from '../../voorleesopnamen.ts';
import { useGeluid } from './use-geluid.ts';
import { createId } from '../../../../shared/id.ts';

type Opname = Output<Api['readVoorleesopname']>;
type Zin = (typeof KINDZINNEN)[number];
type Geluid = ReturnType<typeof useGeluid>;

interface BeluisterProps {
  readonly plek: { readonly adminId: string; readonly groepId: string };
  readonly opname: Opname;
  readonly onAgain: () => void;
}

/** From the same pace to half as fast again: faster, and a word that is read wrong goes by. */
const SNELHEDEN = [1, 1.25, 1.5] as const;

/** A letter for each kind sentence: digits say how it sounded. */
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** One id for one listening: sent again after a failure it is kept once. */
function useSend({ plek: { adminId, groepId }, opname }: BeluisterProps, zin: Zin | null) {
  const id = useRef(createId());
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (deel: Bevinding) =>
      call('markVoorleesopname', { params: { adminId, groepId, opnameId: opname.id, voorlezingId: id.current }, body: { ...deel, zin } }),
    onSettled: (_, error) =>
      error && !isAlBeluisterd(error) ? undefined : queryClient.invalidateQueries({ queryKey: ['admins', adminId, 'groepen', groepId] }),
  });
}

/** What the child reads; asked once, nothing is a choice too. */
function Zinkeuze({ naam, zin, onZin }: { readonly naam: string; readonly zin: Zin | null; readonly onZin: (zin: Zin | null) => void }) {
  const { t } = useTexts(voorleesopnameTeksten);
  const { t: blad } = useTexts(voorleesbladTeksten);
  return (
    <fieldset className={css['keuzes']}>
      <legend>{t('beluister.zin', { naam })}</legend>
      {KINDZINNEN.map((nr) => (
        <button key={nr} type="button" aria-pressed={zin === nr} onClick={() => onZin(nr)}>
          <kbd>{LETTERS[nr - 1]?.toUpperCase()}</kbd>
          {blad(ZINNEN[nr])}
        </button>
      ))}
      <button type="button" aria-pressed={zin === null} onClick={() => onZin(null)}>
        {t('beluister.geenZin')}
      </button>
    </fieldset>
  );
}

function Speler({ geluid, ms, onSpeel }: { readonly geluid: Geluid; readonly ms: number; readonly onSpeel: () => void }) {
  const { t } = useTexts(voorleesopnameTeksten);
  const [snelheid, setSnelheid] = useState<number>(1);
  const choose = (nieuw: number): void => {
    setSnelheid(nieuw);
    geluid.setSnelheid(nieuw);
  };
  return (
    <>
      <Button onClick={geluid.speelt ? geluid.pause : onSpeel}>{t(geluid.speelt ? 'beluister.pauze' : 'beluister.speel')}</Button>
      <fieldset className={css['keuzes']} aria-label={t('beluister.snel')}>
        {SNELHEDEN.map((een) => (
          <button key={een} type="button" aria-pressed={een === snelheid} onClick={() => choose(een)}>
            {een.toLocaleString('nl')}×
          </button>
        ))}
      </fieldset>
      <span className={css['stil']}>{t('beluister.tijd', { nu: Math.round(geluid.nu() / 1000), ms: Math.round(ms / 1000) })}</span>
    </>
  );
}

/** The next child, with the focus on it: one key further. */
function Gedaan({ plek, opname, send }: Pick<BeluisterProps, 'plek' | 'opname'> & { readonly send: Luisteren['send'] }) {
  const { t } = useTexts(voorleesopnameTeksten);
  const { data, isFetching } = useQuery(opnamenQuery(plek));
  const dan = data && !isFetching ? volgendeOpname(data.opnamen, opname.id) : undefined;
  const verder = useRef<HTMLAnchorElement>(null);
  const danId = dan?.id;
  useEffect(() => {
    if (danId !== undefined) verder.current?.focus();
  }, [danId]);
  return (
    <>
      {send.data ? <Alert severity="success">{t('beluister.klaar', send.data)}</Alert> : <FormAlert error={send.error} />}
      <div className={css['knoppen']}>
        {dan && (
          <Button component={Link} ref={verder} to={opnamePath(plek, dan.id)}>
            {t('beluister.volgende', { naam: `${dan.roepnaam} ${dan.achternaam}` })}
          </Button>
        )}
        {data && !isFetching && !dan && <p>{t('beluister.geenVolgende')}</p>}
        <Button component={Link} variant="text" to={opnamenPath(plek)}>
          {t('beluister.naarRij')}
        </Button>
      </div>
    </>
  );
}

function RemoveButton({ plek: { adminId, groepId }, opname }: Pick<BeluisterProps, 'plek' | 'opname'>) {
  const { t } = useTexts(voorleesopnameTeksten);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('removeVoorleesopname', { params: { adminId, groepId, opnameId: opname.id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admins', adminId, 'groepen', groepId] });
      await navigate(opnamenPath({ adminId, groepId }));
    },
  });
  return (
    <ConfirmButton
      label={t('beluister.weg')}
      title={t('beluister.wegTitel')}
      text={t('beluister.wegTekst', { naam: opname.roepnaam })}
      cancel={t('annuleer')}
      busy={isPending}
      error={error}
      onConfirm={() => mutate()}
    />
  );
}

interface Toetswerk {
  readonly geluid: Geluid;
  readonly play: () => void;
  readonly begin: () => void;
  readonly onZin: (zin: Zin) => void;
}

/** Keys of sound beside those of the words, and at the end a letter for what the child reads. */
function createKeys({ geluid, play, begin, onZin }: Toetswerk) {
  return (event: KeyboardEvent, { fase }: stap.Luister): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const toets = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (fase === 'eind') {
      const zin = KINDZINNEN.find((nr) => LETTERS[nr - 1] === toets);
      if (zin !== undefined) onZin(zin);
      return zin !== undefined;
    }
    if (fase !== 'klaar' && fase !== 'leest') return false;
    const doen: Readonly<Record<string, () => void>> = {
      ' ': geluid.speelt ? geluid.pause : play,
      ArrowLeft: () => geluid.jump(-1),
      ArrowRight: () => geluid.jump(1),
      s: begin,
    };
    const werk = doen[toets];
    werk?.();
    return werk !== undefined;
  };
}

export function Beluisteren({ plek, opname, onAgain }: BeluisterProps) {
  const { t } = useTexts(voorleesopnameTeksten);
  const [zin, setZin] = useState<Zin | null>(null);
  const send = useSend({ plek, opname, onAgain }, zin);
  const stopRef = useRef<() => void>(() => undefined);
  const geluid = useGeluid(plek, opname.id, () => stopRef.current());
  const luister: Luisteren = useLuister(opname, send, {
    nu: geluid.nu,
    onKey: (event, l) => createKeys({ geluid, play, begin, onZin: setZin })(event, l),
  });
  const { l, step } = luister;
  const end = (): void => {
    geluid.pause();
    step(stap.stop);
  };
  useEffect(() => {
    stopRef.current = end;
  });
  /** The clock of the reading begins where somebody speaks, as far as can be told. */
  function play(): void {
    if (l.fase === 'klaar') step((van) => stap.start(van, geluid.begin ?? 0));
    geluid.play();
  }
  function begin(): void {
    step((van, nu) => (van.fase === 'leest' ? { ...van, begon: nu, anker: { woord: 0, op: nu } } : van));
  }
  if (geluid.error || geluid.kapot)
    return (
      <>
        <FormAlert error={geluid.error ?? new Error(t('beluister.fout'))} />
        <Button onClick={() => void geluid.refetch()}>{t('beluister.nogEens')}</Button>
      </>
    );
  const speler = <Speler geluid={geluid} ms={opname.ms} onSpeel={play} />;
  return (
    <div className={css['vel']}>
      <Luisterblad
        luister={luister}
        tekst={opname}
        hulp={t('beluister.hulp')}
        onAgain={onAgain}
        onEinde={geluid.pause}
        klaar={
          <div className={css['knoppen']}>
            {geluid.begin === undefined ? <output>{t('beluister.laden')}</output> : speler}
            <RemoveButton plek={plek} opname={opname} />
          </div>
        }
        naast={
          <>
            {speler}
            <Button variant="text" onClick={begin}>
              {t('beluister.begin')}
            </Button>
          </>
        }
        vraag={<Zinkeuze naam={opname.roepnaam} zin={zin} onZin={setZin} />}
        gedaan={<Gedaan plek={plek} opname={opname} send={send} />}
      />
    </div>
  );
}
