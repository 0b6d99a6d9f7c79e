/** The server cannot start; the message tells the operator why and what to do, and needs no stack trace. */
export class PostgresError extends Error {
  override name = 'PostgresError'
}
