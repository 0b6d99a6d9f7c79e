import { nullable } from '@hibiki/http'
import { Type } from 'typebox'
import { describeBillingErrors } from '../../errors.ts'

export const adminTags = ['admin']
export const NullableTextSchema = nullable(Type.String())

/** Lists the errors that every route of the console can respond with, and those of this route. */
export const adminErrorResponses = (...codes: string[]) =>
  describeBillingErrors('E4010', 'E4014', 'E4030', ...codes)
