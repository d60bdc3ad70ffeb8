/** One text for one child, to read by itself: chosen by how hard it is and what it is about, and read here before it is given. */
import Button from '@mui/material/Button';
import { klaarlezenTeksten } from '@spelrijk/teksten/klaarlezen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addLocalDays } from '../../../../shared/date/days.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { usePlankniveau } from '../../../../shared/categorie/niveau.ts';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { Kies, TotVeld } from '../../parts/lees-velden.tsx';
import { STANDAARD_DAGEN, useZetKlaar } from '../../parts/leesopdrachten.tsx';
import { plankenQuery, type Plank } from '../../parts/planken.ts';
import { tekstQuery } from '../../volgen.ts';
import css from './leesopdrachten.module.css';

const OVER = ['alles', 'dieren', 'lachen', 'spannend'] as const;
type Over = (typeof OVER)[number];

function usePlanknaam(): (plank: Plank) => string {
  const { t } = useTexts(klaarlezenTeksten);
  const plankniveau = usePlankniveau();
  return (plank) => {
    const niveau = plankniveau(plank);
    return plank.stand === 'open' ? niveau : t(`scherm.een.${plank.stand}`, { niveau });
  };
}

/** What is not read yet comes first. */
const boekenOver = (plank: Plank | undefined, over: Over): Plank['boeken'] =>
  (plank?.boeken ?? [])
    .filter(({ interesses }) => over === 'alles' || interesses.includes(over))
    .toSorted((a, b) => Number(a.keer > 0) - Number(b.keer > 0));

function Lees({ leerlingId, tekstId }: { readonly leerlingId: string; readonly tekstId: string }) {
  const { t } = useTexts(klaarlezenTeksten);
  const { data, error } = useQuery(tekstQuery(leerlingId, tekstId));
  if (!data) return error ? <FormAlert error={error} /> : <Waiting />;
  return (
    <article className={css['lees']} aria-label={t('scherm.een.lees', { titel: data.titel })} data-regels={data.perRegel || undefined}>
      <h3>{data.titel}</h3>
      {data.alineas.map((zinnen) => (
        <p key={zinnen.join(' ')}>
          {zinnen.map((zin, nr) => (
            <span key={`${nr}-${zin}`}>{zin} </span>
          ))}
        </p>
      ))}
    </article>
  );
}

interface EenTekstProps {
  readonly kind: { readonly id: string; readonly naam: string };
  readonly vandaag: string;
}

export function EenTekst({ kind, vandaag }: EenTekstProps) {
  const { t } = useTexts(klaarlezenTeksten);
  const { data, error } = useQuery(plankenQuery(kind.id));
  return (
    <section className={css['deel']} aria-label={t('scherm.een.titel')}>
      <h2>{t('scherm.een.titel')}</h2>
      <p>{t('scherm.een.uitleg', kind)}</p>
      {data ? <Keuze kind={kind} vandaag={vandaag} planken={data} /> : error ? <FormAlert error={error} /> : <Waiting />}
    </section>
  );
}

function Keuze({ kind, vandaag, planken }: EenTekstProps & { readonly planken: readonly Plank[] }) {
  const { t } = useTexts(klaarlezenTeksten);
  const planknaam = usePlanknaam();
  const [plankId, setPlank] = useState('');
  const [over, setOver] = useState<Over>('alles');
  const [keuze, setKeuze] = useState('');
  const [tot, setTot] = useState(() => addLocalDays(vandaag, STANDAARD_DAGEN));
  const { mutate, isPending, isSuccess, error, variables } = useZetKlaar();
  const plank = planken.find(({ id }) => id === plankId) ?? planken[0];
  if (!plank) return <p>{t('scherm.samen.geenTekst', kind)}</p>;
  const boeken = boekenOver(plank, over);
  const boek = boeken.find(({ id }) => id === keuze) ?? boeken[0];
  const klaar = planken.flatMap((een) => een.boeken).find(({ id }) => id === variables?.wat);
  return (
    <form
      className={css['vorm']}
      aria-label={t('scherm.een.titel')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (boek && !isPending) mutate({ soort: 'tekst', wat: boek.id, van: vandaag, tot, leerlingen: [{ id: kind.id, rollen: [] }] });
      }}
    >
      <div className={css['rij']}>
        <Kies
          label={t('scherm.een.niveau')}
          value={plank.id}
          keuzes={planken.map((een) => ({ id: een.id, naam: planknaam(een) }))}
          onKies={setPlank}
        />
        <Kies
          label={t('scherm.een.over')}
          value={over}
          keuzes={OVER.map((id) => ({ id, naam: t(`scherm.een.soort.${id}`) }))}
          onKies={(id) => setOver(OVER.find((een) => een === id) ?? 'alles')}
        />
        {boek && (
          <Kies
            label={t('zet.tekst')}
            value={boek.id}
            keuzes={boeken.map(({ id, titel, woorden, keer }) => ({
              id,
              naam: t(keer > 0 ? 'scherm.een.gelezen' : 'scherm.een.optie', { titel, woorden }),
            }))}
            onKies={setKeuze}
          />
        )}
      </div>
      {boek ? <Lees leerlingId={kind.id} tekstId={boek.id} /> : <p>{t('scherm.een.geen')}</p>}
      <div className={css['rij']}>
        <TotVeld vandaag={vandaag} tot={tot} onTot={setTot} />
        <Button type="submit" disabled={isPending || tot === '' || !boek}>
          {t('zet.knop')}
        </Button>
      </div>
      <FormAlert error={error} done={isSuccess && klaar ? t('zet.klaar', { titel: klaar.titel, namen: kind.naam }) : undefined} />
    </form>
  );
}
