import { normalizeNameReading } from '@hibiki/text'

/** A part of a name that an input method wrote, and the kana from which it was converted. */
interface KnownPart {
  text: string
  kana: string
}

/** What is being composed. */
interface Composition {
  /** The kana typed last, before they were converted. */
  kana: string
  /** Whether the last text ended in Latin letters that are not a kana yet: さt. */
  isUnfinished: boolean
  /** Whether the text changed while a kana was unfinished, so that the input method converts by itself and hides what is typed. */
  isHidden: boolean
}

export interface ReadingState {
  known: readonly KnownPart[]
  composition: Composition | null
}

/** `update` is each change of the composed text, `end` the text that replaces it. */
export type CompositionChange = { type: 'update' | 'end'; data: string }

export const initialReadingState: ReadingState = { known: [], composition: null }

/** Parts that were corrected away are of no use after so many others. */
const MAX_KNOWN_PARTS = 50

const newComposition: Composition = { kana: '', isUnfinished: false, isHidden: false }
const latinEnd = /[a-z]+$/i
const kanji = /\p{Script=Han}/gu
/** Kana that are no syllable of their own. */
const smallKana = /[ァィゥェォャュョヮー]/g

/** Learns from the events of a composition which kana each part of a name was typed as. */
export function trackComposition(state: ReadingState, { type, data }: CompositionChange): ReadingState {
  const composition = trackText(state.composition ?? newComposition, data)
  if (type === 'update') return { ...state, composition }
  const { kana, isHidden } = composition
  if (data === '' || isHidden || !isPlausible(data, kana)) return { ...state, composition: null }
  const others = state.known.filter(({ text }) => text !== data)
  return { known: [...others, { text: data, kana }].slice(-MAX_KNOWN_PARTS), composition: null }
}

function trackText(before: Composition, data: string): Composition {
  const latin = latinEnd.exec(data.normalize('NFKC'))?.[0] ?? ''
  const kana = normalizeNameReading(data.normalize('NFKC').replace(latinEnd, ''))
  if (kana !== null && data !== '') {
    // An input method converts a last n to ん.
    const isLastN = latin.toLowerCase() === 'n'
    return { kana: isLastN ? `${kana}ン` : kana, isUnfinished: latin !== '' && !isLastN, isHidden: false }
  }
  return { ...before, isUnfinished: false, isHidden: before.isHidden || before.isUnfinished || latin !== '' }
}

/** A kanji has at least one syllable: fewer were typed when the input method completed a word by itself. */
const isPlausible = (text: string, kana: string): boolean =>
  kana !== '' && kana.replace(smallKana, '').length >= (text.match(kanji)?.length ?? 0)

/**
 * Returns the reading of a name in katakana, put together from its parts: those that were composed, and kana. Longer parts are preferred, and
 * those into which no space was typed.
 * @returns null when the reading of a part is not known
 */
export function findNameReading(known: readonly KnownPart[], name: string): string | null {
  /** The reading from each position to the end; null where there is none. */
  const readings: (string | null)[] = Array.from({ length: name.length }, () => null)
  readings.push('')
  for (let start = name.length - 1; start >= 0; start--)
    readings[start] =
      listBeginnings(known, name.slice(start))
        .map(({ kana, length }) => joinReadings(kana, readings[start + length]))
        .find((reading) => reading !== null) ?? null
  return readings[0] === undefined || readings[0] === null ? null : normalizeNameReading(readings[0])
}

const joinReadings = (kana: string, rest: string | null | undefined): string | null =>
  typeof rest === 'string' ? kana + rest : null

/** Lists the parts with which a text begins, the best first. */
function listBeginnings(known: readonly KnownPart[], text: string): { kana: string; length: number }[] {
  const parts = known
    .map(({ text: part, kana }) => ({ kana, ...matchBeginning(text, part) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => a.spaces - b.spaces || b.length - a.length)
  const [first = ''] = text
  return normalizeNameReading(first) === null ? parts : [...parts, { kana: first, length: first.length }]
}

/** Returns how many code units of a text are the part, and how many spaces are within; 0 when it does not begin with it. */
function matchBeginning(text: string, part: string): { length: number; spaces: number } {
  let [length, spaces] = [0, 0]
  for (const character of part.replace(/\s/g, '')) {
    while (length > 0 && /\s/.test(text[length] ?? '')) {
      length += 1
      spaces += 1
    }
    if (!text.startsWith(character, length)) return { length: 0, spaces: 0 }
    length += character.length
  }
  return { length, spaces }
}

/**
 * Returns what the field of the reading becomes, which is what it contains when a person typed it.
 * @param proposed what was proposed last
 * @param reading null when it is not known
 */
export const applyProposal = (
  current: string,
  { proposed, reading }: { proposed: string; reading: string | null },
): string => (current === '' || current === proposed ? (reading ?? '') : current)
