import { fillPlaceholders, type Language, type LocalText, selectLanguageText } from '@hibiki/languages'
import { type Static, Type } from 'typebox'
import { getRequestLanguage } from '../request-language.ts'
import type { ApiErrorOptions } from './api-error.ts'
import type { ErrorCatalogue, ErrorEntry } from './error-entry.ts'

/** The one shape of every error response. */
export const ErrorBody = Type.Object(
  {
    code: Type.String({ description: 'Stable error code, listed in docs/errors.md' }),
    message: Type.String({ description: "Text in the caller's language, fit to be shown as it is" }),
    requestId: Type.String(),
    fields: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'Field name → message' })),
  },
  { description: 'Error' },
)
export type ErrorBody = Static<typeof ErrorBody>

/**
 * Returns the body of an error response. Its texts are in the language of `Accept-Language`, Japanese by default; `options.message`
 * replaces the entry's text, and `options.params` fill its placeholders.
 */
export function createErrorBody(
  entry: ErrorEntry,
  code: string,
  request: { id: string; headers: { 'accept-language'?: string | undefined } },
  options: Pick<ApiErrorOptions, 'fields' | 'message' | 'params'> = {},
): ErrorBody {
  const lang = getRequestLanguage(request)
  const message = fillPlaceholders(selectLanguageText(options.message ?? entry, lang), options.params)
  const body: ErrorBody = { code, message, requestId: request.id }
  if (options.fields) body.fields = inLanguage(options.fields, lang)
  return body
}

/**
 * Returns response schemas for the error codes of a route, to spread into `schema.response`. Throws when a code is not in the catalogue, so
 * that documentation and code stay consistent.
 */
export function createErrorResponseSchemas(
  catalogue: ErrorCatalogue,
  ...codes: string[]
): Record<number, typeof ErrorBody> {
  const byStatus = new Map<number, string[]>()
  for (const code of codes) {
    const entry = catalogue[code]
    if (!entry) throw new Error(`error code ${code} is not in the catalogue`)
    byStatus.set(entry.status, [...(byStatus.get(entry.status) ?? []), `${code}: ${entry.en}`])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, texts]) => [status, { ...ErrorBody, description: texts.join(' · ') }]),
  )
}

function inLanguage(fields: Record<string, LocalText>, lang: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, selectLanguageText(text, lang)]),
  )
}
