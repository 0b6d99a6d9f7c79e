import { isBlankText, isLongerThan, normalizeNumberText } from '@hibiki/text'
import { getItemKind, MAX_VALUE_LENGTHS, parseNumber } from './format.rules.ts'
import type { ChartField, ChartRecord, PreviousVisit } from './types.ts'

export type FieldValues = Record<string, string>

export const listEditableFields = (fields: readonly ChartField[]): ChartField[] =>
  fields.filter(({ editable }) => editable)

export const getEditableValues = (fields: readonly ChartField[]): FieldValues =>
  Object.fromEntries(listEditableFields(fields).map(({ id, value }) => [id, value]))

export const getMaxLength = ({ type, maxLength }: Pick<ChartField, 'type' | 'maxLength'>): number =>
  Math.min(maxLength ?? MAX_VALUE_LENGTHS[type], MAX_VALUE_LENGTHS[type])

/** Converts what this side entered to the body of a request. */
export const toRecordInputs = (fields: readonly ChartField[], values: FieldValues) =>
  listEditableFields(fields).map(({ id, customerInput }) => ({
    generalCalteItemId: id,
    customerInput,
    inputValue: values[id] ?? '',
  }))

/** Converts numbers to half-width digits, which is how they are stored. */
export function toStoredValue(field: ChartField, typed: string): string {
  if (getItemKind(field) !== 'number') return typed
  return normalizeNumberText(typed)
}

/** Each problem is a key of the texts under `fields.wrong`. */
export type FieldProblem = 'unconfirmed' | 'required' | 'tooLong' | 'noOption' | 'noNumber' | 'outside'

/**
 * Finds what is wrong with the fields that this side edits, by field.
 * @param unconfirmed the fields that were copied from the last visit and not confirmed yet
 */
export function findFieldProblems(
  fields: readonly ChartField[],
  values: FieldValues,
  unconfirmed: readonly string[] = [],
): Record<string, FieldProblem> {
  const problems = listEditableFields(fields).flatMap((field) => {
    const isUnconfirmed = unconfirmed.includes(field.id)
    const problem =
      findFieldProblem(field, values[field.id] ?? '') ?? (isUnconfirmed ? ('unconfirmed' as const) : null)
    return problem ? [[field.id, problem] as const] : []
  })
  return Object.fromEntries(problems)
}

function findFieldProblem(field: ChartField, value: string): FieldProblem | null {
  if (isBlankText(value)) return field.requires ? 'required' : null
  if (isLongerThan(value, getMaxLength(field))) return 'tooLong'
  const kind = getItemKind(field)
  if (kind === 'choice') return field.selection.includes(value) ? null : 'noOption'
  if (kind !== 'number') return null
  const number = parseNumber(value)
  if (number === null) return 'noNumber'
  const isOutside = number < (field.rangeFrom ?? number) || number > (field.rangeTo ?? number)
  return isOutside ? 'outside' : null
}

/** Returns what is copied from the last visit: what may be carried over, into fields that still have their initial value. */
export const listCopiedValues = (
  previous: PreviousVisit['values'],
  { values, initial }: { values: FieldValues; initial: FieldValues },
): { id: string; value: string }[] =>
  previous
    .map(({ generalCalteItemId: id, value, isCarried }) => ({ id, value, isCarried }))
    .filter(({ id, value, isCarried }) => isCarried && values[id] === initial[id] && values[id] !== value)
    .map(({ id, value }) => ({ id, value }))

/** More numbers than this are typed, because their dots would fill the screen. */
const MAX_DOTS = 11

/** Lists the numbers of a scale that is small enough to tap, or null where the number is typed. */
export function listScaleNumbers(field: ChartField, value: string): string[] | null {
  const { rangeFrom: from, rangeTo: to } = field
  if (getItemKind(field) !== 'number' || from === null || to === null) return null
  if (!Number.isInteger(from) || !Number.isInteger(to) || to - from >= MAX_DOTS) return null
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  // A number between two dots could not be shown, and would be lost.
  return value === '' || numbers.includes(value) ? numbers : null
}

export interface FieldConflict {
  field: ChartField
  mine: string
  theirs: string
}

/** A three-way merge compares what the edit began with, what it made of it, and what is stored by now. */
interface Versions {
  base: FieldValues
  mine: FieldValues
  theirs: ChartRecord
}

/** Finds the fields that both sides have changed since `base` to different values. */
export function findFieldConflicts({ base, mine, theirs }: Versions): FieldConflict[] {
  return listEditableFields(theirs.calteItems).flatMap((field) => {
    const own = mine[field.id] ?? ''
    const isConflict = own !== field.value && own !== (base[field.id] ?? '') && field.value !== base[field.id]
    return isConflict ? [{ field, mine: own, theirs: field.value }] : []
  })
}

/** Returns the chosen value where both sides changed a field, and otherwise the changed one. */
export function mergeValues(versions: Versions, chosen: Record<string, 'mine' | 'theirs'>): FieldValues {
  const { base, mine, theirs } = versions
  const conflicts = new Set(findFieldConflicts(versions).map(({ field }) => field.id))
  return Object.fromEntries(
    listEditableFields(theirs.calteItems).map(({ id, value }) => {
      const own = mine[id] ?? ''
      const isMine = conflicts.has(id) ? chosen[id] !== 'theirs' : own !== (base[id] ?? '')
      return [id, isMine ? own : value]
    }),
  )
}
