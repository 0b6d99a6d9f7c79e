import { isBlankText, isLongerThan, normalizeNumber } from '@hibiki/text'
import type { ChartField, ChartFormat, ChartTemplate, FormatBody } from './types.ts'

export const MAX_ITEMS = 20
export const MAX_TITLE_LENGTH = 50
export const MAX_LABEL_LENGTH = 50
const MAX_OPTIONS = 30
const MAX_OPTION_LENGTH = 50
export const maxValueLength = { text_field: 200, text_area: 2000 } as const

/** How an item is filled in. */
export const itemKinds = ['line', 'lines', 'choice', 'number'] as const
export type ItemKind = (typeof itemKinds)[number]

/** An item as it stands in the form of the builder: numbers as they are typed, one option per line. */
export interface ItemValues {
  kind: ItemKind
  label: string
  /** Suggested in an empty field, never stored (`defaultDispValue`). */
  suggestion: string
  /** Stored where nothing else is entered (`defaultInnerValue`). */
  preset: string
  options: string
  maxLength: string
  from: string
  to: string
  requires: boolean
  customerInput: boolean
  customerPublish: boolean
}

export interface FormatValues {
  title: string
  items: ItemValues[]
}

type WireItem = ChartTemplate['calteItems'][number]
type KindFacts = Pick<WireItem, 'type' | 'selection' | 'rangeFrom' | 'rangeTo'>

