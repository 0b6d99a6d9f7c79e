import { isBlankText, isLongerThan, normalizeNumberText } from '@hibiki/text'

/** These are limits of the specification. */
export const MAX_FORMAT_ITEMS = 20
export const MAX_TITLE_LENGTH = 50
export const MAX_LABEL_LENGTH = 50
export const MAX_ITEM_OPTIONS = 30
export const MAX_ITEM_OPTION_LENGTH = 50
/** Default maximum lengths of values, for items without `maxLength`. */
export const MAX_VALUE_LENGTH_BY_TYPE = { text_field: 200, text_area: 2000 } as const

export type FormatItemType = keyof typeof MAX_VALUE_LENGTH_BY_TYPE

/** The moment of a visit that an item tells, and the number of the pair of which it is one side. */
export interface BeforeAfter {
  moment: 'before' | 'after'
  pair: number
}

/** One item of a format: a text field with `selection` is a choice, and one with a range a number. */
export interface FormatItem {
  type: FormatItemType
  label: string
  /** Display order, ascending, with gaps allowed. */
  verticalPriority: number
  /** A suggestion in an empty input, which is never stored by itself. */
  defaultDispValue: string
  /** The value that is stored when nothing else is entered. */
  defaultInnerValue: string
  selection: readonly string[]
  maxLength: number | null
  rangeFrom: number | null
  rangeTo: number | null
  requires: boolean
  customerInput: boolean
  customerPublish: boolean
  /** The moment and the pair that were chosen; null for none, missing where the words in the label tell. */
  beforeAfter?: BeforeAfter | null | undefined
}

export interface ChartFormat {
  title: string
  items: readonly FormatItem[]
}

/** Why a format is rejected: the code of the first reason, and its place. */
export interface FormatProblem {
  code:
    | 'CHARTS_TITLE_REQUIRED'
    | 'CHARTS_LABEL_REQUIRED'
    | 'CHARTS_ITEM_REQUIRED'
    | 'CHARTS_TOO_MANY_ITEMS'
    | 'CHARTS_ITEM_INVALID'
  /** Index in `items`; absent when the format as a whole is meant. */
  item?: number
}

export type FormatItemKind = 'line' | 'lines' | 'choice' | 'number'

/** Returns the kind of input that an item needs. */
export function toFormatItemKind(
  item: Pick<FormatItem, 'type' | 'selection' | 'rangeFrom' | 'rangeTo'>,
): FormatItemKind {
  if (item.type === 'text_area') return 'lines'
  if (item.selection.length > 0) return 'choice'
  return item.rangeFrom !== null || item.rangeTo !== null ? 'number' : 'line'
}

/** Returns the maximum length of an item's value. */
export function getMaxValueLength(item: Pick<FormatItem, 'type' | 'maxLength'>): number {
  return Math.min(item.maxLength ?? MAX_VALUE_LENGTH_BY_TYPE[item.type], MAX_VALUE_LENGTH_BY_TYPE[item.type])
}

/** Returns the first problem of a format, or null. */
export function findFormatProblem(format: ChartFormat): FormatProblem | null {
  if (isBlankText(format.title)) return { code: 'CHARTS_TITLE_REQUIRED' }
  if (format.items.length === 0) return { code: 'CHARTS_ITEM_REQUIRED' }
  if (format.items.length > MAX_FORMAT_ITEMS) return { code: 'CHARTS_TOO_MANY_ITEMS' }
  for (const [index, item] of format.items.entries()) {
    if (isBlankText(item.label)) return { code: 'CHARTS_LABEL_REQUIRED', item: index }
    if (!isConsistent(item)) return { code: 'CHARTS_ITEM_INVALID', item: index }
  }
  return null
}

/** Returns the items in display order. */
export function sortByDisplayOrder<T extends { verticalPriority: number }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => a.verticalPriority - b.verticalPriority)
}

/** Matches numbers as they are stored and as the overview reads them, without exponents and other bases. */
const plainNumber = /^[-+]?[0-9]+(\.[0-9]+)?$/

/** Returns a value as it is stored: a number is read as people in Japan type it. */
export function normalizeItemValue(
  item: Pick<FormatItem, 'type' | 'selection' | 'rangeFrom' | 'rangeTo'>,
  value: string,
): string {
  return toFormatItemKind(item) === 'number' ? normalizeNumberText(value) : value
}

export type ItemValueProblem = 'too-long' | 'not-an-option' | 'not-a-number' | 'out-of-range'

/** Returns the problem of an item's value after `normalizeItemValue`; of an empty value only `requires` is checked. */
export function findItemValueProblem(item: FormatItem, value: string): ItemValueProblem | null {
  if (value === '') return null
  if (isLongerThan(value, getMaxValueLength(item))) return 'too-long'
  const kind = toFormatItemKind(item)
  if (kind === 'choice' && !item.selection.includes(value)) return 'not-an-option'
  if (kind !== 'number') return null
  if (!plainNumber.test(value)) return 'not-a-number'
  const number = Number(value)
  const isBelow = item.rangeFrom !== null && number < item.rangeFrom
  const isAbove = item.rangeTo !== null && number > item.rangeTo
  return isBelow || isAbove ? 'out-of-range' : null
}

function isConsistent(item: FormatItem): boolean {
  const hasRange = item.rangeFrom !== null || item.rangeTo !== null
  if (item.type === 'text_area' && (item.selection.length > 0 || hasRange)) return false
  if (item.selection.length > 0 && hasRange) return false
  if (new Set(item.selection).size !== item.selection.length || item.selection.some(isBlankText)) return false
  if (item.rangeFrom !== null && item.rangeTo !== null && item.rangeFrom > item.rangeTo) return false
  return findItemValueProblem(item, item.defaultInnerValue) === null
}
