/** The server cannot start; the message explains the reason and the remedy to the operator, and needs no stack trace. */
export class PostgresError extends Error {
  override name = 'PostgresError'
}
