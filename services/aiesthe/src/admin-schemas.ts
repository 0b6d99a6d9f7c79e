import { commonErrors, errorResponses } from '@hibiki/http'
import { Type } from 'typebox'
import { aiestheErrors } from './errors.ts'

export const tags = ['admin']
export const Moment = Type.String({ format: 'date-time' })

/** What every call of the console can be refused with, and what this one can. */
export const refusals = (...codes: string[]) =>
  errorResponses({ ...commonErrors, ...aiestheErrors }, 'E4010', 'E4014', 'E4030', ...codes)
