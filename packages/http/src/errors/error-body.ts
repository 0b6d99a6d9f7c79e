import { type Language, type LocalText, selectLanguageText } from '@hibiki/languages'
import { interpolate } from '@hibiki/languages/texts'
import { type Static, Type } from 'typebox'
import { RESPONSE_NAME } from '../openapi-components.ts'
import { getRequestLanguage } from '../request-language.ts'
import type { ApiErrorOptions } from './api-error.ts'
import { commonErrorCatalogue } from './common-error-catalogue.ts'
import type { ErrorCatalogue, ErrorEntry } from './error-entry.ts'

/** The one shape of every error response. */
export const ErrorBody = Type.Object(
  {
    code: Type.String({ description: 'Stable error code, listed in docs/errors.md' }),
    message: Type.String({ description: "Text in the caller's language, fit to be shown as it is" }),
    requestId: Type.String(),
    fields: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'Field name → message' })),
  },
  { $id: 'Error', description: 'Error' },
)
export type ErrorBody = Static<typeof ErrorBody>

/** The response schema for errors that a route does not list. */
export const anyErrorResponseSchema = { ...ErrorBody, [RESPONSE_NAME]: 'Error' }

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
  const text = selectLanguageText(options.message ?? entry, lang)
  const message = options.params ? interpolate(text, options.params) : text
  const body: ErrorBody = { code, message, requestId: request.id }
  if (options.fields) body.fields = inLanguage(options.fields, lang)
  return body
}

/**
 * Creates the function that returns response schemas for the error codes of a route, to spread into `schema.response`: codes of a
 * service's catalogue, and those that every service has. It throws when a code is in neither, so that documentation and code stay
 * consistent.
 */
export function createErrorDescriber(catalogue: ErrorCatalogue = {}) {
  const all: ErrorCatalogue = { ...commonErrorCatalogue, ...catalogue }
  return (...codes: string[]): Record<number, typeof ErrorBody> => {
    const entries = codes.map((code) => {
      const entry = all[code]
      if (!entry) throw new Error(`error code ${code} is not in the catalogue`)
      return { code, ...entry }
    })
    const byStatus = Map.groupBy(entries, ({ status }) => status)
    return Object.fromEntries(
      [...byStatus].map(([status, errors]) => [
        status,
        {
          ...ErrorBody,
          description: errors.map(({ code, en }) => `${code}: ${en}`).join(' · '),
          [RESPONSE_NAME]: errors.map(({ code }) => code).join('.'),
        },
      ]),
    )
  }
}

/** Returns the response schemas of error codes that every service has. */
export const describeErrors = createErrorDescriber()

function inLanguage(fields: Record<string, LocalText>, lang: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, selectLanguageText(text, lang)]),
  )
}
