function sqlState(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[0-9A-Z]{5}$/.test(code) ? code : ''
}

/** Data that the database rejects (class 22) or a violated constraint (class 23) means that one row is wrong. */
export function isRowFault(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error))
}

/** After a deadlock or serialisation failure the same transaction succeeds when it is retried. */
export function isRetryable(error: unknown): boolean {
  return sqlState(error).startsWith('40')
}
