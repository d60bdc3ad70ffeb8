/** Fetching from a provider with an end to it: a provider that hangs or sends too much harms nobody but its own users. */

const TIMEOUT_MS = 4000;
const MAX_BYTES = 512 * 1024;

async function readLimited(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > MAX_BYTES) {
      await reader?.cancel();
      throw new Error('answer of the provider is too large');
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** `fetch` that follows no redirect, waits at most four seconds and reads at most half a megabyte. */
export async function fetchBegrensd(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { status, statusText, headers } = response;
  const body = await readLimited(response);
  return new Response([101, 204, 205, 304].includes(status) ? null : body, { status, statusText, headers });
}
