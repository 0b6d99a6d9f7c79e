import type { ColumnType, Generated } from 'kysely'
import type { Membership } from '../modules/agencies/membership.rules.ts'
import type { ApplicationStatus, ApplicationType } from '../modules/applications/application.rules.ts'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
type Json<T> = ColumnType<T, string, string>

export type AgencyState = 'applied' | 'approved' | 'rejected'

/** Tables of agencies, applications, transfers and the audit log. */
export interface AgencyTables {
  agencies: {
    id: Generated<string>
    /** Issued with the approval. */
    code: Optional<string>
    name: string
    state: Generated<AgencyState>
    created_at: Generated<Date>
    /** The name that other services were told last; null before the first time. */
    announced_name: Optional<string>
    announced_at: Optional<Date>
  }
  applications: {
    id: Generated<string>
    code: string
    type: ApplicationType
    status: Generated<ApplicationStatus>
    version: Generated<number>
    applicant_id: string
    agency_id: string
    /** The requested person in charge. */
    pic_id: Optional<string>
    /** Whether the account was created with this application, so that both may be deleted together. */
    opened_account: boolean
    authorizer_id: Optional<string>
    applied_at: Date
    decided_at: Optional<Date>
    /** When it was first approved, whatever was decided later. */
    approved_at: Optional<Date>
    /** The applicant's membership before the approval, to which a withdrawn approval leads back. */
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
