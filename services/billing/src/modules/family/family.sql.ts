import type { LocalText } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db, Trx } from '../../tables.ts'
import type { ContractStatus } from '../contracts/contract.rules.ts'
import type { ContractFamilyPlace, FamilyEndReason, FamilyPlace } from './family.rules.ts'

/** A place that has not ended, with the address that was invited. */
export interface StoredFamilyPlace extends FamilyPlace {
  holderId: string
  email: string
  /** The language of the invitation. */
  language: string
}

const places = (db: Db) =>
  db
    .selectFrom('family_places as f')
    .select([
      'f.id',
      'f.contract_id as contractId',
      'f.holder_id as holderId',
      'f.member_id as memberId',
      'f.invited_email as email',
      'f.invited_at as invitedAt',
      'f.expires_at as expiresAt',
      'f.joined_at as joinedAt',
      'f.language',
    ])
    .where('f.ended_at', 'is', null)

function toStoredPlace(row: Omit<StoredFamilyPlace, 'email'> & { email: string | null }): StoredFamilyPlace {
  return { ...row, email: row.email ?? '' }
}

/** Lists the places of a contract that have not ended. Call it with the contract locked when something follows from their number. */
export async function listPlacesOfContract(db: Db, contractId: string): Promise<StoredFamilyPlace[]> {
  const rows = await places(db).where('f.contract_id', '=', contractId).orderBy('f.id').execute()
  return rows.map(toStoredPlace)
}

/** Finds a place that has not ended by the secret of its invitation. */
export async function findPlaceByToken(db: Db, tokenHash: Buffer): Promise<StoredFamilyPlace | null> {
  const row = await places(db).where('f.token_hash', '=', tokenHash).executeTakeFirst()
  return row ? toStoredPlace(row) : null
}

/** Finds a place that has not ended. */
export async function findPlace(db: Db, id: string): Promise<StoredFamilyPlace | null> {
  const row = await places(db).where(sql<string>`f.id::text`, '=', id).executeTakeFirst()
  return row ? toStoredPlace(row) : null
}

/** Finds the place by which a member belongs to a family. */
export async function findPlaceOfMember(db: Db, memberId: string): Promise<StoredFamilyPlace | null> {
  const row = await places(db).where('f.member_id', '=', memberId).executeTakeFirst()
  return row ? toStoredPlace(row) : null
}

