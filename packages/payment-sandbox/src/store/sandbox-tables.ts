import type { Database } from '@hibiki/database'
import type { Generated, Kysely, Transaction } from 'kysely'

export interface SandboxTables {
  objects: { seq: Generated<number>; id: string; type: string; body: unknown; hidden: unknown }
  idempotency_keys: {
    key: string
    request_hash: string
    status: number | null
    body: string | null
    created: number
  }
  webhook_deliveries: {
    id: Generated<number>
    endpoint_id: string
    event_id: string
    kind: 'real' | 'stale' | 'forged'
    state: Generated<'waiting' | 'delivered' | 'dropped' | 'given-up'>
    attempts: Generated<number>
    last_status: number | null
    due_at: Date
    first_due_at: Generated<Date>
  }
  faults: { id: Generated<number>; rule: unknown; remaining: number }
  settings: { name: string; value: unknown }
}

export type SandboxDatabase = Database<SandboxTables>
export type SandboxDb = Kysely<SandboxTables> | Transaction<SandboxTables>
