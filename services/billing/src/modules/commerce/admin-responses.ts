import { commonErrorCatalogue, createErrorResponseSchemas, nullable } from '@hibiki/http'
import { Type } from 'typebox'
import { billingErrors } from '../../errors.ts'

export const adminTags = ['admin']
export const DateTimeSchema = Type.String({ format: 'date-time' })
export const NullableTextSchema = nullable(Type.String())
export const DaySchema = Type.String({ description: 'A day in Japan, yyyy-MM-dd' })

/** Lists the errors that every route of the console can respond with, and those of this route. */
export const adminErrorResponses = (...codes: string[]) =>
  createErrorResponseSchemas(
    { ...commonErrorCatalogue, ...billingErrors },
    'E4010',
    'E4014',
    'E4030',
    ...codes,
  )
