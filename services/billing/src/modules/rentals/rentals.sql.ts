import { type ListRequest, type RowPage, selectPage, selectRow, whereIdIn } from '@hibiki/admin-resource'
import type { Language } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db, Trx } from '../../tables.ts'
import { selectTextInLanguage } from '../../texts.sql.ts'
import type { ContractStatus } from '../contracts/contract.rules.ts'
import { toPersonSearchCondition } from '../contracts/contracts-admin.sql.ts'

export interface ConsoleRental {
  id: string
  userId: string | null
  userName: string | null
  productName: string
  status: ContractStatus
  orderedOn: string
  serialNumber: string | null
  returnSince: string | null
  /** The device is late, which is a task of the staff. */
  isReturnLate: boolean
}

export interface ConsoleRentalFilter {
  id?: string[]
  /** Part of the user's name, or a serial number. */
  q?: string
  isReturnLate?: boolean
  status?: ContractStatus[]
}

const rentals = (language: Language) => sql`
  select c.id, c.user_id as "userId", u.name as "userName", u.search, u.name_kana, ${selectTextInLanguage('p.name', language)} as "productName", c.status,
    c.ordered_on as "orderedOn", c.serial_number as "serialNumber", c.return_since as "returnSince",
    c.status = 'awaitingReturn' and c.return_reminded as "isReturnLate"
  from contracts c join products p on p.id = c.product_id left join members u on u.user_id = c.user_id
  where c.rental`

export const listConsoleRentals = (
  db: Db,
  { filter: { id, q, isReturnLate, status }, ...page }: ListRequest<ConsoleRentalFilter>,
  language: Language,
): Promise<RowPage<ConsoleRental>> =>
  selectPage(db, rentals(language), page, [
    id && whereIdIn('id', id),
    q && sql`(${toPersonSearchCondition(q, 'q')} or "serialNumber" = ${q.trim()})`,
    isReturnLate !== undefined && sql`"isReturnLate" = ${isReturnLate}`,
    status && sql`status = any(${status})`,
  ])

export const findConsoleRental = (
  db: Db,
  id: string,
  language: Language,
): Promise<ConsoleRental | undefined> => selectRow(db, rentals(language), id)

export async function saveRentalSerialNumber(trx: Trx, id: string, serialNumber: string): Promise<void> {
  await trx.updateTable('contracts').set({ serial_number: serialNumber }).where('id', '=', id).execute()
}
