import type { Regio } from '@spelrijk/domain/admin';
import type { Mailtemplate } from '@spelrijk/domain/mailtemplate';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export interface Welke extends Readonly<Record<string, string>> {
  readonly sjabloon: string;
  readonly regio: Regio;
}

const SLEUTEL = ['office', 'mailtemplates'] as const;

export const mailtemplatesQuery = queryOptions({ queryKey: SLEUTEL, queryFn: () => call('listMailtemplates', {}) });

export const mailtemplateQuery = (welke: Welke) =>
  queryOptions({
    queryKey: [...SLEUTEL, welke.sjabloon, welke.regio],
    queryFn: () => call('readMailtemplate', { params: welke }),
    // What somebody is typing must not be taken from under their hands.
    refetchOnWindowFocus: false,
  });

export const voorbeeldQuery = (welke: Welke, template: Mailtemplate) =>
  queryOptions({
    queryKey: [...SLEUTEL, welke.sjabloon, welke.regio, 'voorbeeld', template],
    queryFn: () => call('previewMailtemplate', { params: welke, body: template }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  });
