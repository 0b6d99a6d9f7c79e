import { type Language, splitList } from '@hibiki/http'
import { languages } from '@hibiki/languages'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

const READ_TIMEOUT_MS = 5_000
const MAX_RESPONSE_LENGTH = 2_000_000
/** Responses that every replica would give. */
const refusals: readonly number[] = [401, 403, 404]

/**
 * Reads from another service as the member who asks: with that member's own session, so that the service itself decides what the
 * member may see. It only sends GET requests, which change nothing.
 */
export type MemberReader = <Schema extends TSchema>(
  service: 'content' | 'billing',
  path: string,
  schema: Schema,
) => Promise<Static<Schema>>

interface Caller {
  /** The `Cookie` header with the access token, and nothing else, of the request that asks. */
  cookie: string
  language: Language
}

/**
 * @param urls comma-separated addresses of the replicas of each service; empty where it cannot be reached
 * @param timeoutMs the time for all replicas together
 */
export function createMemberReader(
  urls: { content: string; billing: string },
  { cookie, language }: Caller,
  timeoutMs = READ_TIMEOUT_MS,
): MemberReader {
  const headers = { cookie, 'accept-language': languages[language].tag }
  return async (service, path, schema) => {
    const signal = AbortSignal.timeout(timeoutMs)
    let failure = `${service} has no address`
    for (const address of splitList(urls[service])) {
      try {
        const response = await fetch(new URL(path, address), {
          headers,
          redirect: 'error',
          signal,
        })
        const body = await response.text()
        if (response.ok && body.length <= MAX_RESPONSE_LENGTH) return Value.Parse(schema, JSON.parse(body))
        failure = `${service} responded with ${response.status} and ${body.length} characters`
        if (refusals.includes(response.status)) break
      } catch (error) {
        // The message of an error may quote what was read, so only its name is passed on.
        failure = `${service} could not be read: ${(error as Error).name}`
        if (signal.aborted) break
      }
    }
    throw new Error(failure)
  }
}
