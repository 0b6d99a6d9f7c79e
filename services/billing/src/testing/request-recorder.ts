import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it is sent to Stripe; an id is recorded as its kind alone, because each run has other ids. */
export interface RecordedRequest {
  method: string
  path: string
  form: string[]
  /** Whether the request has an idempotency key, so that it may be sent twice. */
  key: boolean
}

/** What the provider responded to the request at the same place of `requests`. */
interface RecordedResponse {
  ok: boolean
  body: Record<string, unknown>
}

export interface RequestRecorder {
  url: string
  requests: RecordedRequest[]
  responses: RecordedResponse[]
  close(): Promise<void>
}

/** Records requests as a proxy between the official client and the provider. */
export async function startRequestRecorder(target: string): Promise<RequestRecorder> {
  const requests: RecordedRequest[] = []
  const responses: RecordedResponse[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const { method = 'GET', url: path = '' } = request
    const [address = '', query = ''] = path.split('?')
    const form = decodeURIComponent([query, body].filter(Boolean).join('&').replaceAll('+', ' '))
    requests.push({
      method,
      path: withoutIds(address),
      form: withoutIds(form).split('&').filter(Boolean).sort(),
      key: request.headers['idempotency-key'] !== undefined,
    })
    const { host: _, ...headers } = request.headers as Record<string, string>
    const upstream = await fetch(target + path, {
      method,
      headers: withoutHopByHop(headers),
      ...(body !== '' && { body }),
    })
    response.writeHead(upstream.status, { 'content-type': 'application/json' })
    const text = await upstream.text()
    responses.push({ ok: upstream.ok, body: JSON.parse(text) })
    response.end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    responses,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function withoutIds(text: string): string {
  return text
    .replaceAll(/\b(cus|pm|pi|seti)_(?!card_)\w+/g, '$1_of_ours')
    .replaceAll(/((?:created\[gte|expires_at)\]=)\d+/g, '$11800000000')
}

function withoutHopByHop(headers: Record<string, string>): Record<string, string> {
  const { connection: _c, 'content-length': _l, 'transfer-encoding': _t, ...rest } = headers
  return rest
}
