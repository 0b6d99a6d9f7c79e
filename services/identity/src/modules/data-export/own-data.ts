import { sql } from 'kysely'
import type { Db, IdentityTables } from '../../db/schema.ts'

type Table = keyof IdentityTables

/** Tables with a person in them: by which column, and what of them says nothing about the person or would open the account. */
export const exportedTables: Partial<Record<Table, { key: string; omit: readonly string[] }>> = {
  users: { key: 'id', omit: ['password_hash'] },
  user_roles: { key: 'user_id', omit: [] },
  user_authorities: { key: 'user_id', omit: [] },
  user_settings: { key: 'user_id', omit: [] },
  sessions: { key: 'user_id', omit: ['generation', 'rotated_at', 'grace_used'] },
  mails: { key: 'user_id', omit: ['sealed', 'next_attempt_at', 'useless_after'] },
  mail_links: { key: 'user_id', omit: ['token_hash', 'subject'] },
  mail_preferences: { key: 'user_id', omit: [] },
  consents: { key: 'user_id', omit: [] },
  second_factors: { key: 'user_id', omit: ['sealed_secret', 'last_step'] },
  easy_logins: { key: 'user_id', omit: ['path_hash', 'device_hash'] },
  exports: { key: 'user_id', omit: ['sealed', 'next_attempt_at', 'attempts'] },
  planned_deletions: { key: 'user_id', omit: [] },
  applications: { key: 'applicant_id', omit: ['opened_account', 'authorizer_id', 'pic_id', 'replaced'] },
  transfer_rows: { key: 'user_id', omit: ['before', 'after'] },
  // What was done with the account; who of the staff did it is not the member's data.
  audit_log: { key: 'subject_id', omit: ['actor_id'] },
}

/** Why the other tables are not in it. */
export const tablesLeftOut: Partial<Record<Table, string>> = {
  agencies: 'about agencies, not members',
  published_documents: 'about the texts, not members',
  invitations: 'written by administrators; the address in it is in users once it is used',
  transfers: 'only when an administrator moved somebody; the rows are exported',
  audit_chain: 'hashes of the audit log',
  refresh_tokens: 'hashes of tokens',
  recovery_codes: 'hashes of codes',
  signing_keys: 'keys of the service',
  login_throttles: 'keyed hashes, gone after a day',
  login_addresses: 'keyed hashes, gone after a day',
  erased_people: 'only people who no longer exist',
  erasure_confirmations: 'only people who no longer exist',
  outbox: 'copies of what other tables hold, gone after 30 days',
  inbox: 'ids of events',
  dead_letters: 'copies of what other tables hold',
}

/** Everything identity holds of a member, table by table. */
export async function ownData(db: Db, userId: string): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {}
  for (const [table, { key, omit }] of Object.entries(exportedTables)) {
    const rows = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref(key)} = ${userId}`.execute(db)
    data[table] = rows.rows.map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([column]) => !omit.includes(column))
          .map(([column, value]) => [column, Buffer.isBuffer(value) ? value.toString('hex') : value]),
      ),
    )
  }
  return data
}
