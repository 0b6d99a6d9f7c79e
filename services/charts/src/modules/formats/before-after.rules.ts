import { nameBeforeAfterPair, parseBeforeAfterLabel } from '@hibiki/text'
import { type BeforeAfter, type FormatItem, toFormatItemKind } from './format.rules.ts'

/** An item as it is stored or sent: nothing was chosen when `beforeAfter` is missing, and null says that it tells no moment. */
type PairableItem = Pick<FormatItem, 'type' | 'label' | 'selection' | 'rangeFrom' | 'rangeTo'> & {
  beforeAfter?: BeforeAfter | null | undefined
}

/** A side of a pair whose other side is not known yet. */
interface OpenSide {
  item: PairableItem
  name: string
  beforeAfter: BeforeAfter
}

/**
 * Returns the items with the moments and pairs that were chosen. Where nothing was, the words in the labels tell: items are a pair when their
 * labels differ in these words only and they are entered alike. So an item that was added or renamed also joins a chosen side that is alone.
 */
export function resolveBeforeAfter<Item extends PairableItem>(
  items: readonly Item[],
): (Item & { beforeAfter: BeforeAfter | null })[] {
  const used = new Set(items.flatMap(({ beforeAfter }) => beforeAfter?.pair ?? []))
  const open = listChosenSidesAlone(items)
  return items.map((item) => {
    if (item.beforeAfter !== undefined) return { ...item, beforeAfter: item.beforeAfter }
    const label = parseBeforeAfterLabel(item.label)
    if (!label) return { ...item, beforeAfter: null }
    const { moment, name } = label
    const index = open.findIndex(
      (other) =>
        other.beforeAfter.moment !== moment && other.name === name && isEnteredAlike(other.item, item),
    )
    const [partner] = index < 0 ? [] : open.splice(index, 1)
    const beforeAfter = { moment, pair: partner?.beforeAfter.pair ?? findFreeNumber(used) }
    used.add(beforeAfter.pair)
    if (!partner) open.push({ item, name, beforeAfter })
    return { ...item, beforeAfter }
  })
}

function listChosenSidesAlone(items: readonly PairableItem[]): OpenSide[] {
  const pairs = items.flatMap(({ beforeAfter }) => beforeAfter?.pair ?? [])
  return items.flatMap((item) => {
    const { beforeAfter } = item
    if (!beforeAfter || pairs.filter((pair) => pair === beforeAfter.pair).length > 1) return []
    const label = parseBeforeAfterLabel(item.label)
    return label?.moment === beforeAfter.moment ? [{ item, name: label.name, beforeAfter }] : []
  })
}

/** There are never more pairs than items, so the number stays within the bound of the items. */
function findFreeNumber(used: ReadonlySet<number>): number {
  let number = 1
  while (used.has(number)) number++
  return number
}

/** Whether two items have the same input, so that what was entered can be compared. */
function isEnteredAlike(a: PairableItem, b: PairableItem): boolean {
  return toFormatItemKind(a) === toFormatItemKind(b) && a.rangeFrom === b.rangeFrom && a.rangeTo === b.rangeTo
}

/** Returns the index of the first item that does not fit into its pair: a third one, a second of its moment, or one with another input. */
export function findPairProblem(items: readonly PairableItem[]): number | null {
  const sides = new Map<number, PairableItem[]>()
  for (const [index, item] of items.entries()) {
    const { beforeAfter } = item
    if (!beforeAfter) continue
    const others = sides.get(beforeAfter.pair) ?? []
    const isFitting = others.every(
      (other) => other.beforeAfter?.moment !== beforeAfter.moment && isEnteredAlike(other, item),
    )
    if (!isFitting) return index
    sides.set(beforeAfter.pair, [...others, item])
  }
  return null
}

/** Lists the pairs with both values, in the order of the items of before. */
export function listBeforeAfterValues(
  items: readonly (PairableItem & { id: string })[],
  values: ReadonlyMap<string, string>,
): { name: string; before: string; after: string }[] {
  const entered = resolveBeforeAfter(items).filter(
    (item) => toFormatItemKind(item) === 'number' && (values.get(item.id) ?? '') !== '',
  )
  const findSide = (moment: BeforeAfter['moment'], pair: number) =>
    entered.find(({ beforeAfter }) => beforeAfter?.moment === moment && beforeAfter.pair === pair)
  return entered.flatMap(({ beforeAfter, ...first }) => {
    const last = beforeAfter?.moment === 'before' ? findSide('after', beforeAfter.pair) : undefined
    if (!last) return []
    return [
      {
        name: nameBeforeAfterPair(first.label, last.label),
        before: values.get(first.id) ?? '',
        after: values.get(last.id) ?? '',
      },
    ]
  })
}
