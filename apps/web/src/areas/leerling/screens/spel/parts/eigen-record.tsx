import type { Game } from '@spelrijk/game-kit/contract';
import { leerlingRecordTeksten } from '@spelrijk/teksten/leerling-record';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLooksOn } from '../../../looks-on.ts';
import { Hear } from '../../../parts/hear.tsx';
import { spelrecordsQuery } from '../../../queries.ts';
import type { AnswerSender } from '../../../queue/sender.ts';
import { type Gehaald, withRecord } from '../tegen-zichzelf.ts';
import css from './uitzoeken.module.css';
import { createId } from '../../../../../shared/id.ts';

interface EigenrecordProps {
  readonly leerlingId: string;
  readonly taakId: string;
  readonly slug: string;
  readonly game: Game;
  readonly gehaald: Gehaald;
  readonly sender: AnswerSender;
}

/** Kept on this device at once and sent after the taak; the next round in this game knows it, also without a connection. */
function useKeep({ leerlingId, taakId, slug, gehaald, sender }: EigenrecordProps): void {
  const client = useQueryClient();
  const looksOn = useLooksOn();
  const keep = useEffectEvent(() => {
    if (looksOn) return;
    const { waarde } = gehaald;
    void sender.add({ soort: 'record', id: createId(), leerlingId, taakId, game: slug, waarde });
    client.setQueryData(spelrecordsQuery(leerlingId).queryKey, (eerder) => eerder && withRecord(eerder, slug, waarde));
  });
  useEffect(() => keep(), []);
}

/** How far the child came beside itself of before: told, never judged, and never beside anybody else. */
export function Eigenrecord(props: EigenrecordProps) {
  const { t } = useTexts(leerlingRecordTeksten);
  useKeep(props);
  const { game, gehaald } = props;
  const { waarde, dezeWeek, spook } = gehaald;
  const { record } = game.logic;
  if (record === undefined) return null;
  const nu = record.zeg(waarde);
  const week =
    dezeWeek === null ? t('eerste', { nu }) : waarde > dezeWeek ? t('nieuw', { nu }) : t('gewoon', { nu, record: record.zeg(dezeWeek) });
  const eigen = spook === null ? [] : [t(waarde > spook ? 'spookVoor' : 'spookMee', { spook: record.zeg(spook) })];
  const regels = [week, ...eigen];
  return (
    <section className={css['blok']} aria-labelledby="record-kop">
      <h2 id="record-kop">
        {t('kop')}
        <Hear lines={regels} />
      </h2>
      {regels.map((regel) => (
        <p key={regel} className={css['stand']}>
          {regel}
        </p>
      ))}
    </section>
  );
}
