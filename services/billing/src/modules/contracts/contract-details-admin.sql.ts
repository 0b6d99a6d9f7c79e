import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { toBrandName } from '../cards/format-card-name.ts'
import type { CommerceAction } from '../commerce/commerce-actions.rules.ts'
import { type ConsolePayment, selectPaymentState } from '../payments/payments-admin.sql.ts'

/** Staff read at most this many rows of each list. */
const MAX_PARTS = 100

/** The address to which a device was sent, as it is written on the parcel. */
export interface ContractDeliveryAddress {
  lastName: string
  firstName: string
  phoneNumber: string
  postcode: string
  prefectureCode: string
  municipalityCode: string
  address: string
  buildingName: string
  roomNumber: string
}

export interface ContractDetails {
  invoices: {
    id: string
    periodFrom: string
    periodUntil: string
    amount: number
    difference: number
    state: 'open' | 'paid' | 'unclear' | 'failed' | 'void'
    dueOn: string
    createdAt: Date
    paidAt: Date | null
    paymentId: string | null
  }[]
  payments: Pick<
    ConsolePayment,
    'id' | 'state' | 'amount' | 'refunded' | 'refundedAt' | 'failureCode' | 'createdAt' | 'settledAt'
  >[]
  acts: { id: string; at: Date; actorName: string | null; action: CommerceAction; reason: string | null }[]
  delivery: ContractDeliveryAddress | null
  card: { brand: string; last4: string } | null
  serialNumber: string | null
  returnSince: string | null
}

/** Returns what belongs to one contract: bills, attempts to charge, acts of staff, and where the device is; the newest first. */
export async function getContractDetails(db: Db, id: string): Promise<ContractDetails> {
  const [invoices, payments, acts, around] = await Promise.all([
    sql<ContractDetails['invoices'][number]>`
      select id, period_from as "periodFrom", period_until as "periodUntil", amount_yen as amount,
        difference_yen as difference, state, due_on as "dueOn", created_at as "createdAt", paid_at as "paidAt",
        payment_id as "paymentId"
      from invoices where contract_id = ${id} order by period_from desc limit ${MAX_PARTS}`.execute(db),
    sql<ContractDetails['payments'][number]>`
      select id, ${selectPaymentState('payments')} as state, amount_yen as amount, failure_code as "failureCode", created_at as "createdAt",
        settled_at as "settledAt", case when state = 'refunded' then amount_yen else refunded_yen end as refunded,
        case when state = 'refunded' then settled_at else (select max(r.settled_at) from refunds r
          where r.payment_id = payments.id and r.state = 'made') end as "refundedAt"
      from payments where invoice_id in (select id from invoices where contract_id = ${id})
        or order_id = (select order_id from contracts where id = ${id})
      order by created_at desc, id limit ${MAX_PARTS}`.execute(db),
    sql<ContractDetails['acts'][number]>`
      select l.id, l.at, m.name as "actorName", l.action, l.detail ->> 'reason' as reason
      from commerce_log l left join members m on m.user_id = l.actor_id
      where l.subject_id = ${id} order by l.at desc, l.id desc limit ${MAX_PARTS}`.execute(db),
    sql<{
      delivery: ContractDeliveryAddress | null
      card: ContractDetails['card']
      serialNumber: string | null
      returnSince: string | null
    }>`
      select c.serial_number as "serialNumber", c.return_since as "returnSince",
        case when k.id is not null then jsonb_build_object('brand', k.brand, 'last4', k.last4) end as card,
        case when a.id is not null then jsonb_build_object('lastName', a.last_name, 'firstName', a.first_name,
          'phoneNumber', a.phone_number, 'postcode', a.postcode, 'prefectureCode', a.prefecture_code,
          'municipalityCode', a.municipality_code, 'address', a.address, 'buildingName', a.building_name,
          'roomNumber', a.room_number) end as delivery
      from contracts c left join cards k on k.id = c.card_id left join delivery_addresses a on a.id = c.delivery_id
      where c.id = ${id}`.execute(db),
  ])
  const [one] = around.rows
  return {
    invoices: invoices.rows,
    payments: payments.rows,
    acts: acts.rows,
    delivery: one?.delivery ?? null,
    card: one?.card ? { ...one.card, brand: toBrandName(one.card.brand) } : null,
    serialNumber: one?.serialNumber ?? null,
    returnSince: one?.returnSince ?? null,
  }
}
