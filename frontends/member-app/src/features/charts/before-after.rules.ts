import { parseBeforeAfterLabel } from '@hibiki/text'
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
    const label = getItemKind(field) === 'number' ? parseBeforeAfterLabel(field.label) : null
    const number = label && parseNumber(field.value)
    return label && number !== null ? [{ field, number, ...label }] : []
  })
  const afters = measured.filter(({ moment }) => moment === 'after')
  return measured
    .filter(({ moment }) => moment === 'before')
    .flatMap(({ field, name, number: before }) => {
      const index = afters.findIndex((after) => after.name === name && hasSameRange(after.field, field))
      const [pair] = index < 0 ? [] : afters.splice(index, 1)
      if (!pair) return []
      return [
        { id: field.id, name, before, after: pair.number, scale: toScale(field, [before, pair.number]) },
      ]
    })
}

const hasSameRange = (a: ChartField, b: ChartField): boolean =>
  a.rangeFrom === b.rangeFrom && a.rangeTo === b.rangeTo

const toScale = ({ rangeFrom, rangeTo }: ChartField, numbers: readonly number[]) => ({
  from: rangeFrom ?? Math.min(...numbers),
  to: rangeTo ?? Math.max(...numbers),
})

/** Returns the place of a number on its scale, from 0 to 1; a scale without length has everything in its middle. */
export const toScaleShare = (number: number, { from, to }: BeforeAfterPair['scale']): number =>
  to === from ? 0.5 : Math.min(1, Math.max(0, (number - from) / (to - from)))
