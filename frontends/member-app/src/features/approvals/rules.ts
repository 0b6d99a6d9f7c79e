export const decisions = ['approve', 'reject', 'delete'] as const
export type Decision = (typeof decisions)[number]

/**
 * The rules of the specification: an approved application cannot be approved again, a rejected one cannot be rejected again, only a
 * rejected one can be deleted, and nobody decides their own.
 */
export function canDecide(
  { status, own }: { status: '0' | '1' | '2'; own: boolean },
  decision: Decision,
): boolean {
  if (own) return false
  if (decision === 'approve') return status !== '1'
  if (decision === 'reject') return status !== '2'
  return status === '2'
}
