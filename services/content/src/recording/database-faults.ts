function sqlState(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[0-9A-Z]{5}$/.test(code) ? code : ''
}

/** Data the database refuses (class 22) or a constraint broken (23): the fault of one row. */
export function isRowFault(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error))
}

/** Deadlock or serialisation failure: the same transaction succeeds when tried again. */
export function isWorthRepeating(error: unknown): boolean {
  return sqlState(error).startsWith('40')
}

/** The server is gone, starting, stopping or out of something; pg reports a broken connection without a state. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error)
  return state === '' ? isConnectionError(error) : /^(08|53|57)/.test(state)
}

function isConnectionError(error: unknown): boolean {
  return error instanceof Error && /ECONN|EPIPE|ENOTFOUND|Connection terminated|timeout/i.test(error.message)
}
