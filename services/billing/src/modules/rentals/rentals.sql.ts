import type { Language, ListRequest } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db, Trx } from '../../db/schema.ts'
import type { ContractStatus } from '../contracts/contract.rules.ts'
import { nameOf, personMatches } from '../contracts/contracts-admin.sql.ts'

export interface Rental {
  id: string
  userId: string | null
  userName: string | null
  productName: string
  status: ContractStatus
  orderedOn: string
  serialNumber: string | null
  returnSince: string | null
  /** The device is late: a task of the staff (D-077). */
  isReturnLate: boolean
}

export interface RentalFilter {
  id?: string[]
  /** Part of the user's name, or a serial number. */
  q?: string
  isReturnLate?: boolean
  status?: ContractStatus[]
}

/** What rentals may be sorted by, and the columns behind it. */
export const rentalColumns = { orderedOn: 'c.ordered_on', status: 'c.status', returnSince: 'c.return_since' }

function rentalsOf(db: Db, filter: RentalFilter) {
  let query = db
    .selectFrom('contracts as c')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .leftJoin('members as u', 'u.user_id', 'c.user_id')
    .where('c.rental', '=', true)
  if (filter.id) query = query.where(sql<boolean>`c.id::text = any(${filter.id}::text[])`)
  if (filter.q)
    query = query.where(
      sql<boolean>`(${personMatches(filter.q, 'u')} or c.serial_number = ${filter.q.trim()})`,
    )
  if (filter.isReturnLate !== undefined)
    query = query.where(sql<boolean>`(c.status = '50' and c.return_reminded) = ${filter.isReturnLate}`)
  if (filter.status) query = query.where('c.status', 'in', filter.status)
  return query
}

/** A page of rentals, and how many there are. */
export async function listRentals(
  db: Db,
  page: ListRequest<RentalFilter>,
  language: Language,
): Promise<{ rows: Rental[]; total: number }> {
  const rows = await rentalsOf(db, page.filter)
    .select([
      'c.id',
      'c.user_id as userId',
      'u.name as userName',
      nameOf('p', language).as('productName'),
      'c.status',
      'c.ordered_on as orderedOn',
      'c.serial_number as serialNumber',
      'c.return_since as returnSince',
      sql<boolean>`c.status = '50' and c.return_reminded`.as('isReturnLate'),
    ])
    .orderBy(sql.ref(page.sortBy), page.direction)
    .orderBy('c.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await rentalsOf(db, page.filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export async function findRental(db: Db, id: string, language: Language): Promise<Rental | null> {
  const page = {
    sortBy: 'c.ordered_on',
    direction: 'asc' as const,
    offset: 0,
    limit: 1,
    filter: { id: [id] },
  }
  return (await listRentals(db, page, language)).rows[0] ?? null
}

export async function saveSerialNumber(trx: Trx, id: string, serialNumber: string): Promise<void> {
  await trx.updateTable('contracts').set({ serial_number: serialNumber }).where('id', '=', id).execute()
}
