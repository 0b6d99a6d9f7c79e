import type { ColumnType, Generated } from 'kysely'
import type { Membership } from '../modules/agencies/membership.rules.ts'
import type { ApplicationStatus, ApplicationType } from '../modules/applications/application.rules.ts'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
type Json<T> = ColumnType<T, string, string>

export type AgencyState = 'applied' | 'approved' | 'rejected'

/** Agencies, who asks to belong to one, who is moved, and the record of all that. */
export interface AgencyTables {
  agencies: {
    id: Generated<string>
    /** Issued with the approval. */
    code: Optional<string>
    name: string
    state: Generated<AgencyState>
    created_at: Generated<Date>
  }
  applications: {
    id: Generated<string>
    code: string
    type: ApplicationType
    status: Generated<ApplicationStatus>
    version: Generated<number>
    applicant_id: string
    agency_id: string
    /** The person in charge wished for. */
    pic_id: Optional<string>
    /** The account came with this application, so it may go with it. */
    opened_account: boolean
    authorizer_id: Optional<string>
    applied_at: Date
    decided_at: Optional<Date>
    /** When it was approved first, whatever came later. */
    approved_at: Optional<Date>
    /** Where the applicant belonged before the approval, for when it is withdrawn. */
    replaced: ColumnType<Membership | null, string | null | undefined, string | null>
  }
  invitations: {
    id: Generated<string>
    email: string
    token_hash: Buffer
    created_by: Optional<string>
    created_at: Date
    expires_at: Date
    used_at: Optional<Date>
    used_by: Optional<string>
    revoked_at: Optional<Date>
  }
  transfers: {
    id: Generated<string>
    performed_by: Optional<string>
    performed_at: Date
    undo_until: Date
    undone_at: Optional<Date>
  }
  publications: { result_id: string; user_id: string; published: boolean; changed_at: Date }
  transfer_rows: {
    transfer_id: string
    user_id: string
    before: Json<Membership>
    after: Json<Membership>
  }
  audit_log: {
    id: Generated<string>
    at: Generated<Date>
    actor_id: Optional<string>
    action: string
    subject_id: Optional<string>
    detail: Json<Record<string, unknown>>
  }
  audit_chain: { position: number; entry_id: string; hash: Buffer }
}
