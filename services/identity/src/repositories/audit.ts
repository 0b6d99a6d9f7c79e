import type { Trx } from '../db/schema.ts'

/** PLACEHOLDER by B1 until B2's lands: overwrite freely. */
export async function appendAudit(
  _trx: Trx,
  _row: { actorId: string | null; action: string; subjectId: string | null; detail: Record<string, unknown> },
): Promise<void> {}