export const newItem = (): ItemValues => ({
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

export const emptyFormat = (): FormatValues => ({ title: '', items: [] })

export function kindOf(item: KindFacts): ItemKind {
  if (item.type === 'text_area') return 'lines'
  if (item.selection.length > 0) return 'choice'
  return item.rangeFrom !== null || item.rangeTo !== null ? 'number' : 'line'
}

/** The options as typed, one per line; empty lines are none. */
export const optionsOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isBlankText(line))

/** A number as people in Japan type it: full-width digits are forgiven. Null when it is none. */
export function numberOf(typed: string): number | null {
  const plain = normalizeNumber(typed)
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

const text = (number: number | null): string => (number === null ? '' : String(number))

/** A stored format or template as the builder shows it, in display order. */
export const toValues = (
  format: Pick<ChartFormat | ChartTemplate, 'title' | 'calteItems'>,
): FormatValues => ({
  title: format.title,
  items: format.calteItems
    .map((item): WireItem => item)
    .toSorted((a, b) => a.verticalPriority - b.verticalPriority)
    .map((item) => ({
      kind: kindOf(item),
      label: item.label,
      suggestion: item.defaultDispValue,
      preset: item.defaultInnerValue,
      options: item.selection.join('\n'),
      maxLength: text(item.maxLength),
      from: text(item.rangeFrom),
      to: text(item.rangeTo),
      requires: item.requires,
      customerInput: item.customerInput,
      customerPublish: item.customerPublish,
    })),
})

/** The builder's form as it is sent; only what belongs to an item's kind. The order of the form is the order on screen. */
export const toBody = ({ title, items }: FormatValues): FormatBody => ({
  title: title.trim(),
  calteItems: items.map(toItemBody),
})

const toItemBody = (item: ItemValues, index: number): WireItem => ({
  type: item.kind === 'lines' ? 'text_area' : 'text_field',
  label: item.label.trim(),
  verticalPriority: index * 10,
  defaultDispValue: item.kind === 'choice' ? '' : item.suggestion.trim(),
  defaultInnerValue: item.kind === 'number' ? normalizeNumber(item.preset) : item.preset.trim(),
  selection: item.kind === 'choice' ? optionsOf(item.options) : [],
  maxLength: item.kind === 'line' || item.kind === 'lines' ? numberOf(item.maxLength) : null,
  rangeFrom: item.kind === 'number' ? numberOf(item.from) : null,
  rangeTo: item.kind === 'number' ? numberOf(item.to) : null,
  requires: item.requires,
  customerInput: item.customerInput,
  customerPublish: item.customerPublish && !item.customerInput,
})

/** What is wrong with a format, as keys under `builder.wrong`; `at` names the field of the form. */
export interface FormatProblem {
  at: 'title' | 'items' | `items.${number}.${keyof ItemValues}`
  wrong: string
}

/** Everything wrong with a format, in the order of the form. */
export function findFormatProblems({ title, items }: FormatValues): FormatProblem[] {
  const problems: FormatProblem[] = []
  if (isBlankText(title)) problems.push({ at: 'title', wrong: 'title' })
  if (items.length === 0) problems.push({ at: 'items', wrong: 'noItems' })
  if (items.length > MAX_ITEMS) problems.push({ at: 'items', wrong: 'tooManyItems' })
  for (const [index, item] of items.entries()) {
    if (isBlankText(item.label)) problems.push({ at: `items.${index}.label`, wrong: 'label' })
    for (const [field, wrong] of problemsOfKind(item)) problems.push({ at: `items.${index}.${field}`, wrong })
  }
  return problems
}

type FieldProblem = readonly [keyof ItemValues, string]

function problemsOfKind(item: ItemValues): FieldProblem[] {
  if (item.kind === 'choice') return problemsOfChoice(item)
  if (item.kind === 'number') return problemsOfNumber(item)
  const limit = maxValueLength[item.kind === 'lines' ? 'text_area' : 'text_field']
  const longest = numberOf(item.maxLength)
  const isTyped = item.maxLength.trim() !== ''
  if (isTyped && (longest === null || !Number.isInteger(longest) || longest < 1 || longest > limit))
    return [['maxLength', item.kind === 'lines' ? 'maxLengthLines' : 'maxLengthLine']]
  return isLongerThan(item.preset.trim(), longest ?? limit) ? [['preset', 'presetTooLong']] : []
}

function problemsOfChoice({ options: typed, preset }: ItemValues): FieldProblem[] {
  const options = optionsOf(typed)
  if (options.length === 0) return [['options', 'noOptions']]
  if (options.length > MAX_OPTIONS) return [['options', 'tooManyOptions']]
  if (options.some((option) => isLongerThan(option, MAX_OPTION_LENGTH))) return [['options', 'optionTooLong']]
  if (new Set(options).size < options.length) return [['options', 'sameOption']]
  return preset.trim() !== '' && !options.includes(preset.trim()) ? [['preset', 'presetNoOption']] : []
}

function problemsOfNumber({ from, to, preset }: ItemValues): FieldProblem[] {
  const isNoNumber = (typed: string) => typed.trim() !== '' && numberOf(typed) === null
  if (isNoNumber(from)) return [['from', 'noNumber']]
  if (isNoNumber(to)) return [['to', 'noNumber']]
  const [lowest, highest] = [numberOf(from), numberOf(to)]
  if (lowest === null && highest === null) return [['from', 'noRange']]
  if (lowest !== null && highest !== null && lowest > highest) return [['to', 'reversed']]
  if (isNoNumber(preset)) return [['preset', 'noNumber']]
  const value = numberOf(preset)
  const isOutside = value !== null && (value < (lowest ?? value) || value > (highest ?? value))
  return isOutside ? [['preset', 'presetOutside']] : []
}

/** The format as one side will see it when it is filled in: for the preview, and for a record that does not exist yet. */
export function fieldsOf(
  items: readonly (WireItem & { id?: string })[],
  side: 'staff' | 'customer',
): ChartField[] {
  return items
    .toSorted((a, b) => a.verticalPriority - b.verticalPriority)
    .filter((item) => side === 'staff' || item.customerInput || item.customerPublish)
    .map((item, index) => {
      const editable = item.customerInput === (side === 'customer')
      return {
        ...item,
        id: item.id ?? String(index),
        editable,
        fieldLabel: labelOf(item, side),
        value: editable ? item.defaultInnerValue : '',
      }
    })
}

/** Which of the four labels of the specification a field carries for whom. */
function labelOf(item: WireItem, side: 'staff' | 'customer'): ChartField['fieldLabel'] {
  if (item.customerInput) return 'customerField'
  if (side === 'customer') return 'staffField'
  return item.customerPublish ? 'published' : 'unpublished'
}

/** What the builder's form looks like to one side. */
export const previewOf = (values: FormatValues, side: 'staff' | 'customer'): ChartField[] =>
  fieldsOf(values.items.map(toItemBody), side)
