import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

export interface TusResponse {
  status: number
  headers: IncomingHttpHeaders
  body: { code?: string; fields?: Record<string, string> } | null
}

/** A tus client of one replica for a member. */
export interface TusClient {
  head(): Promise<TusResponse>
  patch(offset: number, bytes: Uint8Array, headers?: Record<string, string>): Promise<TusResponse>
  /** Like `patch`, but sends byte by byte with a pause before each. */
  patchSlowly(offset: number, bytes: Uint8Array, pauseMs: number): Promise<TusResponse>
  cancel(): Promise<TusResponse>
  /** Announces `length` bytes, sends only these, and leaves the connection open; `drop` closes it. */
  begin(offset: number, bytes: Uint8Array, length: number): Promise<{ drop(): void; ended: Promise<void> }>
}

async function* slowly(bytes: Uint8Array, pauseMs: number) {
  for (let at = 0; at < bytes.length; at++) {
    await setTimeout(pauseMs)
    yield bytes.subarray(at, at + 1)
  }
}

export function createTusClient(copyUrl: string, uploadUrl: string, cookie: string): TusClient {
  const url = `${copyUrl}${uploadUrl.replace(/^\/api/, '')}`
  const own = { cookie, 'tus-resumable': '1.0.0' }
  const offsetHeaders = (offset: number) => ({
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  })

  async function call(
    method: string,
    headers: Record<string, string>,
    bytes?: Uint8Array | Readable,
  ): Promise<TusResponse> {
    const sent = request(url, { method, headers: { ...own, ...headers }, agent: false })
    // An error response may arrive while bytes are still being sent; the response counts.
    sent.on('error', () => {})
    if (bytes instanceof Readable) bytes.pipe(sent)
    else sent.end(bytes)
    const [response] = await once(sent, 'response')
    const type = response.headers['content-type'] ?? ''
    const body =
      method !== 'HEAD' && type.startsWith('application/json')
        ? ((await json(response)) as TusResponse['body'])
        : null
    response.resume()
    return { status: response.statusCode, headers: response.headers, body }
  }

  return {
    head: () => call('HEAD', {}),
    patch: (offset, bytes, headers = {}) =>
      call('PATCH', { ...offsetHeaders(offset), 'content-length': String(bytes.length), ...headers }, bytes),
    patchSlowly: (offset, bytes, pauseMs) =>
      call(
        'PATCH',
        { ...offsetHeaders(offset), 'content-length': String(bytes.length) },
        Readable.from(slowly(bytes, pauseMs)),
      ),
    cancel: () => call('DELETE', {}),
    async begin(offset, bytes, length) {
      const headers = { ...own, ...offsetHeaders(offset), 'content-length': String(length) }
      const sent = request(url, { method: 'PATCH', headers, agent: false })
      const ended = new Promise<void>((resolve) => {
        sent.on('error', () => resolve())
        sent.on('response', (response) => response.resume().on('close', () => resolve()))
      })
      await new Promise<void>((resolve) => sent.write(bytes, () => resolve()))
      return { drop: () => void sent.destroy(), ended }
    },
  }
}
