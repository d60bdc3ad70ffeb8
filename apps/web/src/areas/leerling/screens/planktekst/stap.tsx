import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { BigButton } from '@spelrijk/ui/big-button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { vragenQuery, type Leesstap } from './query.ts';
import type { Adres } from './use-vraag.ts';
import { Hear, VragenWeg, type VragenProps } from './vragen.tsx';
import css from './vragen.module.css';

type Melding = 'pak' | 'nog' | 'plek' | 'goed' | 'weg';

interface Stand {
  /** Per part the box it lies in; of a choice nothing. */
  readonly plaatsen: readonly (string | undefined)[];
  /** The part that is in the hand. */
  readonly gepakt: string | null;
  /** Parts, or the choice, that were found right. */
  readonly goed: readonly string[];
  /** Choices that were not it. */
  readonly fout: readonly string[];
  readonly klaar: boolean;
  readonly melding: Melding | null;
}

interface Stapstand extends Stand {
  readonly bezig: boolean;
  readonly pak: (deel: string) => void;
  readonly zet: (vak: string) => void;
  readonly haalWeg: (deel: string) => void;
  readonly check: (antwoorden: readonly string[]) => Promise<void>;
}

/** Parts are placed freely and looked at together: what is right stays, the rest comes back. The server judges. */
function useStap({ delen }: Leesstap, adres: Adres, onPlek: (zinnen: readonly number[]) => void): Stapstand {
  const [stand, setStand] = useState<Stand>({
    plaatsen: delen.map(() => undefined),
    gepakt: null,
    goed: [],
    fout: [],
    klaar: false,
    melding: delen.length > 0 ? 'pak' : null,
  });
  const [poging, setPoging] = useState(1);
  const [bezig, setBezig] = useState(false);
  const place = (deel: string | null, vak: string | undefined): void =>
    setStand({ ...stand, plaatsen: stand.plaatsen.map((oud, n) => (delen[n] === deel ? vak : oud)), gepakt: null, melding: null });
  const check = async (antwoorden: readonly string[]): Promise<void> => {
    const { leerlingId, tekstId, beurtId } = adres;
    setBezig(true);
    try {
      const params = { leerlingId, tekstId };
      const oordeel = await call('checkLeesstap', { params, body: { beurtId, antwoorden: [...antwoorden], poging } });
      const klaar = oordeel.goed.every(Boolean);
      onPlek(oordeel.plek);
      setPoging(Math.min(20, poging + 1));
      const melding = klaar ? 'goed' : oordeel.plek.length > 0 ? 'plek' : 'nog';
      const juist = (delen.length > 0 ? delen : antwoorden).filter((_, n) => oordeel.goed[n]);
      setStand({
        ...stand,
        klaar,
        melding,
        goed: juist,
        fout: klaar || delen.length > 0 ? stand.fout : [...stand.fout, ...antwoorden],
        plaatsen: stand.plaatsen.map((vak, n) => (oordeel.goed[n] ? vak : undefined)),
      });
    } catch {
      setStand({ ...stand, melding: 'weg' });
    } finally {
      setBezig(false);
    }
  };
  return {
    ...stand,
    bezig,
    pak: (deel) => setStand({ ...stand, gepakt: stand.gepakt === deel ? null : deel, melding: null }),
    zet: (vak) => place(stand.gepakt, vak),
    haalWeg: (deel) => place(deel, undefined),
    check,
  };
}

/** The third reading: what hangs together in the text, with the text beside it. */
export function Stap({ leerlingId, tekstId, beurtId, follow, onPlek, onDone }: VragenProps) {
  const { t } = useTexts(leerlingLezenTeksten, leerlingTeksten);
  const { data, error, refetch } = useQuery(vragenQuery(leerlingId, tekstId, beurtId));
  if (error) return <VragenWeg stop={t('plank.stap.stop')} onRetry={() => void refetch()} onStop={onDone} />;
  if (!data?.stap) return <p className={css['vragen']}>{t('leerling:laden')}</p>;
  return <Taak stap={data.stap} adres={{ leerlingId, tekstId, beurtId }} follow={follow} onPlek={onPlek} onDone={onDone} />;
}

interface TaakProps extends Pick<VragenProps, 'follow' | 'onPlek' | 'onDone'> {
  readonly stap: Leesstap;
  readonly adres: Adres;
}

