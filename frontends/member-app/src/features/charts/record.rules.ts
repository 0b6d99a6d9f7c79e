import { isBlankText, isLongerThan, normalizeNumberText } from '@hibiki/text'
import { getItemKind, MAX_VALUE_LENGTHS, parseNumber } from './format.rules.ts'
import type { ChartField, ChartRecord } from './types.ts'

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
export type FieldProblem = 'required' | 'tooLong' | 'noOption' | 'noNumber' | 'outside'

/** Finds what is wrong with the fields that this side edits, by field. */
export function findFieldProblems(
  fields: readonly ChartField[],
  values: FieldValues,
): Record<string, FieldProblem> {
  const problems = listEditableFields(fields).flatMap((field) => {
    const problem = findFieldProblem(field, values[field.id] ?? '')
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
