import fp from 'fastify-plugin'
import type { AppPlugin } from '../app-type.ts'
import { ApiError } from '../errors/api-error.ts'
import { getFieldErrorText } from '../texts.ts'

const nul = '\u0000'
/** The only ways to write NUL and halves of characters in JSON; looking for them costs next to nothing on the way of every call. */
const suspiciousJson = /\\u(?:0000|d[89a-f])/i
const nulInAddress = '%00'

/** Postgres stores neither NUL nor, in JSON, a lone half of a surrogate pair; no person types either. */
const isStorable = (value: string) => !value.includes(nul) && value.isWellFormed()

/** Returns the error for a parsed body with a text that cannot be stored; null if there is none. `json` is the body as it was sent. */
export function findBodyTextError(json: string, body: unknown): ApiError | null {
  return suspiciousJson.test(json) ? findUnstorableTextError(body) : null
}

/** Rejects queries with NUL (E3001); an address with NUL before the query does not exist (E4040). */
const plugin: AppPlugin = async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const at = request.url.indexOf(nulInAddress)
    if (at === -1) return done()
    const queryAt = request.url.indexOf('?')
    if (queryAt === -1 || at < queryAt) return done(new ApiError('E4040'))
    done(findUnstorableTextError(request.query) ?? undefined)
  })
}

export const storableUrls = fp(plugin, { name: 'hibiki-storable-urls' })

/** Returns the error that names the first such field by its dotted path; a field whose own name is such a text is not named. */
export function findUnstorableTextError(value: unknown): ApiError | null {
  const open: { path: string; value: unknown }[] = [{ path: '', value }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && !isStorable(value)) return refused(path)
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return refused('')
      open.push({ path: path === '' ? name : `${path}.${name}`, value: inner })
    }
  }
  return null
}

function refused(path: string): ApiError {
  return new ApiError('E3001', path === '' ? {} : { fields: { [path]: getFieldErrorText('unstorable') } })
}
