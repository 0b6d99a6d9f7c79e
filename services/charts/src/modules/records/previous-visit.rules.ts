import { isBlankText } from '@hibiki/text'
import { type FormatItem, findItemValueProblem, toFormatItemKind } from '../formats/format.rules.ts'
import { canWriteField, type StoredFormatItem } from './record.rules.ts'

/** Returns whether an item is a note among staff: a text of several lines that staff write and the customer does not see. */
export function isStaffNote(item: FormatItem): boolean {
  return toFormatItemKind(item) === 'lines' && !item.customerInput && !item.customerPublish
}

/**
 * Returns whether the value of the last visit may be copied into a new record
 * ([the rule by kind](../../../../../docs/product/charts.md#previous-visit)). Numbers are measured anew, notes are about one visit, and
 * what was observed before or after a treatment is true of that treatment only.
 */
export function isCarriedOver(item: FormatItem): boolean {
  if (!canWriteField(item, 'staff') || isStaffNote(item)) return false
  return toFormatItemKind(item) !== 'number' && !item.beforeAfter
}

export interface PreviousVisit {
  items: readonly StoredFormatItem[]
  values: ReadonlyMap<string, string>
}

/** Returns the last note among staff that was written on a visit, which is what one leaves for the next; null without one. */
export function findNoteForNextVisit({
  items,
  values,
}: PreviousVisit): { label: string; value: string } | null {
  const item = items.findLast((each) => isStaffNote(each) && !isBlankText(values.get(each.id) ?? ''))
  return item ? { label: item.label, value: values.get(item.id) ?? '' } : null
}

export interface PreviousValue {
  itemId: string
  value: string
  isCarried: boolean
}

/**
 * Returns the values of the last visit by the items of the present format, which may be another version: items are the same when label,
 * kind and side are, and a value that the item no longer takes is left out.
 */
export function listPreviousValues(
  visit: PreviousVisit,
  present: readonly StoredFormatItem[],
): PreviousValue[] {
  const left = [...visit.items]
  return present.flatMap((item) => {
    const index = left.findIndex((before) => isSameField(before, item))
    const [before] = index < 0 ? [] : left.splice(index, 1)
    const value = before === undefined ? '' : (visit.values.get(before.id) ?? '')
    if (isBlankText(value) || findItemValueProblem(item, value) !== null) return []
    return [{ itemId: item.id, value, isCarried: isCarriedOver(item) }]
  })
}

const isSameField = (before: FormatItem, item: FormatItem): boolean =>
  before.label === item.label &&
  toFormatItemKind(before) === toFormatItemKind(item) &&
  before.customerInput === item.customerInput
