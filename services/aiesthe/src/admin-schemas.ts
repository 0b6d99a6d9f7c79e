import { commonErrorCatalogue, createErrorResponseSchemas } from '@hibiki/http'
import { Type } from 'typebox'
import { aiestheErrors } from './errors.ts'

export const adminTags = ['admin']
export const DateTimeSchema = Type.String({ format: 'date-time' })

/** Returns the error responses that every console route shares, and those of this one. */
export const adminErrorResponses = (...codes: string[]) =>
  createErrorResponseSchemas(
    { ...commonErrorCatalogue, ...aiestheErrors },
    'E4010',
    'E4014',
    'E4030',
    ...codes,
  )
