import { mdiFormatSize } from '@mdi/js';
import type { Leesaanpak } from '@spelrijk/domain/leesbeurt';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { leerlingKlaarTeksten } from '@spelrijk/teksten/leerling-klaar';
import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { RoundButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { useToneel } from '../../audio/use-regie.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useLooksOn } from '../../looks-on.ts';
import { Page, PageLink } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { leesplankPath, toneelPath } from '../../paths.ts';
import { beurtenSent } from '../../queue/reading.ts';
import { Begin } from './begin.tsx';
import { Controls, TempoControls } from './controls.tsx';
import { Gestopt, Klaar, Klonk } from './klaar.tsx';
import { useLeeswijze } from './leeswijze.ts';
import { LeeswijzePanel } from './leeswijze-panel.tsx';
import { tekstQuery, type Planktekst } from './query.ts';
import { Tekstblad } from './tekstblad.tsx';
import { useBeurt } from './use-beurt.ts';
import { Stap } from './stap.tsx';
import { useFollow, type Follow } from './use-follow.ts';
import { useWords } from './use-words.ts';
import { Vooraf, Woordoefening } from './vooraf.tsx';
import { Vragen, type Welke } from './vragen.tsx';
import css from './planktekst.module.css';

export const meta = () => pageTitle(leerlingLezenTeksten, 'plank.titel');

export default function PlanktekstScreen() {
  const { t } = useTexts(leerlingLezenTeksten, leerlingTeksten);
  useToneel(null);
  const { leerlingId = '', tekstId = '' } = useParams();
  const { data, error, refetch } = useQuery(tekstQuery(leerlingId, tekstId));
  if (isNotFound(error)) return <NotFound inFrame to={leesplankPath(leerlingId)} label={t('plank.terug')} />;
  if (error) return <TryAgain message={t('plank.fout')} detail={error.message} onRetry={() => void refetch()} />;
  return data ? <Turns key={tekstId} leerlingId={leerlingId} tekst={data} /> : <Waiting text={t('leerling:laden')} />;
}

/** The first turn goes on where the child was; the next one begins at the title. */
function Turns({ leerlingId, tekst }: { readonly leerlingId: string; readonly tekst: Planktekst }) {
  const [turn, setTurn] = useState(0);
  const again = (): void => setTurn((nr) => nr + 1);
  return <Reading key={turn} leerlingId={leerlingId} tekst={tekst} from={turn === 0 ? tekst.plek : 0} onAgain={again} />;
}

interface ReadingProps {
  readonly leerlingId: string;
  readonly tekst: Planktekst;
  readonly from: number;
  readonly onAgain: () => void;
}

type Fase = 'woorden' | 'lezen' | 'tempo' | 'klonk' | 'uit' | 'gestopt' | 'vragen' | 'gevraagd' | 'stap' | 'klaar';

/** The first sentence of each paragraph. */
const startsVan = (alineas: Planktekst['alineas']): number[] => alineas.map((_, i) => 1 + alineas.slice(0, i).flat().length);

/** Own pace: one paragraph after the other, each with its own time. */
function useTempo({ alineas }: Planktekst, follow: Follow, onEnd: () => void, beurt: ReturnType<typeof useBeurt>) {
  const [nr, setNr] = useState(0);
  const starts = startsVan(alineas);
  const start = (): void => {
    setNr(0);
    beurt.read('tempo');
    follow.go(starts[0] ?? 1);
  };
  const next = (): void => {
    beurt.endAlinea();
    const volgende = starts[nr + 1];
    if (volgende === undefined) return onEnd();
    setNr(nr + 1);
    follow.go(volgende);
  };
  return { nr, van: alineas.length, start, next };
}

/** Looking for a sentence with the arrows is not possible at one's own pace: a paragraph is left by its button. */
const BLIJF = (): void => undefined;

/** Which questions are asked: of own pace all, for it counts when the text was understood. */
function useAsk(setFase: (fase: Fase) => void) {
  const [welke, setWelke] = useState<Welke>('kort');
  const ask = (nu: Welke): Fase => {
    setWelke(nu);
    setFase('vragen');
    return 'vragen';
  };
  return { welke, ask };
}

/** One turn of reading: what the child is doing, what sounds, what lights up. */
function useReading(leerlingId: string, tekst: Planktekst, from: number) {
  const { id: tekstId, alineas, klanken, tijden, woorden, herhaling } = tekst;
  const keeps = !useLooksOn();
  const [fase, setFase] = useState<Fase>('lezen');
  const [woord, setWoord] = useState('');
  const [plek, setPlek] = useState<readonly number[]>([]);
  // What is up again today is read again today, unless the child chooses otherwise.
  const [aanpak, setAanpak] = useState<Leesaanpak>(herhaling === 'nu' ? 'herhaald' : 'gewoon');
  const [verwacht, setVerwacht] = useState(tekst.verwacht);
  const follow = useFollow({ klanken, tijden }, alineas.flat().length + 1, from);
  const beurt = useBeurt({ leerlingId, tekstId, van: from, keeps, aanpak }, follow.at);
  const finish = (volgende: Fase): void => {
    follow.stop();
    beurt.finish();
    setFase(volgende);
  };
  const { welke, ask } = useAsk(setFase);
  const tempo = useTempo(tekst, follow, () => finish(ask('alle')), beurt);
  const onHeard = (gehoord: string): void => {
    setWoord(gehoord);
    if (fase === 'lezen' || fase === 'tempo') beurt.tap(gehoord);
  };
  const body = useWords({ woorden, follow: fase === 'tempo' ? { ...follow, move: BLIJF } : follow, onHeard, zoekt: fase === 'vragen' });
  const showPlek = (zinnen: readonly number[]): void => {
    setPlek(zinnen);
    const [eerste] = zinnen;
    if (eerste === undefined) return;
    follow.go(eerste);
    follow.say(zinnen);
  };
  const end = (volgende: Fase): void => {
    showPlek([]);
    setFase(volgende);
  };
  const guess = (keus: string): void => {
    setVerwacht(keus);
    beurt.say({ verwacht: keus });
  };
  const change = (manier: Leesaanpak): void => {
    setAanpak(manier);
    // Own pace begins with its own button.
    beurt.read(manier === 'herhaald' ? 'herhaald' : 'gewoon');
  };
  const practise = async (): Promise<void> => {
    follow.stop();
    beurt.hold(true);
    beurt.begin();
    // Answers are kept with the turn: it is at the server first.
    await beurtenSent();
    setFase('woorden');
  };
  const read = (): void => {
    beurt.hold(false);
    setFase('lezen');
    // The words are gone with their buttons: on at the title, which is said.
    requestAnimationFrame(() => body.current?.querySelector('h2')?.focus());
  };
  return {
    fase,
    setFase,
    woord,
    plek,
    welke,
    ask,
    aanpak,
    change,
    verwacht,
    guess,
    follow,
    beurt,
    tempo,
    onHeard,
    body,
    finish,
    showPlek,
    end,
    practise,
    read,
  };
}

type Stand = ReturnType<typeof useReading>;

const BIJ_DE_TEKST: readonly Fase[] = ['vragen', 'stap'];

function Reading({ leerlingId, tekst, from, onAgain }: ReadingProps) {
  const { t } = useTexts(leerlingLezenTeksten, leerlingKlaarTeksten);
  const [setting, setSetting] = useState(false);
  const [wijze, change] = useLeeswijze(leerlingId);
  const stand = useReading(leerlingId, tekst, from);
  const { fase, plek, follow, body } = stand;
  const naast = BIJ_DE_TEKST.includes(fase);
  // Looking for a sentence is looking through all of it; at one's own pace one paragraph is there.
  const nu = naast ? { ...wijze, stuk: false, liniaal: false } : fase === 'tempo' ? { ...wijze, stuk: true, liniaal: false } : wijze;
  return (
    <Page
      leerlingId={leerlingId}
      title={t('plank.titel')}
      of={tekst.titel}
      hear={[]}
      aside={
        <>
          <RoundButton name={t('plank.wijze.knop')} aria-expanded={setting} onClick={() => setSetting(!setting)}>
            <Icon path={mdiFormatSize} size={26} />
          </RoundButton>
          {tekst.toneel && <PageLink to={toneelPath(leerlingId, tekst.id)}>{t('leerlingKlaar:toneel.knop')}</PageLink>}
          <PageLink to={leesplankPath(leerlingId)}>{t('plank.terug')}</PageLink>
        </>
      }
    >
      {setting && <LeeswijzePanel wijze={wijze} onChange={change} stukken={tekst.alineas.length > 1} />}
      <Before leerlingId={leerlingId} tekst={tekst} stand={stand} />
      {fase !== 'woorden' && (
        <div className={naast ? css['naast'] : undefined}>
          <Tekstblad body={body} tekst={tekst} follow={follow} wijze={nu} plek={plek} donker={fase === 'tempo'} />
          <Beside leerlingId={leerlingId} tekst={tekst} stand={stand} />
        </div>
      )}
      <Under leerlingId={leerlingId} tekst={tekst} stand={stand} onAgain={onAgain} />
    </Page>
  );
}

interface DeelProps {
  readonly leerlingId: string;
  readonly tekst: Planktekst;
  readonly stand: Stand;
}

/** Above the text, as long as its title is lit; and the words that are practised instead of it. */
function Before({ leerlingId, tekst, stand }: DeelProps) {
  const { woorden, vooraf, stukken } = tekst;
  const { fase, follow, beurt, aanpak, change, verwacht, guess, tempo, onHeard, practise, read, setFase } = stand;
  if (fase === 'woorden') return <Woordoefening leerlingId={leerlingId} tekst={tekst} beurtId={beurt.id} follow={follow} onDone={read} />;
  if (fase !== 'lezen' || follow.at !== 0) return null;
  const start = (): void => {
    tempo.start();
    setFase('tempo');
  };
  return (
    <>
      <Vooraf woorden={vooraf} klanken={woorden} stukken={stukken} onHeard={onHeard} />
      <Begin
        leerlingId={leerlingId}
        tekst={tekst}
        aanpak={aanpak}
        verwacht={verwacht}
        onAanpak={change}
        onVerwacht={guess}
        onWoorden={() => void practise()}
        onTempo={start}
        onHear={follow.stop}
      />
    </>
  );
}

function Beside({ leerlingId, tekst: { id: tekstId }, stand }: DeelProps) {
  const { fase, follow, beurt, welke, showPlek, end } = stand;
  const plek = { leerlingId, tekstId, beurtId: beurt.id, follow, onPlek: showPlek };
  if (fase === 'vragen') return <Vragen {...plek} welke={welke} onDone={() => end('gevraagd')} />;
  return fase === 'stap' ? <Stap {...plek} onDone={() => end('klaar')} /> : null;
}

function Under({ leerlingId, tekst, stand, onAgain }: DeelProps & Pick<ReadingProps, 'onAgain'>) {
  const { id: tekstId, klanken, stukken, stap, hierna } = tekst;
  const { fase, setFase, woord, follow, beurt, aanpak, verwacht, tempo, welke, ask, finish } = stand;
  const onDaarna = (daarna: 'verder' | 'genoeg'): void => beurt.say({ daarna });
  if (fase === 'tempo') return <TempoControls key={tempo.nr} nr={tempo.nr + 1} van={tempo.van} onNext={tempo.next} />;
  // Own pace has a button of its own to begin with.
  if (fase === 'lezen' && aanpak === 'tempo' && follow.at === 0) return null;
  if (fase === 'lezen') {
    const onDone = (): void => finish(aanpak === 'herhaald' ? 'klonk' : 'uit');
    const onStop = (): void => {
      follow.stop();
      setFase('gestopt');
    };
    const knoppen = { onVoice: beurt.hear, onDone, onStop };
    return <Controls follow={follow} heard={klanken.length > 0} stukken={stukken[woord] ?? ''} {...knoppen} />;
  }
  if (fase === 'gestopt') return <Gestopt leerlingId={leerlingId} onDaarna={onDaarna} />;
  if (fase === 'klonk') {
    const onKlonk = (klonk: number | null): void => {
      if (klonk !== null) beurt.say({ klonk });
      setFase('uit');
    };
    return <Klonk onKlonk={onKlonk} />;
  }
  if (fase !== 'uit' && fase !== 'gevraagd' && fase !== 'klaar') return null;
  return (
    <Klaar
      leerlingId={leerlingId}
      tekstId={tekstId}
      beurtId={beurt.id}
      hierna={hierna}
      gevraagd={fase === 'uit' ? 'niets' : welke === 'kort' ? 'kort' : 'alle'}
      stap={stap && fase !== 'klaar'}
      herhaald={aanpak === 'herhaald'}
      verwacht={verwacht}
      onKlopte={(klopte) => beurt.say({ klopte })}
      onDaarna={onDaarna}
      onVragen={() => ask(fase === 'uit' ? 'kort' : 'rest')}
      onStap={() => setFase('stap')}
      onAgain={onAgain}
    />
  );
}
