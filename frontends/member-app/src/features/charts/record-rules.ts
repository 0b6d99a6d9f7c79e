import { isBlankText, isLongerThan, normalizeNumber } from '@hibiki/text'
import { kindOf, maxValueLength, numberOf } from './format-rules.ts'
import type { ChartField, ChartRecord } from './types.ts'

/** Values by the id of their field. */
export type FieldValues = Record<string, string>

export const editableFields = (fields: readonly ChartField[]): ChartField[] =>
  fields.filter(({ editable }) => editable)

/** The values of the fields that this side fills in. */
export const ownValues = (fields: readonly ChartField[]): FieldValues =>
  Object.fromEntries(editableFields(fields).map(({ id, value }) => [id, value]))

/** The longest value a field takes. */
export const maxLengthOf = ({ type, maxLength }: Pick<ChartField, 'type' | 'maxLength'>): number =>
  Math.min(maxLength ?? maxValueLength[type], maxValueLength[type])

/** A value as it is stored: numbers in half-width digits, whatever they were typed in. */
export function storedValue(field: ChartField, typed: string): string {
  if (kindOf(field) !== 'number') return typed
  return normalizeNumber(typed)
}

/** What is wrong with a field, as a key under `fields.wrong`. */
export type FieldProblem = 'required' | 'tooLong' | 'noOption' | 'noNumber' | 'outside'

/** What is wrong with the own fields of one side, by field; the other side's are not asked for. */
export function findFieldProblems(
  fields: readonly ChartField[],
  values: FieldValues,
): Record<string, FieldProblem> {
  const problems = editableFields(fields).flatMap((field) => {
    const problem = problemOf(field, values[field.id] ?? '')
    return problem ? [[field.id, problem] as const] : []
  })
  return Object.fromEntries(problems)
}

function problemOf(field: ChartField, value: string): FieldProblem | null {
  if (isBlankText(value)) return field.requires ? 'required' : null
  if (isLongerThan(value, maxLengthOf(field))) return 'tooLong'
  const kind = kindOf(field)
  if (kind === 'choice') return field.selection.includes(value) ? null : 'noOption'
  if (kind !== 'number') return null
  const number = numberOf(value)
  if (number === null) return 'noNumber'
  const isOutside = number < (field.rangeFrom ?? number) || number > (field.rangeTo ?? number)
  return isOutside ? 'outside' : null
}

/** A field that two people have changed in different ways. */
export interface Conflict {
  field: ChartField
  mine: string
  theirs: string
}

/** Three states of a record: what an edit began with, what it made of it, and what is stored by now. */
interface Versions {
  base: FieldValues
  mine: FieldValues
  theirs: ChartRecord
}

/** Own fields that both have changed since `base`, to different values. */
export function findConflicts({ base, mine, theirs }: Versions): Conflict[] {
  return editableFields(theirs.calteItems).flatMap((field) => {
    const own = mine[field.id] ?? ''
    const isConflict = own !== field.value && own !== (base[field.id] ?? '') && field.value !== base[field.id]
    return isConflict ? [{ field, mine: own, theirs: field.value }] : []
  })
}

/** The values after the merge: the chosen ones where both changed a field, otherwise those of whoever changed it. */
export function merge(versions: Versions, chosen: Record<string, 'mine' | 'theirs'>): FieldValues {
  const { base, mine, theirs } = versions
  const conflicts = new Set(findConflicts(versions).map(({ field }) => field.id))
  return Object.fromEntries(
    editableFields(theirs.calteItems).map(({ id, value }) => {
      const own = mine[id] ?? ''
      const isMine = conflicts.has(id) ? chosen[id] !== 'theirs' : own !== (base[id] ?? '')
      return [id, isMine ? own : value]
    }),
  )
}