function Taak({ stap, adres, follow, onPlek, onDone }: TaakProps) {
  const { t } = useTexts(leerlingLezenTeksten);
  const kop = useRef<HTMLHeadingElement>(null);
  useEffect(() => kop.current?.focus(), []);
  const stand = useStap(stap, adres, onPlek);
  const verder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stand.klaar) verder.current?.querySelector('button')?.focus();
  }, [stand.klaar]);
  const gat = stap.soort === 'verbindingswoord';
  return (
    <section className={css['vragen']} data-eigen-toetsen aria-label={t('plank.stap.naam')}>
      <p className={css['teller']}>{t('plank.stap.naam')}</p>
      <div className={css['kop']}>
        <h3 ref={kop} tabIndex={-1}>
          {gat ? t('plank.stap.verband') : stap.vraag}
        </h3>
        <Hear klanken={stap.klanken} onHear={follow.stop} />
      </div>
      {gat && <p className={css['zin']}>{stap.vraag}</p>}
      {stap.delen.length > 0 ? <Schema stap={stap} stand={stand} /> : <Keuze stap={stap} stand={stand} />}
      <output>{stand.melding && t(`plank.stap.meldingen.${stand.melding}`)}</output>
      <div ref={verder} className={css['verder']}>
        {stand.klaar && <BigButton onClick={onDone}>{t('plank.vragen.verder')}</BigButton>}
        {!stand.klaar && (
          <BigButton tone="papier" onClick={onDone}>
            {t('plank.stap.stop')}
          </BigButton>
        )}
      </div>
    </section>
  );
}

interface DeelProps {
  readonly stap: Leesstap;
  readonly stand: Stapstand;
}

function Keuze({ stap: { vakken }, stand: { fout, goed, bezig, klaar, check } }: DeelProps) {
  return (
    <ul className={css['keuzes']}>
      {vakken.map((keus) => (
        <li key={keus}>
          <button
            type="button"
            data-stand={goed.includes(keus) ? 'goed' : fout.includes(keus) ? 'fout' : undefined}
            // Not disabled: whoever pressed it stays on it, and hears what comes of it.
            aria-disabled={klaar || fout.includes(keus)}
            onClick={() => {
              if (!klaar && !bezig && !fout.includes(keus)) void check([keus]);
            }}
          >
            {keus}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A part is taken, and then a place: by touch, and with Tab and Enter in the same order. */
function Schema({ stap, stand }: DeelProps) {
  const { t } = useTexts(leerlingLezenTeksten);
  const { vakken, delen, meer, soort } = stap;
  const { plaatsen, gepakt, goed, bezig, klaar, pak, zet, haalWeg, check } = stand;
  const blok = useRef<HTMLDivElement>(null);
  const los = delen.filter((_, n) => plaatsen[n] === undefined);
  const over = los.length;
  const geweest = useRef(over);
  useEffect(() => {
    // After a part was placed the next one is at hand; not when the page opens.
    if (geweest.current !== over) blok.current?.querySelector<HTMLElement>('[data-stapel]:enabled, [data-kijkna]')?.focus();
    geweest.current = over;
  }, [over]);
  return (
    <div ref={blok} className={css['schema']}>
      {over > 0 && (
        <ul className={css['keuzes']} aria-label={t('plank.stap.stapel')}>
          {los.map((deel) => (
            <li key={deel}>
              <button type="button" data-stapel aria-pressed={gepakt === deel} disabled={bezig} onClick={() => pak(deel)}>
                {deel}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ol className={css['vakken']} data-volgorde={soort === 'volgorde'}>
        {vakken.map((vak) => {
          const erin = delen.filter((_, n) => plaatsen[n] === vak);
          const vol = !meer && erin.length > 0;
          return (
            <li key={vak}>
              <strong>{vak}</strong>
              {erin.map((deel) => (
                <button
                  key={deel}
                  type="button"
                  data-stand={goed.includes(deel) ? 'goed' : undefined}
                  disabled={klaar || bezig || goed.includes(deel)}
                  aria-label={goed.includes(deel) ? t('plank.stap.staatGoed', { deel }) : t('plank.stap.haalWeg', { deel })}
                  onClick={() => haalWeg(deel)}
                >
                  {deel}
                </button>
              ))}
              {!vol && !klaar && (
                <button
                  type="button"
                  data-zet
                  disabled={bezig || gepakt === null}
                  aria-label={t('plank.stap.zet', { vak })}
                  onClick={() => zet(vak)}
                >
                  {t('plank.stap.hier')}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {over === 0 && !klaar && (
        <BigButton data-kijkna disabled={bezig} onClick={() => void check(plaatsen.map((vak) => vak ?? ''))}>
          {t('plank.stap.kijkNa')}
        </BigButton>
      )}
    </div>
  );
}
