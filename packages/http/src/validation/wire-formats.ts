import { isUuid, normalizeNameReading } from '@hibiki/text'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i

/**
 * The formats of texts that Postgres and `Date` read: those of RFC 3339 and RFC 4122 have more spellings, of which each would be an error
 * of the service (URNs, leap seconds, the year 0). `name-reading` is the reading of a name, in kana of any kind.
 */
export const WIRE_FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  uuid: isUuid,
  'name-reading': (text) => normalizeNameReading(text) !== null,
  date: isDate,
  'date-time': (text) => isDate(DATE_TIME.exec(text)?.[1] ?? ''),
}

function isDate(text: string): boolean {
  if (!DATE.test(text) || text.startsWith('0000')) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  // Date.parse rolls 30 February over into March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
