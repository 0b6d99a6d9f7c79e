import { isBlankText, isLongerThan, normalizeNumberText } from '@hibiki/text'
import { registerChartFormatLimits } from '../../lib/api/limits.gen/register-chart-format.ts'
import type { ChartField, ChartFormat, ChartTemplate, FormatBody } from './types.ts'

export const MAX_ITEMS = 20
const limits = registerChartFormatLimits
export const itemLimits = {
  label: limits['calteFormat.calteItems[].label'],
  options: limits['calteFormat.calteItems[].selection'],
  option: limits['calteFormat.calteItems[].selection[]'],
}
/** A line takes less than the contract allows a text of several lines. */
export const MAX_VALUE_LENGTHS = {
  text_field: 200,
  text_area: limits['calteFormat.calteItems[].value'].maxLength,
} as const

export const itemKinds = ['line', 'lines', 'choice', 'number'] as const
export type ItemKind = (typeof itemKinds)[number]

/** The builder's form holds numbers as they are typed and one option per line. */
export interface ItemValues {
  kind: ItemKind
  label: string
  /** The suggestion is shown in an empty field and never stored (`defaultDispValue`). */
  suggestion: string
  /** The preset is stored when nothing else is entered (`defaultInnerValue`). */
  preset: string
  options: string
  maxLength: string
  from: string
  to: string
  requires: boolean
  customerInput: boolean
  customerPublish: boolean
  /**
   * The moment and the pair of the stored item, and what it said then. They hold as long as that stays: a new label or range tells anew, by its
   * words.
   */
  stored?: { facts: string; beforeAfter: WireItem['beforeAfter'] } | undefined
}

export interface FormatValues {
  title: string
  items: ItemValues[]
}

type WireItem = ChartTemplate['calteItems'][number]
type KindFacts = Pick<WireItem, 'type' | 'selection' | 'rangeFrom' | 'rangeTo'>

export const createEmptyItem = (): ItemValues => ({
  kind: 'line',
  label: '',
  suggestion: '',
  preset: '',
  options: '',
  maxLength: '',
  from: '',
  to: '',
  requires: false,
  customerInput: false,
  customerPublish: false,
})

export const createEmptyFormat = (): FormatValues => ({ title: '', items: [] })

export function getItemKind(item: KindFacts): ItemKind {
  if (item.type === 'text_area') return 'lines'
  if (item.selection.length > 0) return 'choice'
  return item.rangeFrom !== null || item.rangeTo !== null ? 'number' : 'line'
}

/** Reads one option per line and ignores empty lines. */
export const parseOptions = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isBlankText(line))

