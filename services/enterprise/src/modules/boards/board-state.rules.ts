import type { silenceReasons } from '../control/silence-reason.rules.ts'

type SilenceReason = (typeof silenceReasons)[number]

/** What a board makes of a section: a person has to look after it, nobody has to although it is silent, or it plays. */
export type BoardSectionKind = 'attention' | 'resting' | 'playing'

/** More sections than this cannot be read on one wall. */
export const MAX_BOARD_SECTIONS = 200

/** Silences that end by themselves: the plan lets something play again, or an order is just being followed. */
const restingReasons: readonly SilenceReason[] = ['closed', 'betweenWindows', 'starting']

/** Faults of devices come first, then what somebody must set up, then what somebody decided. */
const attentionOrder: readonly SilenceReason[] = [
  'offline',
  'deviceSilent',
  'noDevice',
  'muted',
  'emptyPlaylist',
  'emptyWindow',
  'noSounds',
  'neverStarted',
  'stopped',
]

export function findBoardSectionKind(reason: SilenceReason | null): BoardSectionKind {
  if (reason === null) return 'playing'
  return restingReasons.includes(reason) ? 'resting' : 'attention'
}

/** Sorts sections for a board, those that need a person first; sections that are alike stay in the order of their rooms. */
export function sortBoardSections<Section extends { reason: SilenceReason | null }>(
  sections: readonly Section[],
): Section[] {
  return sections.toSorted((a, b) => getRank(a.reason) - getRank(b.reason))
}

function getRank(reason: SilenceReason | null): number {
  const kind = findBoardSectionKind(reason)
  if (kind === 'playing') return attentionOrder.length + 1
  return kind === 'resting' ? attentionOrder.length : attentionOrder.indexOf(reason as SilenceReason)
}
