import { sql } from 'kysely'
import type { Db, Trx } from '../../db/identity-tables.ts'
import { lockUser } from '../accounts/users.sql.ts'
import type { Membership } from '../agencies/membership.rules.ts'
import { clearPicInStoredMemberships } from '../agencies/memberships.sql.ts'
import { hasBeenTransferredSince } from '../transfers/transfers.sql.ts'
import {
  type ApplicationStatus,
  type ApplicationType,
  applicationTypesDecidedByPic,
} from './application.rules.ts'

export interface LockedApplication {
  id: string
  code: string
  type: ApplicationType
  status: ApplicationStatus
  version: number
  applicantId: string
  agencyId: string
  agencyCode: string | null
  agencyName: string
  picId: string | null
  openedAccount: boolean
  decidedAt: Date | null
  approvedAt: Date | null
  replaced: Membership | null
}

/** Returns false when the applicant has another pending application. */
export async function insertApplication(
  trx: Trx,
  options: {
    code: string
    type: ApplicationType
    applicantId: string
    agencyId: string
    picId: string | null
    openedAccount: boolean
    now: Date
  },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('applications')
    .values({
      code: options.code,
      type: options.type,
      applicant_id: options.applicantId,
      agency_id: options.agencyId,
      pic_id: options.picId,
      opened_account: options.openedAccount,
      applied_at: options.now,
    })
    .onConflict((conflict) => conflict.column('applicant_id').where('status', '=', '0').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/**
 * Finds an application by code or id and locks it until the transaction ends: first its applicant, then its row, in the order of
 * an erasure.
 */
export async function lockApplication(
  trx: Trx,
  which: { code: string } | { id: string },
): Promise<LockedApplication | undefined> {
  const isAsked =
    'code' in which ? sql<boolean>`a.code = ${which.code}` : sql<boolean>`a.id::text = ${which.id}`
  const found = await trx
    .selectFrom('applications as a')
    .select('a.applicant_id as applicantId')
    .where(isAsked)
    .executeTakeFirst()
  if (!found) return undefined
  await lockUser(trx, found.applicantId)
  return trx
    .selectFrom('applications as a')
    .innerJoin('agencies as g', 'g.id', 'a.agency_id')
    .select([
      'a.id',
      'a.code',
      'a.type',
      'a.status',
      'a.version',
      'a.applicant_id as applicantId',
      'a.agency_id as agencyId',
      'g.code as agencyCode',
      'g.name as agencyName',
      'a.pic_id as picId',
      'a.opened_account as openedAccount',
      'a.decided_at as decidedAt',
      'a.approved_at as approvedAt',
      'a.replaced',
    ])
    .where(isAsked)
    .forUpdate('a')
    .executeTakeFirst()
}

export async function saveApplicationDecision(
  trx: Trx,
  id: string,
  {
    status,
    authorizerId,
    now,
    replaced,
  }: { status: ApplicationStatus; authorizerId: string; now: Date; replaced?: Membership },
): Promise<void> {
  await trx
    .updateTable('applications')
    .set((eb) => ({
      status,
      version: eb('version', '+', 1),
      authorizer_id: authorizerId,
      decided_at: now,
      ...(status === '1' && { approved_at: sql<Date>`coalesce(approved_at, ${now})` }),
      ...(replaced && { replaced: JSON.stringify(replaced) }),
    }))
    .where('id', '=', id)
    .execute()
}

/** Removes a person in charge from applications, from the memberships stored in them, and as their decider. */
export async function clearStaffInApplications(trx: Trx, id: string): Promise<void> {
  for (const column of ['pic_id', 'authorizer_id'] as const)
    await trx
      .updateTable('applications')
      .set({ [column]: null })
      .where(column, '=', id)
      .execute()
  await clearPicInStoredMemberships(trx, id, { table: 'applications', memberships: ['replaced'] })
}

export async function deleteApplication(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('applications').where('id', '=', id).execute()
}

export async function countApplicationsOfApplicant(db: Db, applicantId: string): Promise<number> {
  return countOf(buildApplicationsQuery(db, { applicantId }))
}

/** Returns the statuses of a member's applications. */
export async function listApplicationStatusesOfApplicant(
  db: Db,
  applicantId: string,
): Promise<ApplicationStatus[]> {
  const rows = await db
    .selectFrom('applications')
    .select('status')
    .distinct()
    .where('applicant_id', '=', applicantId)
    .execute()
  return rows.map(({ status }) => status)
}

/**
 * Returns whether the applicant has another application since that is pending or approved, or was moved by an administrator after
 * the decision. Ids grow with time.
 */
export async function isApplicationSuperseded(
  db: Db,
  { id, applicantId, decidedAt }: Pick<LockedApplication, 'id' | 'applicantId' | 'decidedAt'>,
): Promise<boolean> {
  if (decidedAt && (await hasBeenTransferredSince(db, applicantId, decidedAt))) return true
  const newer = await db
    .selectFrom('applications')
    .select('id')
    .where('applicant_id', '=', applicantId)
    .where('status', 'in', ['0', '1'])
    .where('id', '>', id)
    .limit(1)
    .executeTakeFirst()
  return newer !== undefined
}

/** Whose applications are listed: one member's, those that an agency's persons in charge decide about, or all. */
export type ApplicationScope = { applicantId: string } | { agencyCode: string } | 'all'

export interface ApplicationRow {
  id: string
  code: string
  type: ApplicationType
  status: ApplicationStatus
  version: number
  applicantId: string
  applicant: string
  applicantKana: string | null
  applicantEmail: string
  agencyId: string
  agencyName: string
  agencyCode: string | null
  authorizerId: string | null
  authorizer: string | null
  appliedAt: Date
  decidedAt: Date | null
}

export function buildApplicationsQuery(db: Db, which: ApplicationScope) {
  const query = db
    .selectFrom('applications as a')
    .innerJoin('users as u', 'u.id', 'a.applicant_id')
    .innerJoin('agencies as g', 'g.id', 'a.agency_id')
    .leftJoin('users as z', 'z.id', 'a.authorizer_id')
  if (which === 'all') return query
  if ('applicantId' in which) return query.where('a.applicant_id', '=', which.applicantId)
  return query.where('g.code', '=', which.agencyCode).where('a.type', 'in', [...applicationTypesDecidedByPic])
}

export const applicationColumns = [
  'a.id',
  'a.code',
  'a.type',
  'a.status',
  'a.version',
  'u.id as applicantId',
  'u.username as applicant',
  'u.username_kana as applicantKana',
  'u.email as applicantEmail',
  'g.id as agencyId',
  'g.name as agencyName',
  'g.code as agencyCode',
  'z.id as authorizerId',
  'z.username as authorizer',
  'a.applied_at as appliedAt',
  'a.decided_at as decidedAt',
] as const

/** Lists applications, the newest first. */
export function listApplications(
  db: Db,
  which: ApplicationScope,
  { offset, limit }: { offset: number; limit: number },
): Promise<ApplicationRow[]> {
  return buildApplicationsQuery(db, which)
    .select(applicationColumns)
    .orderBy('a.applied_at', 'desc')
    .orderBy('a.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** Lists pending applications, the oldest first. */
export function listPendingApplications(
  db: Db,
  which: ApplicationScope,
  limit: number,
): Promise<ApplicationRow[]> {
  return buildApplicationsQuery(db, which)
    .select(applicationColumns)
    .where('a.status', '=', '0')
    .orderBy('a.applied_at')
    .orderBy('a.id')
    .limit(limit)
    .execute()
}

export function countApplications(
  db: Db,
  which: ApplicationScope,
  status?: ApplicationStatus,
): Promise<number> {
  const all = buildApplicationsQuery(db, which)
  return countOf(status === undefined ? all : all.where('a.status', '=', status))
}

async function countOf(query: ReturnType<typeof buildApplicationsQuery>): Promise<number> {
  const { rows } = await query.select((eb) => eb.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()
  return Number(rows)
}
