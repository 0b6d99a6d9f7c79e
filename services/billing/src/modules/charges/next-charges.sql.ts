import type { LocalText } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { liveStatuses } from '../contracts/contract.rules.ts'
import type { PaidContract } from './next-charge.rules.ts'

/** A contract with the names of its plan and of its user. */
export interface NamedPaidContract extends PaidContract {
  productName: LocalText
  userName: string | null
  rental: boolean
}

/** Lists the contracts that a member pays by card and that are not over, with what they cost and open from the next charge on. */
export async function listPaidContracts(db: Db, memberId: string): Promise<NamedPaidContract[]> {
  const { rows } = await sql<NamedPaidContract>`
    select c.id, c.user_id as "userId", p.id as "productId", p.name as "productName", c.status, c.rental,
      coalesce(c.next_unit_price_yen, c.unit_price_yen) as price,
      coalesce(c.next_period_months, c.period_months) as "periodMonths", c.next_difference_yen as difference,
      c.paid_until as "paidUntil", u.name as "userName",
      array(select function_code from product_functions f where f.product_id = p.id order by 1) as functions
    from contracts c
    join products p on p.id = coalesce(c.next_product_id, c.product_id)
    left join members u on u.user_id = c.user_id
    where c.contractor_id = ${memberId} and not c.invoiced and c.status = any(${[...liveStatuses]}::contract_status[])
    order by c.ordered_at, c.id`.execute(db)
  return rows
}
