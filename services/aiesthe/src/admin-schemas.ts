import { describeAiestheErrors } from './errors.ts'

export const adminTags = ['admin']

/** Returns the error responses that every console route shares, and those of this one. */
export const adminErrorResponses = (...codes: string[]) =>
  describeAiestheErrors('E4010', 'E4014', 'E4030', ...codes)
