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
