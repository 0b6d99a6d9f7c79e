import type { Transfer } from './types.ts'

export type TransferState = 'undoable' | 'undone' | 'final'

/** A transfer can be undone once, within 24 hours; `now` is in milliseconds. */
export function getTransferState(
  { undoneAt, undoUntil }: Pick<Transfer, 'undoneAt' | 'undoUntil'>,
  now: number,
): TransferState {
  if (undoneAt) return 'undone'
  return now < Date.parse(undoUntil) ? 'undoable' : 'final'
}
