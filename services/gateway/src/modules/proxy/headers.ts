import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { toPrivateCacheControl } from './private-cache-control.rules.ts'

/** Headers that belong to one connection, not to the message (RFC 9110 §7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // undici sends no Expect to the service, and Node responds to the client's.
  'expect',
])
/** Headers that a client must not be able to set (ASVS 4.1.3); the gateway writes its own. */
const claimed = new Set([
  ...['forwarded', 'x-real-ip', 'x-request-id', 'host'],
  // The gateway decides which calls are traced.
  ...['traceparent', 'tracestate', 'baggage'],
])
/** Headers between gateway and services only, which are removed in both directions. */
const internalPrefix = 'x-internal-'
const claimedPrefixes = ['x-user-', 'x-forwarded-', internalPrefix]

export interface ForwardedFacts {
  requestId: string
  address: string
  proto: string
  host: string | undefined
  /** Replaces the client's cookies; undefined leaves them as they are. */
  cookie?: string | undefined
  /** Headers of the gateway's own span, where the call is traced. */
  trace?: Readonly<Record<string, string>>
}

/** Returns the headers for the service, flat (name, value, name, value …), which undici sends fastest. */
export function toServiceHeaders(raw: readonly string[], facts: ForwardedFacts): string[] {
  const named = connectionOptions(raw)
  const result: string[] = []
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const name = (raw[i] ?? '').toLowerCase()
    if (hopByHop.has(name) || claimed.has(name) || named?.includes(name)) continue
    if (name.startsWith('x-') && claimedPrefixes.some((prefix) => name.startsWith(prefix))) continue
    if (name === 'cookie' && facts.cookie !== undefined) continue
    result.push(name, raw[i + 1] ?? '')
  }
  if (facts.cookie) result.push('cookie', facts.cookie)
  result.push('x-request-id', facts.requestId, 'x-forwarded-for', facts.address)
  result.push('x-forwarded-proto', facts.proto)
  for (const name in facts.trace) result.push(name, facts.trace[name] ?? '')
  if (facts.host !== undefined) result.push('x-forwarded-host', facts.host)
  return result
}

/** Returns the headers for the client: the service's without those of the connection, and ours last so that they win. */
export function toClientHeaders(
  headers: IncomingHttpHeaders,
  ours: Readonly<Record<string, string>>,
): OutgoingHttpHeaders {
  const result: OutgoingHttpHeaders = {}
  for (const name in headers) {
    if (!hopByHop.has(name) && !name.startsWith(internalPrefix)) result[name] = headers[name]
  }
  if (result['cache-control'] === undefined) result['cache-control'] = 'no-store'
  if (result['set-cookie'] !== undefined) makePrivate(result)
  return Object.assign(result, ours)
}

/** Adds cookies behind those of the service. */
export function addSetCookies(head: OutgoingHttpHeaders, cookies: readonly string[]): void {
  if (cookies.length === 0) return
  head['set-cookie'] = [head['set-cookie'] ?? [], cookies].flat().map(String)
  makePrivate(head)
}

/** Cookies are for one client: a shared cache would hand the session to whoever sends the same request next. */
function makePrivate(head: OutgoingHttpHeaders): void {
  head['cache-control'] = toPrivateCacheControl([head['cache-control'] ?? 'no-store'].flat().join(', '))
}

/** Returns the further headers of the connection that `Connection: close, x-extra` names. */
function connectionOptions(raw: readonly string[]): string[] | null {
  let found: string[] | null = null
  for (let i = 0; i + 1 < raw.length; i += 2) {
    if (raw[i]?.toLowerCase() !== 'connection') continue
    const value = raw[i + 1]?.toLowerCase() ?? ''
    if (value === 'keep-alive' || value === 'close') continue
    found = [...(found ?? []), ...value.split(',').map((option) => option.trim())]
  }
  return found
}
