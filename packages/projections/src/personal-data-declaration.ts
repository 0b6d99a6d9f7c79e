import type { RawBuilder, Transaction } from 'kysely'

/**
 * One column (or several) of a table that names a person, with its consequences: the table's part of the member's data export, and what
 * happens to the rows when the person is deleted.
 */
export interface PersonalDataDeclaration<Tables = unknown, Context = unknown> {
  table: string
  /** The columns that hold the member's id. */
  person: string | readonly string[]
  /** A query (all columns but some, in camel case), or the reason why the export contains nothing of this table. */
  export: ((memberId: string) => RawBuilder<unknown>) | { omit: readonly string[] } | { none: string }
  /** Files in the export: the path of each, and the internal call that returns its bytes, most valuable first. */
  attachments?(memberId: string): RawBuilder<ExportAttachment>
  /**
   * `delete` removes the rows, `anonymize` sets the columns to null, `keep` says why they stay. A function does the rest, in the
   * transaction that also confirms the erasure; it may run more than once.
   */
  erase:
    | 'delete'
    | 'anonymize'
    | { keep: string }
    | { run(trx: Transaction<Tables>, memberId: string, context: Context): Promise<void> }
}

export interface ExportAttachment {
  /** "face-photos/2026-11-21T03-00-00Z-before-….jpg" */
  path: string
  /** "/internal/members/…/photos/…" */
  from: string
}