export async function insertPlace(
  trx: Trx,
  place: {
    contractId: string
    holderId: string
    email: string
    language: string
    tokenHash: Buffer
    expiresAt: Date
    now: Date
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('family_places')
    .values({
      contract_id: place.contractId,
      holder_id: place.holderId,
      invited_email: place.email,
      language: place.language,
      token_hash: place.tokenHash,
      invited_at: place.now,
      expires_at: place.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives an invitation another secret: only the link of the newest mail works. */
export async function renewInvitation(
  trx: Trx,
  id: string,
  { tokenHash, expiresAt, language }: { tokenHash: Buffer; expiresAt: Date; language: string },
): Promise<void> {
  await trx
    .updateTable('family_places')
    .set({ token_hash: tokenHash, expires_at: expiresAt, language })
    .where('id', '=', id)
    .execute()
}

/** Saves that a member took the place. The secret stays as a hash, so that a repeated request of the same member is recognized. */
export async function savePlaceTaken(trx: Trx, id: string, memberId: string, now: Date): Promise<void> {
  await trx
    .updateTable('family_places')
    .set({ member_id: memberId, joined_at: now })
    .where('id', '=', id)
    .execute()
}

/** Ends a place and deletes the address and the secret. Returns false when it had ended before. */
export async function savePlaceEnded(
  trx: Trx,
  id: string,
  reason: FamilyEndReason,
  now: Date,
): Promise<boolean> {
  const result = await trx
    .updateTable('family_places')
    .set({ ended_at: now, end_reason: reason, invited_email: null, token_hash: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Locks the contracts of a holder that have places, in the order of their ids. Most holders have none, so this costs one look. */
export async function lockContractsWithFamily(trx: Trx, holderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from contracts c
     where c.id in (select contract_id from family_places where holder_id = ${holderId} and ended_at is null)
     order by c.id for update of c`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Lists the places of contracts, with what each contract is now. */
export async function listPlacesOfContracts(
  trx: Trx,
  contractIds: readonly string[],
): Promise<ContractFamilyPlace[]> {
  return trx
    .selectFrom('family_places as f')
    .innerJoin('contracts as c', 'c.id', 'f.contract_id')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .select([
      'f.id',
      'f.contract_id as contractId',
      'f.member_id as memberId',
      'f.invited_at as invitedAt',
      'f.expires_at as expiresAt',
      'f.joined_at as joinedAt',
      'c.status',
      'p.family_seats as seats',
    ])
    .where('f.contract_id', 'in', [...contractIds])
    .where('f.ended_at', 'is', null)
    .execute()
}

/** A contract by which its user can have a family, or has one. */
export interface FamilyContract {
  contractId: string
  holderId: string | null
  status: ContractStatus
  paidUntil: string | null
  paidMonths: number
  lastFailedOn: string | null
  productId: string
  productName: LocalText
  /** The places of the plan, and of the plan that alone is open while an upgrade is unpaid (null without one). */
  seats: number
  paidSeats: number | null
}

const familyContracts = (db: Db) =>
  db
    .selectFrom('contracts as c')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .leftJoin('products as paid', (join) =>
      join.onRef('paid.id', '=', 'c.paid_product_id').onRef('c.paid_unit_price_yen', '<', 'c.unit_price_yen'),
    )
    .select([
      'c.id as contractId',
      'c.user_id as holderId',
      'c.status',
      'c.paid_until as paidUntil',
      'c.paid_periods as paidMonths',
      'c.last_failed_on as lastFailedOn',
      'p.id as productId',
      'p.name as productName',
      'p.family_seats as seats',
      'paid.family_seats as paidSeats',
    ])

/** Lists the contracts in use by which a member has places for a family. */
export function listFamilyContracts(db: Db, holderId: string): Promise<FamilyContract[]> {
  return familyContracts(db)
    .where('c.user_id', '=', holderId)
    .where('c.status', 'in', ['active', 'cancelReserved', 'pastDue'])
    .where('p.family_seats', '>', 0)
    .orderBy('c.ordered_at')
    .orderBy('c.id')
    .execute()
}

export async function findFamilyContract(db: Db, contractId: string): Promise<FamilyContract | null> {
  const row = await familyContracts(db).where(sql<string>`c.id::text`, '=', contractId).executeTakeFirst()
  return row ?? null
}

/** Counts the members of the family of each contract; one without any is missing. */
export async function countFamilyMembers(
  db: Db,
  contractIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('family_places')
    .select(['contract_id as contractId', ({ fn }) => fn.countAll<number>().as('count')])
    .where('contract_id', 'in', [...contractIds])
    .where('joined_at', 'is not', null)
    .where('ended_at', 'is', null)
    .groupBy('contract_id')
    .execute()
  return new Map(rows.map(({ contractId, count }) => [contractId, Number(count)]))
}

/** Lists the names of members, as far as they are known. */
export async function listNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('members')
    .select(['user_id as id', 'name'])
    .where('user_id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Waits for other invitations to the same address, so that their number is exact. */
export async function lockAddress(trx: Trx, addressHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(current_schema() || ' address ' || ${addressHash.toString('hex')}, 0))`.execute(
    trx,
  )
}

/** Lists when a holder's invitations were mailed, or those to an address. */
export async function listInvitationMailTimes(
  db: Db,
  whose: { holderId: string } | { addressHash: Buffer },
  since: Date,
): Promise<Date[]> {
  let query = db.selectFrom('family_invitation_mails').select('mailed_at').where('mailed_at', '>', since)
  query =
    'holderId' in whose
      ? query.where('holder_id', '=', whose.holderId)
      : query.where('address_hash', '=', whose.addressHash)
  return (await query.execute()).map((row) => row.mailed_at)
}

export async function insertInvitationMailTime(
  trx: Trx,
  { holderId, addressHash, now }: { holderId: string; addressHash: Buffer; now: Date },
): Promise<void> {
  await trx
    .insertInto('family_invitation_mails')
    .values({ holder_id: holderId, address_hash: addressHash, mailed_at: now })
    .execute()
}

/** Deletes places that ended, or whose invitation expired, before a moment. */
export async function deleteOldPlaces(db: Db, before: Date, limit: number): Promise<number> {
  const result = await sql`delete from family_places where id in (
    select id from family_places
     where ended_at < ${before} or (joined_at is null and expires_at < ${before})
     limit ${limit} for update skip locked)`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

export async function deleteOldInvitationMailTimes(db: Db, before: Date, limit: number): Promise<number> {
  const result = await sql`delete from family_invitation_mails where id in (
    select id from family_invitation_mails where mailed_at < ${before} limit ${limit} for update skip locked)`.execute(
    db,
  )
  return Number(result.numAffectedRows ?? 0)
}