/** Reads a number as people in Japan type it, with full-width digits too, or returns null when it is none. */
export function parseNumber(typed: string): number | null {
  const plain = normalizeNumberText(typed)
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

const formatNumber = (number: number | null): string => (number === null ? '' : String(number))

/** Converts a stored format or template to the builder's form, in display order. */
export const toFormatValues = (
  format: Pick<ChartFormat | ChartTemplate, 'title' | 'calteItems'>,
): FormatValues => ({
  title: format.title,
  items: format.calteItems
    .map((item): WireItem => item)
    .toSorted((a, b) => a.verticalPriority - b.verticalPriority)
    .map((item) => ({
      kind: getItemKind(item),
      label: item.label,
      suggestion: item.defaultDispValue,
      preset: item.defaultInnerValue,
      options: item.selection.join('\n'),
      maxLength: formatNumber(item.maxLength),
      from: formatNumber(item.rangeFrom),
      to: formatNumber(item.rangeTo),
      requires: item.requires,
      customerInput: item.customerInput,
      customerPublish: item.customerPublish,
      // A file of an older release has none.
      stored:
        item.beforeAfter === undefined
          ? undefined
          : { facts: toPairFacts(item), beforeAfter: item.beforeAfter },
    })),
})

/** What two sides of a pair are recognised by. */
const toPairFacts = ({ label, rangeFrom, rangeTo, ...item }: Pick<WireItem, 'label'> & KindFacts): string =>
  JSON.stringify([label, getItemKind({ ...item, rangeFrom, rangeTo }), rangeFrom, rangeTo])

/** Converts the builder's form to what is sent: the order of the form is the order on screen, and settings of other kinds are left out. */
export const toFormatBody = ({ title, items }: FormatValues): FormatBody => ({
  title: title.trim(),
  calteItems: items.map(toItemBody),
})

type ItemBody = Omit<WireItem, 'beforeAfter'> & { beforeAfter?: WireItem['beforeAfter'] }

function toItemBody(item: ItemValues, index: number): ItemBody {
  const body = toPlainItemBody(item, index)
  const { stored } = item
  return stored?.facts === toPairFacts(body) ? { ...body, beforeAfter: stored.beforeAfter } : body
}

const toPlainItemBody = (item: ItemValues, index: number): Omit<WireItem, 'beforeAfter'> => ({
  type: item.kind === 'lines' ? 'text_area' : 'text_field',
  label: item.label.trim(),
  verticalPriority: index * 10,
  defaultDispValue: item.kind === 'choice' ? '' : item.suggestion.trim(),
  defaultInnerValue: item.kind === 'number' ? normalizeNumberText(item.preset) : item.preset.trim(),
  selection: item.kind === 'choice' ? parseOptions(item.options) : [],
  maxLength: item.kind === 'line' || item.kind === 'lines' ? parseNumber(item.maxLength) : null,
  rangeFrom: item.kind === 'number' ? parseNumber(item.from) : null,
  rangeTo: item.kind === 'number' ? parseNumber(item.to) : null,
  requires: item.requires,
  customerInput: item.customerInput,
  customerPublish: item.customerPublish && !item.customerInput,
})

/** `at` is the path of the field in the form, and `wrong` the key of the text under `builder.wrong`. */
export interface FormatProblem {
  at: 'title' | 'items' | `items.${number}.${keyof ItemValues}`
  wrong: string
}

/** Lists everything wrong with a format, in the order of the form. */
export function findFormatProblems({ title, items }: FormatValues): FormatProblem[] {
  const problems: FormatProblem[] = []
  if (isBlankText(title)) problems.push({ at: 'title', wrong: 'title' })
  if (items.length === 0) problems.push({ at: 'items', wrong: 'noItems' })
  if (items.length > MAX_ITEMS) problems.push({ at: 'items', wrong: 'tooManyItems' })
  for (const [index, item] of items.entries()) {
    if (isBlankText(item.label)) problems.push({ at: `items.${index}.label`, wrong: 'label' })
    for (const [field, wrong] of findKindProblems(item))
      problems.push({ at: `items.${index}.${field}`, wrong })
  }
  return problems
}

type FieldProblem = readonly [keyof ItemValues, string]

function findKindProblems(item: ItemValues): FieldProblem[] {
  if (item.kind === 'choice') return findChoiceProblems(item)
  if (item.kind === 'number') return findNumberProblems(item)
  const limit = MAX_VALUE_LENGTHS[item.kind === 'lines' ? 'text_area' : 'text_field']
  const longest = parseNumber(item.maxLength)
  const isTyped = item.maxLength.trim() !== ''
  if (isTyped && (longest === null || !Number.isInteger(longest) || longest < 1 || longest > limit))
    return [['maxLength', item.kind === 'lines' ? 'maxLengthLines' : 'maxLengthLine']]
  return isLongerThan(item.preset.trim(), longest ?? limit) ? [['preset', 'presetTooLong']] : []
}

function findChoiceProblems({ options: typed, preset }: ItemValues): FieldProblem[] {
  const options = parseOptions(typed)
  if (options.length === 0) return [['options', 'noOptions']]
  if (options.length > itemLimits.options.maxItems) return [['options', 'tooManyOptions']]
  if (options.some((option) => isLongerThan(option, itemLimits.option.maxLength)))
    return [['options', 'optionTooLong']]
  if (new Set(options).size < options.length) return [['options', 'sameOption']]
  return preset.trim() !== '' && !options.includes(preset.trim()) ? [['preset', 'presetNoOption']] : []
}

function findNumberProblems({ from, to, preset }: ItemValues): FieldProblem[] {
  const isNotNumber = (typed: string) => typed.trim() !== '' && parseNumber(typed) === null
  if (isNotNumber(from)) return [['from', 'noNumber']]
  if (isNotNumber(to)) return [['to', 'noNumber']]
  const [lowest, highest] = [parseNumber(from), parseNumber(to)]
  if (lowest === null && highest === null) return [['from', 'noRange']]
  if (lowest !== null && highest !== null && lowest > highest) return [['to', 'reversed']]
  if (isNotNumber(preset)) return [['preset', 'noNumber']]
  const value = parseNumber(preset)
  const isOutside = value !== null && (value < (lowest ?? value) || value > (highest ?? value))
  return isOutside ? [['preset', 'presetOutside']] : []
}

/** Converts a format to the empty fields that one side will fill in, for the preview and for a new record. */
export function toChartFields(
  items: readonly (ItemBody & { id?: string })[],
  side: 'staff' | 'customer',
): ChartField[] {
  return items
    .toSorted((a, b) => a.verticalPriority - b.verticalPriority)
    .filter((item) => side === 'staff' || item.customerInput || item.customerPublish)
    .map((item, index) => {
      const editable = item.customerInput === (side === 'customer')
      return {
        ...item,
        beforeAfter: item.beforeAfter ?? null,
        id: item.id ?? String(index),
        editable,
        fieldLabel: getFieldLabel(item, side),
        value: editable ? item.defaultInnerValue : '',
      }
    })
}

/** Returns which of the four labels of the specification a field has for this side. */
function getFieldLabel(item: ItemBody, side: 'staff' | 'customer'): ChartField['fieldLabel'] {
  if (item.customerInput) return 'customerField'
  if (side === 'customer') return 'staffField'
  return item.customerPublish ? 'published' : 'unpublished'
}

export const toPreviewFields = (values: FormatValues, side: 'staff' | 'customer'): ChartField[] =>
  toChartFields(values.items.map(toItemBody), side)
