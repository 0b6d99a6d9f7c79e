import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import { BodyTooLarge, type RequestBody } from './request-body.ts'
import type { Upstream, UpstreamPool } from './upstream-pool.ts'

export interface ServiceCall {
  method: string
  /** Path and query as the service sees them, with leading slash. */
  path: string
  headers: string[]
  body: RequestBody
  /** Whether sending it twice has the effect of sending it once, as `isRepeatableCall` decides. */
  repeatable: boolean
}

export interface ClientResponder {
  raw: ServerResponse
  /**
   * Is called with the status: it writes the head to `raw`, or returns what responds instead of the service. That is called
   * once the service's own response was received in full and discarded, which leaves the connection free for others.
   */
  begin(status: number, headers: IncomingHttpHeaders): (() => void) | null
  /** Is called when there is no response of the service to send, at most once and never after `begin` wrote the head. */
  fail(code: string): void
  /** Is called when the response is complete. */
  end(): void
}

export interface ForwardedCall {
  /** Gives up before a response has begun, because the client got another one or has disconnected. */
  cancel(): void
  readonly hasResponse: boolean
}

const MAX_ATTEMPTS = 3

/**
 * Sends a call to one of the replicas and streams the response to the client as it arrives. Neither side is read faster than the
 * other accepts data, and a client that disconnects aborts the call to the service.
 *
 * This uses undici's dispatch directly, because @fastify/reply-from neither supports several replicas nor distinguishes failures
 * before anything was sent, and adds a stream and a copy of the headers.
 */
export function forwardCall(
  call: ServiceCall,
  upstreams: UpstreamPool,
  client: ClientResponder,
): ForwardedCall {
  const refused: Upstream[] = []
  const hungUp: Upstream[] = []
  let attempts = 0
  let controller: Dispatcher.DispatchController | null = null
  let done = false
  let begun = false

  function fail(code: string): void {
    done = true
    client.fail(code)
  }

  function cancel(): void {
    done = true
    controller?.abort(new Error('cancelled'))
  }

  function attempt(): void {
    // A replica that hung up may only have closed an idle connection, so it is tried again after the others.
    const upstream =
      attempts++ < MAX_ATTEMPTS ? (upstreams.next([...refused, ...hungUp]) ?? upstreams.next(refused)) : null
    if (!upstream) {
      fail('E5030')
      return
    }
    let sent = false
    let instead: (() => void) | null = null
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(current) {
        sent = true
        controller = current
        if (done) current.abort(new Error('cancelled'))
      },
      onResponseStart(_current, status, headers) {
        // Responses of 1xx are only informational.
        if (status < 200 || done) return
        instead = client.begin(status, headers)
        begun = instead === null
      },
      onResponseData(current, chunk) {
        if (instead || client.raw.write(chunk)) return
        current.pause()
        client.raw.once('drain', () => current.resume())
      },
      onResponseEnd() {
        if (done) return
        done = true
        if (instead) return instead()
        client.raw.end()
        client.end()
      },
      onResponseError(_current, error) {
        if (done) return
        // Once the head is sent, cutting the connection is the only way to tell the client that the rest is missing.
        if (begun) client.raw.destroy()
        else if (error instanceof BodyTooLarge) fail('E4130')
        else if ('code' in error && error.code === 'UND_ERR_INVALID_ARG') fail('E3001')
        else if (sent && !call.repeatable) fail('E5030')
        else {
          // Without a connection nothing was sent, so the next replica may be tried for any method.
          if (sent) hungUp.push(upstream)
          else {
            upstreams.reportGone(upstream)
            refused.push(upstream)
          }
          attempt()
        }
      },
    }
    upstream.pool.dispatch(
      { path: call.path, method: call.method, headers: call.headers, body: bodyOf(call) },
      handler,
    )
  }

  client.raw.once('close', () => {
    if (!client.raw.writableFinished) cancel()
  })
  attempt()
  return {
    cancel,
    get hasResponse() {
      return begun || done
    },
  }
}

function bodyOf(call: ServiceCall): Buffer | Readable | null {
  if (call.body.kind === 'whole') return call.body.bytes
  return call.body.kind === 'stream' ? call.body.stream : null
}
