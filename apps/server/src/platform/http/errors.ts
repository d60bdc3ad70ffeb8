/** One place where an error becomes an answer: status, code, Dutch sentence, and a number for what went wrong inside. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Fout } from '@spelrijk/contract/fout';
import { foutTekst } from '@spelrijk/teksten/fouten';
import { AppError, STATUS } from '../app-error.ts';
import type { Regio } from '@spelrijk/domain/admin';
import { isUnavailable } from '../db/database.ts';
import type { RegioVanHost } from '../instellingen.ts';

/** What Fastify itself refuses, in our words; anything else it refuses is an unreadable request. */
const FROM_FASTIFY: Readonly<Record<string, AppError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('too-large', 'algemeen/te-groot'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('media-type', 'algemeen/geen-json-soort'),
};

function fromFastify(error: Error): AppError | null {
  const code = String(Reflect.get(error, 'code'));
  const status = Number(Reflect.get(error, 'statusCode'));
  if (!code.startsWith('FST_ERR_') || status < 400 || status > 499) return null;
  return FROM_FASTIFY[code] ?? new AppError('invalid', 'algemeen/ongeldig');
}

function known(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return new AppError('unavailable', 'algemeen/even-niet', { retryAfter: 2 });
  return error instanceof Error ? fromFastify(error) : null;
}

const toBody = (error: AppError, regio: Regio): Fout => ({
  message: foutTekst(error.code, regio, error.details),
  code: error.code,
  ...(error.details && { details: [...error.details] }),
});

export type SendError = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The sentences are those of the host that was asked. */
export const createSendError =
  (regioVan: RegioVanHost): SendError =>
  (error, request, reply) =>
    sendError(error, request, reply, regioVan(request.headers.host));

/** Sends the refusal; an unknown error is logged whole and told as a number only. */
function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply, regio: Regio): FastifyReply {
  const refusal = known(error);
  if (!refusal) {
    const { id } = request;
    request.log.error({ err: error }, 'onverwachte fout');
    const body: Fout = { message: foutTekst('algemeen/fout'), code: 'algemeen/fout', id };
    return send(reply, 500, body);
  }
  if (refusal.kind === 'unavailable') request.log.warn({ err: error, code: refusal.code }, 'nu niet beschikbaar');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  return send(reply, STATUS[refusal.kind], toBody(refusal, regio));
}

const send = (reply: FastifyReply, status: number, body: Fout): FastifyReply =>
  reply.status(status).header('cache-control', 'private, no-store').type('application/json; charset=utf-8').send(JSON.stringify(body));
