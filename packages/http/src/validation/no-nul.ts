import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import type { LocalText } from '../language.ts'

const nul = '\u0000'
/** The only way to write NUL in JSON, and in an address; looking for it costs next to nothing on the way of every call. */
const nulInJson = '\\u0000'
const nulInAddress = '%00'

const text: LocalText = {
  ja: '使用できない文字が含まれています。',
  en: 'This contains a character that cannot be used.',
}

/**
 * The refusal of a parsed body in which a text holds NUL, which Postgres cannot store and no person types; null when there
 * is none. `json` is the body as it was sent.
 */
export function nulRefusal(json: string, body: unknown): ApiError | null {
  return json.includes(nulInJson) ? refusalOf(body) : null
}

/** Refuses queries with NUL (E3001); an address with NUL before the query is one that does not exist (E4040). */
export function refuseNulInAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const at = request.url.indexOf(nulInAddress)
    if (at === -1) return done()
    const queryAt = request.url.indexOf('?')
    if (queryAt === -1 || at < queryAt) return done(new ApiError('E4040'))
    done(refusalOf(request.query) ?? undefined)
  })
}

/** Names the first field with NUL by its dotted path; a field whose own name holds NUL is not named. */
function refusalOf(value: unknown): ApiError | null {
  const open: { path: string; value: unknown }[] = [{ path: '', value }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && value.includes(nul)) return refused(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (name.includes(nul)) return refused('')
      open.push({ path: path === '' ? name : `${path}.${name}`, value: inner })
    }
  }
  return null
}

function refused(path: string): ApiError {
  return new ApiError('E3001', path === '' ? {} : { fields: { [path]: text } })
}
