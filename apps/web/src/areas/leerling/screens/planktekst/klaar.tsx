import { mdiEmoticonHappyOutline, mdiEmoticonNeutralOutline, mdiEmoticonSadOutline } from '@mdi/js';
import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import type { Leesbeurt } from '@spelrijk/domain/leesbeurt';
import { leeslijn } from '@spelrijk/domain/leeslijn';
import { BigButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { kaartPath, leesplankPath, planktekstPath } from '../../paths.ts';
import { lezingenQuery, vragenQuery, type Planktekst } from './query.ts';
import { vragenVan } from './vragen.tsx';
import css from './planktekst.module.css';

type Daarna = NonNullable<Leesbeurt['daarna']>;

interface KlaarProps {
  readonly leerlingId: string;
  readonly tekstId: string;
  readonly beurtId: string;
  /** What can be read after it. */
  readonly hierna: Planktekst['hierna'];
  /** Which of its questions were asked already. */
  readonly gevraagd: 'niets' | 'kort' | 'alle';
  /** A third reading that was not done yet. */
  readonly stap: boolean;
  /** This text is read on more days. */
  readonly herhaald: boolean;
  /** What was guessed before reading; null: nothing. */
  readonly verwacht: string | null;
  readonly onKlopte: (klopte: NonNullable<Leesbeurt['klopte']>) => void;
  readonly onDaarna: (daarna: Daarna) => void;
  readonly onVragen: () => void;
  readonly onStap: () => void;
  readonly onAgain: () => void;
}

export function Klaar(props: KlaarProps) {
  const { leerlingId, tekstId, beurtId, hierna, gevraagd, stap, herhaald, verwacht, onKlopte, onDaarna, onVragen, onStap, onAgain } = props;
  const { t } = useTexts(leerlingLezenTeksten);
  const said = useRef<HTMLHeadingElement>(null);
  const gokte = verwacht !== null;
  useEffect(() => {
    if (!gokte) said.current?.focus();
  }, [gokte]);
  return (
    <>
      {verwacht !== null && <Terugblik verwacht={verwacht} onKlopte={onKlopte} />}
      <Lijn leerlingId={leerlingId} tekstId={tekstId} herhaald={herhaald} />
      <div className={css['knoppen']}>
        {/* A head: of a paragraph that has the focus a screen reader says the text twice. */}
        <h3 ref={said} tabIndex={-1}>
          {t(gevraagd === 'niets' ? 'plank.uit' : 'plank.vragen.klaar')}
        </h3>
        {gevraagd === 'niets' && <BigButton onClick={onVragen}>{t('plank.vragen.knop')}</BigButton>}
        {gevraagd === 'kort' && <Meer leerlingId={leerlingId} tekstId={tekstId} beurtId={beurtId} onVragen={onVragen} />}
        {gevraagd !== 'niets' && stap && <BigButton onClick={onStap}>{t('plank.stap.knop')}</BigButton>}
        <BigButton tone="papier" onClick={onAgain}>
          {t('plank.nogEens')}
        </BigButton>
        <Verder leerlingId={leerlingId} hierna={hierna} onDaarna={onDaarna} />
      </div>
    </>
  );
}

/** Who wants to be asked more than the first two. */
function Meer({ leerlingId, tekstId, beurtId, onVragen }: Pick<KlaarProps, 'leerlingId' | 'tekstId' | 'beurtId' | 'onVragen'>) {
  const { t } = useTexts(leerlingLezenTeksten);
  const { data } = useQuery(vragenQuery(leerlingId, tekstId, beurtId));
  const rest = data && data.vrij.length > 0 ? vragenVan(data, 'rest').length : 0;
  return rest === 0 ? null : <BigButton onClick={onVragen}>{t('plank.vragen.meer', { count: rest })}</BigButton>;
}

/** One tap: on to what comes after it, or enough for now. */
function Verder({ leerlingId, hierna, onDaarna }: Pick<KlaarProps, 'leerlingId' | 'hierna' | 'onDaarna'>) {
  const { t } = useTexts(leerlingLezenTeksten);
  const navigate = useNavigate();
  const tap = (daarna: Daarna, pad: string): void => {
    onDaarna(daarna);
    void navigate(pad);
  };
  return (
    <section className={css['daarna']} aria-label={t('plank.daarna.naam')}>
      <p>{hierna ? t('plank.daarna.hierna', { titel: hierna.titel }) : t('plank.daarna.naam')}</p>
      <BigButton onClick={() => tap('verder', hierna ? planktekstPath(leerlingId, hierna.id) : leesplankPath(leerlingId))}>
        {t('plank.daarna.verder')}
      </BigButton>
      <BigButton tone="papier" onClick={() => tap('genoeg', kaartPath(leerlingId))}>
        {t('plank.daarna.genoeg')}
      </BigButton>
    </section>
  );
}

/** Stopped before the end, which is free: the text stays laid out, or it does not. */
export function Gestopt({ leerlingId, onDaarna }: Pick<KlaarProps, 'leerlingId' | 'onDaarna'>) {
  const { t } = useTexts(leerlingLezenTeksten);
  const navigate = useNavigate();
  const kop = useRef<HTMLHeadingElement>(null);
  useEffect(() => kop.current?.focus(), []);
  const tap = (daarna: Daarna): void => {
    onDaarna(daarna);
    void navigate(leesplankPath(leerlingId));
  };
  return (
    <section className={css['knoppen']} aria-label={t('plank.daarna.naam')}>
      <h3 ref={kop} tabIndex={-1}>
        {t('plank.daarna.gestopt')}
      </h3>
      <BigButton onClick={() => tap('verder')}>{t('plank.daarna.later')}</BigButton>
      <BigButton tone="papier" onClick={() => tap('genoeg')}>
        {t('plank.daarna.genoeg')}
      </BigButton>
    </section>
  );
}

const KLOPTE = ['ja', 'beetje', 'nee'] as const;

/** The guess of before reading, beside what was read: the child says itself whether it was so, and nobody says otherwise. */
function Terugblik({ verwacht, onKlopte }: Pick<KlaarProps, 'onKlopte'> & { readonly verwacht: string }) {
  const { t } = useTexts(leerlingLezenTeksten);
  const deel = useRef<HTMLElement>(null);
  useEffect(() => deel.current?.focus(), []);
  const [gezegd, setGezegd] = useState<NonNullable<Leesbeurt['klopte']> | null>(null);
  const say = (klopte: NonNullable<Leesbeurt['klopte']>): void => {
    setGezegd(klopte);
    onKlopte(klopte);
  };
  return (
    <section ref={deel} tabIndex={-1} className={`${css['begin']} ${css['terugblik']}`} aria-label={t('plank.terugblik.naam')}>
      <fieldset>
        <legend>{t('plank.terugblik.vraag', { verwacht })}</legend>
        {KLOPTE.map((klopte) => (
          <label key={klopte}>
            <input type="radio" name="klopte" checked={klopte === gezegd} onChange={() => say(klopte)} />
            {t(`plank.terugblik.${klopte}`)}
          </label>
        ))}
      </fieldset>
    </section>
  );
}

const GEZICHTEN = [
  { klonk: 3, naam: 'vloeiend', icon: mdiEmoticonHappyOutline },
  { klonk: 2, naam: 'gewoon', icon: mdiEmoticonNeutralOutline },
  { klonk: 1, naam: 'haperend', icon: mdiEmoticonSadOutline },
] as const;

/** How it sounded to the child itself; nothing is made of it, and it may be passed over. */
export function Klonk({ onKlonk }: { readonly onKlonk: (klonk: number | null) => void }) {
  const { t } = useTexts(leerlingLezenTeksten);
  const kop = useRef<HTMLHeadingElement>(null);
  useEffect(() => kop.current?.focus(), []);
  return (
    <section className={css['begin']} aria-label={t('plank.klonk.vraag')}>
      <h3 ref={kop} tabIndex={-1}>
        {t('plank.klonk.vraag')}
      </h3>
      <div className={css['gezichten']}>
        {GEZICHTEN.map(({ klonk, naam, icon }) => (
          <button key={naam} type="button" onClick={() => onKlonk(klonk)}>
            <Icon path={icon} size={44} /> {t(`plank.klonk.${naam}`)}
          </button>
        ))}
      </div>
      <BigButton tone="papier" onClick={() => onKlonk(null)}>
        {t('plank.klonk.over')}
      </BigButton>
    </section>
  );
}

/** The picture counts in units of its own: a bar is so wide, the highest so high. */
const STAAF = 34;
const HOOGST = 80;
const MEESTE = 8;

/** How reading this text went each time, and whether it comes again; of the way it went nothing is drawn or said before there are enough readings to say something. */
function Lijn({ leerlingId, tekstId, herhaald }: Pick<KlaarProps, 'leerlingId' | 'tekstId' | 'herhaald'>) {
  const { t } = useTexts(leerlingLezenTeksten);
  const { data } = useQuery(lezingenQuery(leerlingId, tekstId));
  const lezingen = (data?.lezingen ?? []).slice(-MEESTE);
  const verloop = leeslijn(lezingen);
  // A turn that was too short to have read all of it counts as none, and nothing is said of another day.
  const komt = data?.herhaling === 'morgen' || data?.herhaling === 'klaar' ? data.herhaling : null;
  const weer = herhaald && komt !== null ? <p className={css['lijn']}>{t(`plank.herhaal.${komt}`)}</p> : null;
  if (verloop === null) return weer;
  const top = Math.max(...lezingen);
  return (
    <>
      {weer}
      <section className={css['lijn']}>
        <h3>{t('plank.lijn.titel')}</h3>
        <p>{t(`plank.lijn.${verloop}`)}</p>
        <p className="verborgen">{t('plank.lijn.beeld', { getallen: lezingen.join(', ') })}</p>
        <svg aria-hidden="true" viewBox={`0 0 ${lezingen.length * STAAF} ${HOOGST + 40}`} width={lezingen.length * STAAF * 1.6}>
          {lezingen.map((wpm, i) => {
            const hoog = Math.round((HOOGST * wpm) / top);
            return (
              <g key={`${i}-${wpm}`} transform={`translate(${i * STAAF} 0)`}>
                <rect x="5" y={20 + HOOGST - hoog} width={STAAF - 10} height={hoog} rx="5" />
                <text x={STAAF / 2} y={14 + HOOGST - hoog}>
                  {wpm}
                </text>
                <text x={STAAF / 2} y={HOOGST + 36}>
                  {i + 1}
                </text>
              </g>
            );
          })}
        </svg>
      </section>
    </>
  );
}
