import { commonErrors, errorResponses, nullable } from '@hibiki/http'
import { Type } from 'typebox'
import { billingErrors } from '../../errors.ts'

export const tags = ['admin']
export const Moment = Type.String({ format: 'date-time' })
export const Text = nullable(Type.String())
/** A day in Japan. */
export const Day = Type.String({ description: 'yyyy-MM-dd in Japan' })

/** What every call of the console can be refused with, and what this one can. */
export const refusals = (...codes: string[]) =>
  errorResponses({ ...commonErrors, ...billingErrors }, 'E4010', 'E4014', 'E4030', ...codes)
