import type { Verzamelingen } from '@spelrijk/contract/verzamelingen';
import type { Game, GameManifest } from '@spelrijk/game-kit/contract';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { playEffect } from '../../../audio/effects.ts';
import { Hear } from '../../../parts/hear.tsx';
import { verzamelingenQuery } from '../../../queries.ts';
import type { AnswerSender } from '../../../queue/sender.ts';
import { aanbodFor } from '../../../verzameling/aanbod.ts';
import { Wereld } from '../../../verzameling/wereld.tsx';
import css from './uitzoeken.module.css';
import { createId } from '../../../../../shared/id.ts';

interface UitzoekenProps {
  readonly leerlingId: string;
  readonly taakId: string;
  readonly manifest: GameManifest;
  readonly game: Game;
  /** Pieces found in play. */
  readonly vondsten: readonly string[];
  readonly sender: AnswerSender;
  readonly figuur: number;
}

interface Keuze {
  readonly game: string;
  readonly stuk: string;
  readonly taakId: string;
}

function withStuk({ verzamelingen }: Verzamelingen, { game, stuk, taakId }: Keuze): Verzamelingen {
  const eerder = verzamelingen.find((een) => een.game === game)?.stukken ?? [];
  const rest = verzamelingen.filter((een) => een.game !== game);
  return { verzamelingen: [...rest, { game, stukken: [...eerder, { stuk, taakId }] }] };
}

/** After a taak the child adds one piece to what it keeps of this game. Nothing when that is not known: a piece is not chosen twice. */
export function Uitzoeken({ leerlingId, taakId, manifest, game, vondsten, sender, figuur }: UitzoekenProps) {
  const { t } = useTexts(leerlingTeksten);
  const client = useQueryClient();
  const query = verzamelingenQuery(leerlingId);
  const { data } = useQuery({ ...query, enabled: manifest.verzameling !== undefined });
  const [gekozen, setGekozen] = useState<string | null>(null);
  const { slug, verzameling } = manifest;
  if (!verzameling || !data) return null;
  const alle = data.verzamelingen.flatMap(({ stukken }) => stukken);
  const eigen = data.verzamelingen.find((een) => een.game === slug)?.stukken ?? [];
  const bezit = eigen.map(({ stuk }) => stuk);
  const had = alle.some((een) => een.taakId === taakId);
  const aanbod = had ? [] : aanbodFor(verzameling, { bezit, vondsten, taakId });
  if (aanbod.length === 0 && gekozen === null) return null;
  const choose = (stuk: string): void => {
    if (gekozen !== null || !aanbod.includes(stuk)) return;
    setGekozen(stuk);
    playEffect('munt');
    client.setQueryData(query.queryKey, withStuk(data, { game: slug, stuk, taakId }));
    void sender.add({ soort: 'stuk', id: createId(), leerlingId, taakId, game: slug, stuk });
  };
  const kop = gekozen === null ? verzameling.vraag : verzameling.titel;
  const naam = verzameling.stukken.find(({ id }) => id === gekozen)?.naam;
  return (
    <section className={css['blok']} aria-labelledby="uitzoeken-kop">
      <h2 id="uitzoeken-kop">
        {kop}
        <Hear lines={gekozen === null ? [verzameling.vraag, ['verzameling.kies']] : [verzameling.titel]} />
      </h2>
      <Wereld game={game} figuur={figuur} bezit={bezit} aanbod={gekozen === null ? aanbod : []} onKies={choose} />
      <output className={css['stand']}>
        {naam !== undefined && `${naam}. ${t('verzameling.erbij')} `}
        {bezit.length === verzameling.stukken.length
          ? t('verzameling.vol')
          : t('verzameling.aantal', { count: bezit.length, totaal: verzameling.stukken.length })}
      </output>
    </section>
  );
}
