import { maxValue, minValue, regex, type Validator } from 'react-admin'
import { maxLength, required } from './text-validators.ts'

/** The limits of one value as `api/limits.gen` has them. */
interface Limit {
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
}

/**
 * Returns the validators of an input whose value has these limits in the contract. No validator checks `minLength`, which is 1 at most:
 * `required` does.
 *
 * @param patternText the key of the text that says what the pattern allows
 */
export const toValidators = (limit: Limit, patternText?: string): Validator[] => [
  ...(limit.maxLength === undefined ? [] : [maxLength(limit.maxLength)]),
  ...(limit.pattern === undefined ? [] : [regex(new RegExp(limit.pattern, 'u'), patternText)]),
  ...(limit.minimum === undefined ? [] : [minValue(limit.minimum)]),
  ...(limit.maximum === undefined ? [] : [maxValue(limit.maximum)]),
]

/** Returns the validators of an input that must have a value within these limits. */
export const toRequiredValidators = (limit: Limit, patternText?: string): Validator[] => [
  required(),
  ...toValidators(limit, patternText),
]

/** Returns the props of a number input that may be empty, or has a whole number within these limits. */
export const toOptionalWholeNumberProps = ({ minimum, maximum }: { minimum: number; maximum: number }) => ({
  min: minimum,
  max: maximum,
  step: 1,
  validate: toValidators({ minimum, maximum }),
})

/** Returns the props of a number input that must have a whole number within these limits. */
export const toWholeNumberProps = ({ minimum, maximum }: { minimum: number; maximum: number }) => ({
  min: minimum,
  max: maximum,
  step: 1,
  validate: toRequiredValidators({ minimum, maximum }),
})
