/**
 * Returns what may be logged of an error: its kind and place. Its message may quote payloads or rows and is not logged; for dead letters it
 * is stored in the row itself.
 */
export function toLoggableError(error: unknown): { type: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { type: typeof error, at: [] }
  const { code } = error as NodeJS.ErrnoException
  const stack = error.stack ?? ''
  const head = `${error.name}: ${error.message}`
  const at = (stack.startsWith(head) ? stack.slice(head.length) : '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 4)
    .map((line) => line.trim())
  return { type: error.name, ...(code !== undefined && { code: String(code) }), at }
}
