import type { FastifyRequest } from 'fastify'

const MIN_SECRET = 3
const MAX_VALUES = 200

/**
 * Returns what may be logged of an unexpected error: kind, code, message and stack with all client input redacted. Database errors quote
 * row values in their message, so only their coordinates are kept.
 */
export function redactErrorForLog(
  error: Error,
  request: Pick<FastifyRequest, 'body' | 'query' | 'params' | 'headers'>,
) {
  const source = error as Error & {
    code?: unknown
    severity?: unknown
    table?: unknown
    constraint?: unknown
  }
  const kind = { type: error.name, code: typeof source.code === 'string' ? source.code : undefined }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  if (source.severity !== undefined) {
    return { err: { ...kind, table: source.table, constraint: source.constraint, stack: frames.join('\n') } }
  }
  const sent = sentValues([request.body, request.query, request.params, request.headers.cookie])
  return {
    err: { ...kind, message: blank(error.message ?? '', sent), stack: blank(frames.join('\n'), sent) },
  }
}

function sentValues(parts: unknown[]): string[] {
  const found: string[] = []
  const open = [...parts]
  while (open.length > 0 && found.length < MAX_VALUES) {
    const value = open.pop()
    if (typeof value === 'string' && value.length >= MIN_SECRET) found.push(value)
    else if (typeof value === 'object' && value !== null)
      open.push(...Object.keys(value), ...Object.values(value))
  }
  // Longest first, so that a value containing another one disappears whole.
  return found.sort((a, b) => b.length - a.length)
}

function blank(text: string, values: string[]): string {
  return values.reduce((result, value) => result.replaceAll(value, '[redacted]'), text)
}
