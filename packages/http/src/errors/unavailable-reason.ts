/** Connection exceptions, out of resources, shut down or cancelled by an operator (SQLSTATE classes 08, 53, 57). */
const sqlStateAway = /^(08|53|57)[0-9A-Z]{3}$/

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** pg and its pool report a lost connection, or none to be had in time, in words only. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable)/

/**
 * Returns why something this service needs (its database, another server) cannot be reached, in a word that may be logged; null for other
 * failures. Such a call may be retried unchanged.
 */
export function findUnavailableReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  if (networkCodes.has(code) || sqlStateAway.test(code)) return code
  return lostConnection.test(error.message) ? 'connection lost' : null
}
