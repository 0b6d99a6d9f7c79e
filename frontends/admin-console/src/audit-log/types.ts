interface Person {
  id: string
  username: string
}

/** One entry of the append-only audit (D-193). */
export interface AuditEntry {
  id: string
  at: string
  actor: Person | null
  action: string
  subject: Person | null
  detail: Record<string, unknown>
  /** False when the chain of entries was broken here: something was changed or removed. */
  chainOk: boolean
}
