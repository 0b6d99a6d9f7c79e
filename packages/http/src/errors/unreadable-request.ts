import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { commonErrorCatalogue } from './common-error-catalogue.ts'
import { createErrorBody } from './error-body.ts'

const codes: Readonly<Record<string, keyof typeof commonErrorCatalogue>> = {
  HPE_HEADER_OVERFLOW: 'E4310',
  ERR_HTTP_REQUEST_TIMEOUT: 'E4080',
}

/**
 * Is Fastify's `clientErrorHandler`: responds to requests that Node's parser rejected in the shared error shape, in Japanese because no
 * `Accept-Language` was read.
 */
export function respondToUnreadableRequest(error: { code: string }, socket: Socket): void {
  const { _httpMessage: current } = socket as { _httpMessage?: ServerResponse }
  // More bytes would corrupt a response that has begun.
  if (!socket.writable || current?.headersSent) {
    socket.destroy()
    return
  }
  const code = codes[error.code] ?? 'E3001'
  const { status } = commonErrorCatalogue[code]
  const id = randomUUID()
  const body = JSON.stringify(createErrorBody(commonErrorCatalogue[code], code, { id, headers: {} }))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${id}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
