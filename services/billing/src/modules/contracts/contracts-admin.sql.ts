import {
  joinConditions,
  type ListRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsNormalizedText,
  whereIdIn,
} from '@hibiki/admin-resource'
import { toNameOrder } from '@hibiki/database'
import type { Language } from '@hibiki/http'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { selectTextInLanguage } from '../../texts.sql.ts'
import type { PeriodMonths } from './billing-period.rules.ts'
import type { ContractStatus } from './contract.rules.ts'

/** A contract as staff see it in a list; days are days in Japan. */
export interface ConsoleContract {
  id: string
  status: ContractStatus
  rental: boolean
  invoiced: boolean
  unitPrice: number
  periodMonths: PeriodMonths
  /** The period from the next renewal on, when it changes. */
  nextPeriodMonths: PeriodMonths | null
  productId: string
  productName: string
  userId: string | null
  userName: string | null
  contractorId: string | null
  contractorName: string | null
  agencyCode: string | null
  orderedAt: Date
  startedAt: Date | null
  paidUntil: string | null
  /** The next day on which the card is charged or a bill is written. */
  nextChargeOn: string | null
  lastDay: string | null
  /** The plan that the contract changes to with its next renewal (a downgrade). */
  nextProductName: string | null
  /** Yen added to the next invoice by an upgrade. */
  nextDifference: number
  settlementUnpaid: boolean
  lastFailedOn: string | null
}

export interface ConsoleContractFilter {
  id?: string[]
  q?: string
  status?: ContractStatus[]
  productId?: string
  userId?: string
  contractorId?: string
  agencyCode?: string
  rental?: boolean
  invoiced?: boolean
}

/** Returns the condition that a person matches the text of a staff search. */
export function toPersonSearchCondition(q: string, ...aliases: string[]): RawBuilder<unknown> {
  return whereContainsNormalizedText(
    q,
    ...aliases.flatMap((alias) => [`${alias}.search`, `${alias}.name_kana`]),
  )
}

function contractsQuery(filter: ConsoleContractFilter, language: Language): RawBuilder<unknown> {
  const { id, q, status, productId, userId, contractorId, agencyCode, rental, invoiced } = filter
  return sql`
    select c.id, c.status, c.rental, c.invoiced, c.unit_price_yen as "unitPrice", c.period_months as "periodMonths",
      c.next_period_months as "nextPeriodMonths", c.product_id as "productId",
      ${selectTextInLanguage('p.name', language)} as "productName", c.user_id as "userId", u.name as "userName",
      ${toNameOrder('u.name_kana', 'u.name')} as "userOrder", ${toNameOrder('k.name_kana', 'k.name')} as "contractorOrder",
      c.contractor_id as "contractorId", k.name as "contractorName", k.agency_code as "agencyCode",
      c.ordered_at as "orderedAt", c.started_at as "startedAt", c.paid_until as "paidUntil",
      c.next_charge_on as "nextChargeOn", c.last_day as "lastDay", ${selectTextInLanguage('n.name', language)} as "nextProductName",
      c.next_difference_yen as "nextDifference", c.settlement_unpaid as "settlementUnpaid",
      c.last_failed_on as "lastFailedOn"
    from contracts c join products p on p.id = c.product_id
      left join products n on n.id = c.next_product_id
      left join members u on u.user_id = c.user_id
      left join members k on k.user_id = c.contractor_id
    where ${joinConditions([
      id && whereIdIn('c.id', id),
      q && toPersonSearchCondition(q, 'u', 'k'),
      status && sql`c.status = any(${status})`,
      productId && whereIdIn('c.product_id', [productId]),
      userId && whereIdIn('c.user_id', [userId]),
      contractorId && whereIdIn('c.contractor_id', [contractorId]),
      agencyCode && sql`k.agency_code = ${agencyCode}`,
      rental !== undefined && sql`c.rental = ${rental}`,
      invoiced !== undefined && sql`c.invoiced = ${invoiced}`,
    ])}`
}

export const listConsoleContracts = (
  db: Db,
  { filter, ...page }: ListRequest<ConsoleContractFilter>,
  language: Language,
): Promise<RowPage<ConsoleContract>> => selectPage(db, contractsQuery(filter, language), page)

export const findConsoleContract = (
  db: Db,
  id: string,
  language: Language,
): Promise<ConsoleContract | undefined> => selectRow(db, contractsQuery({}, language), id)
