import { nameBeforeAfterPair } from '@hibiki/text'
import { getItemKind, parseNumber } from './format.rules.ts'
import type { ChartField } from './types.ts'

export interface BeforeAfterPair {
  /** The id of the field of before. */
  id: string
  /** What was measured, without the words for the moments. */
  name: string
  before: number
  after: number
  /** The ends of the scale on which both numbers are shown. */
  scale: { from: number; to: number }
}

/** Pairs the numbers that tell the state before and after the treatment, where both were entered, in the order of the record. */
export function pairBeforeAfter(fields: readonly ChartField[]): BeforeAfterPair[] {
  const measured = fields.flatMap((field) => {
    const side = getItemKind(field) === 'number' ? field.beforeAfter : null
    const number = side && parseNumber(field.value)
    return side && number !== null ? [{ field, number, ...side }] : []
  })
  const afters = measured.filter(({ moment }) => moment === 'after')
  return measured
    .filter(({ moment }) => moment === 'before')
    .flatMap(({ field, pair, number: before }) => {
      const other = afters.find((after) => after.pair === pair)
      if (!other) return []
      const name = nameBeforeAfterPair(field.label, other.field.label)
      const after = other.number
      return [{ id: field.id, name, before, after, scale: toScale(field, [before, after]) }]
    })
}

const toScale = ({ rangeFrom, rangeTo }: ChartField, numbers: readonly number[]) => ({
  from: rangeFrom ?? Math.min(...numbers),
  to: rangeTo ?? Math.max(...numbers),
})

/** Returns the place of a number on its scale, from 0 to 1; a scale without length has everything in its middle. */
export const toScaleShare = (number: number, { from, to }: BeforeAfterPair['scale']): number =>
  to === from ? 0.5 : Math.min(1, Math.max(0, (number - from) / (to - from)))
