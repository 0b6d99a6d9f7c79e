import {
  type ListRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsText,
  whereIdIn,
} from '@hibiki/admin-resource'
import type { Day } from '@hibiki/calendar'
import type { Language } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db, Trx } from '../../tables.ts'
import { selectTextInLanguage } from '../../texts.sql.ts'

export const bonusCodeStates = ['usable', 'used-up', 'expired', 'stopped'] as const

export interface ConsoleBonusCode {
  id: string
  code: string
  state: (typeof bonusCodeStates)[number]
  productId: string | null
  productName: string | null
  days: number | null
  yen: number | null
  mostUses: number
  uses: number
  /** The last day on which it can be used. */
  expiresOn: Day
  createdAt: Date
  stoppedAt: Date | null
}

export interface ConsoleBonusCodeFilter {
  id?: string[]
  q?: string
  state?: ConsoleBonusCode['state']
}

const bonusCodes = ({ language, today }: { language: Language; today: Day }) => sql`
    select b.id, b.code, b.product_id as "productId", ${selectTextInLanguage('p.name', language)} as "productName", b.days, b.yen,
      b.max_uses as "mostUses", b.uses, b.expires_on as "expiresOn", b.created_at as "createdAt",
      b.stopped_at as "stoppedAt",
      case when b.stopped_at is not null then 'stopped' when b.expires_on < ${today}::date then 'expired'
        when b.uses >= b.max_uses then 'used-up' else 'usable' end as state
    from bonus_codes b left join products p on p.id = b.product_id`

export const listConsoleBonusCodes = (
  db: Db,
  { filter: { id, q, state }, ...page }: ListRequest<ConsoleBonusCodeFilter>,
  options: { language: Language; today: Day },
): Promise<RowPage<ConsoleBonusCode>> =>
  selectPage(db, bonusCodes(options), page, [
    id && whereIdIn('id', id),
    q && whereContainsText(q, 'code'),
    state && sql`state = ${state}`,
  ])

export const findConsoleBonusCode = (
  db: Db,
  id: string,
  options: { language: Language; today: Day },
): Promise<ConsoleBonusCode | undefined> => selectRow(db, bonusCodes(options), id)

export interface BonusCodeRedemption {
  userId: string
  userName: string | null
  redeemedAt: Date
}

/** Lists the last uses of a code, the newest first. */
export async function listLatestRedemptions(
  db: Db,
  codeId: string,
  limit: number,
): Promise<BonusCodeRedemption[]> {
  const { rows } = await sql<BonusCodeRedemption>`
    select r.user_id as "userId", m.name as "userName", r.redeemed_at as "redeemedAt"
    from bonus_redemptions r left join members m on m.user_id = r.user_id
    where r.code_id = ${codeId} order by r.redeemed_at desc, r.user_id limit ${limit}`.execute(db)
  return rows
}

/** Returns null when the code exists already. */
export async function insertBonusCode(
  trx: Trx,
  options: {
    code: string
    gift: { productId: string; days: number } | { yen: number }
    maxUses: number
    expiresOn: Day
    now: Date
  },
): Promise<string | null> {
  const gift =
    'yen' in options.gift
      ? { yen: options.gift.yen }
      : { product_id: options.gift.productId, days: options.gift.days }
  const row = await trx
    .insertInto('bonus_codes')
    .values({
      code: options.code,
      ...gift,
      max_uses: options.maxUses,
      expires_on: options.expiresOn,
      created_at: options.now,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Returns false when the code does not exist or was stopped already. */
export async function stopBonusCode(trx: Trx, id: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update bonus_codes set stopped_at = ${now} where id::text = ${id} and stopped_at is null`.execute(trx)
  return numAffectedRows === 1n
}
