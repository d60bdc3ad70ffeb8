import { mdiBookmark, mdiCheck } from '@mdi/js';
import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { BigButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { planktekstPath } from '../../paths.ts';
import css from './leesplank.module.css';

type Leesplank = Output<Api['readLeesplank']>;
export type Plank = Leesplank['planken'][number];
export type Boek = Plank['boeken'][number];

export const ALLE_ZOEK = ['alles', 'reeksen', 'lachen', 'kort', 'dieren', 'spannend', 'weten', 'rijmen', 'doen'] as const;
export type Zoek = (typeof ALLE_ZOEK)[number];

/** Own value: read in a few minutes at every level. */
const KORT_WOORDEN = 90;

/** What a child may look for; a choice without books is not offered. */
export const ZOEKT: Readonly<Record<Zoek, (boek: Boek) => boolean>> = {
  alles: () => true,
  reeksen: ({ reeks }) => reeks !== undefined,
  lachen: ({ interesses }) => interesses.includes('lachen'),
  kort: ({ woorden }) => woorden <= KORT_WOORDEN,
  dieren: ({ interesses }) => interesses.includes('dieren'),
  spannend: ({ interesses }) => interesses.includes('spannend'),
  weten: ({ soort }) => soort === 'weettekst',
  rijmen: ({ soort }) => soort === 'gedicht',
  doen: ({ soort }) => soort === 'doetekst',
};

/** The levels a child sees first: the last one that opened, and those just below it (own value). */
const EIGEN = 3;
export const EIGEN_PLANK = 'eigen';

export const boekenOp = (planken: readonly Plank[], id: string): readonly Boek[] =>
  (id === EIGEN_PLANK
    ? planken.filter(({ stand }) => stand === 'open').slice(0, EIGEN)
    : planken.filter((plank) => plank.id === id)
  ).flatMap(({ boeken }) => boeken);

/** What was read lies behind what was not, each in its own order; of a series the parts stay together. */
export function orden(boeken: readonly Boek[], zoek: Zoek): readonly Boek[] {
  if (zoek !== 'reeksen') return boeken.toSorted((a, b) => Number(a.keer > 0) - Number(b.keer > 0));
  const namen = [...new Set(boeken.map(({ reeks }) => reeks?.naam))];
  return boeken.toSorted(
    (a, b) => namen.indexOf(a.reeks?.naam) - namen.indexOf(b.reeks?.naam) || (a.reeks?.deel ?? 0) - (b.reeks?.deel ?? 0),
  );
}

interface KiezerProps {
  readonly keuzes: readonly Zoek[];
  readonly zoek: Zoek;
  readonly planken: readonly Plank[];
  readonly plank: string;
  readonly onKies: (zoek: Zoek, plank: string) => void;
}

/** By what a child likes, and by how hard it is: every shelf is two presses away. */
export function Kiezer({ keuzes, zoek, planken, plank, onKies }: KiezerProps) {
  const { t } = useTexts(leerlingLezenTeksten);
  return (
    <>
      <fieldset className={css['zoek']}>
        <legend>{t('plank.zoek')}</legend>
        {keuzes.map((keus) => (
          <label key={keus}>
            <input type="radio" name="zoek" checked={keus === zoek} onChange={() => onKies(keus, plank)} />
            {t(`plank.soort.${keus}`)}
          </label>
        ))}
      </fieldset>
      {planken.length > 1 && (
        <label className={css['niveau']}>
          {t('plank.plank')}
          <select value={plank} onChange={({ target }) => onKies(zoek, target.value)}>
            <option value={EIGEN_PLANK}>{t('plank.eigen')}</option>
            {planken.map(({ id, naam, stand }) => (
              <option key={id} value={id}>
                {stand === 'open' ? naam : t(`plank.${stand}`, { naam })}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

/** So many books at a time: on a phone more is a wall. */
const STUKS = 12;

/** Keyed by what is looked for, so that another choice begins at its first books. */
export function Boeken({ leerlingId, boeken }: { readonly leerlingId: string; readonly boeken: readonly Boek[] }) {
  const { t } = useTexts(leerlingLezenTeksten);
  const [toon, setToon] = useState(STUKS);
  const over = boeken.length - toon;
  return (
    <section className={css['plank']} aria-label={t('plank.titel')}>
      {boeken.length === 0 && <p className={css['uitleg']}>{t('plank.geen')}</p>}
      <ul className={css['boeken']}>
        {boeken.slice(0, toon).map((boek) => (
          <Kaart key={boek.id} leerlingId={leerlingId} boek={boek} />
        ))}
      </ul>
      {over > 0 && (
        <BigButton tone="papier" onClick={() => setToon(toon + STUKS)}>
          {t('plank.meer', { count: over })}
        </BigButton>
      )}
    </section>
  );
}

interface ShelfProps {
  readonly leerlingId: string;
  readonly id: string;
  readonly naam: string;
  readonly boeken: readonly Boek[];
}

/** What to go on with; nothing of it when there is nothing. */
export function Shelf({ leerlingId, id, naam, boeken }: ShelfProps) {
  if (boeken.length === 0) return null;
  return (
    <section className={css['plank']} aria-labelledby={`plank-${id}`}>
      <h2 id={`plank-${id}`}>{naam}</h2>
      <ul className={css['boeken']}>
        {boeken.map((boek) => (
          <Kaart key={boek.id} leerlingId={leerlingId} boek={boek} />
        ))}
      </ul>
    </section>
  );
}

function Kaart({
  leerlingId,
  boek: { id, titel, soort, reeks, woorden, keer, bezig },
}: {
  readonly leerlingId: string;
  readonly boek: Boek;
}) {
  const { t } = useTexts(leerlingLezenTeksten);
  return (
    <li>
      <Link to={planktekstPath(leerlingId, id)}>
        <strong>{titel}</strong>
        <span>
          {reeks ? t('plank.deel', reeks) : t(`plank.soorten.${soort}`)} · {t('plank.woorden', { count: woorden })}
        </span>
        {(bezig || keer > 0) && <Stand bezig={bezig} keer={keer} />}
      </Link>
    </li>
  );
}

/** Whether it was begun or read, in words and never in a colour only. */
function Stand({ bezig, keer }: { readonly bezig: boolean; readonly keer: number }) {
  const { t } = useTexts(leerlingLezenTeksten);
  return (
    <span className={css['stand']} data-bezig={bezig}>
      <Icon path={bezig ? mdiBookmark : mdiCheck} size={18} /> {bezig ? t('plank.bezig') : t('plank.gelezen', { count: keer })}
    </span>
  );
}
