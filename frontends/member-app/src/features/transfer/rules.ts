export type TransferState = 'undoable' | 'undone' | 'final'

/** A transfer can be undone once within 24 hours; `now` is in milliseconds. */
export function findTransferState(
  { undoneAt, undoUntil }: { undoneAt: string | null; undoUntil: string },
  now: number,
): TransferState {
  if (undoneAt) return 'undone'
  return now < Date.parse(undoUntil) ? 'undoable' : 'final'
}
