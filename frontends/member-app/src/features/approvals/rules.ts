export const decisions = ['approve', 'reject', 'delete'] as const
export type Decision = (typeof decisions)[number]

/**
 * The button rules of the specification: what is approved cannot be approved again, nor what is rejected be rejected; only what is rejected can be
 * deleted. Nobody decides about the own application.
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
