import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bothBooks } from './books.ts'
import { productOf } from './contracts.ts'
import { createKillRig, type KillPoint, type KillRig } from './kill-rig.ts'
import { addSandboxMember, type SandboxMember } from './sandbox-member.ts'
import { times } from './thorough.ts'

const ROUNDS = times({ test: 2, prove: 5 })
/** At once, so that each kill finds others at other moments. */
const BUYERS = 3
/** A machine busy with other things may take long to start a process. */
const PATIENCE_MS = 90_000

interface Buyer extends SandboxMember {
  key: string
  cookie: string
  /** Comes back after the crash and presses the button again; the others never do. */
  comesBack: boolean
}

/** Kills the service at each point of a purchase, several times; afterwards nothing may be lost or doubled (R1). */
export function describePurchaseKills(points: Record<string, KillPoint>): void {
  const names = Object.keys(points)
  let rig: KillRig
  let productId: string
  const buyers: Buyer[] = []

  beforeAll(async () => {
    rig = await createKillRig()
    productId = (await productOf(rig.billing, 'light')).id
    await rig.start()
  }, PATIENCE_MS)
  afterAll(() => rig.close())

  async function newBuyer(): Promise<Buyer> {
    const member = await addSandboxMember(rig.billing, rig.sandbox)
    const cookie = await rig.billing.sessions.cookieFor({ userId: member.userId })
    const buyer = { ...member, key: randomUUID(), cookie, comesBack: buyers.length % 2 === 0 }
    buyers.push(buyer)
    return buyer
  }

  /** The status of the answer; 0 when there is none. */
  async function buy(buyer: Buyer): Promise<number> {
    try {
      const answer = await fetch(`${rig.url}/v3/subscription/subscribe`, {
        method: 'POST',
        headers: { cookie: buyer.cookie, 'content-type': 'application/json', 'idempotency-key': buyer.key },
        body: JSON.stringify({ productId, creditCardId: buyer.cardId }),
      })
      await answer.arrayBuffer()
      return answer.status
    } catch {
      return 0
    }
  }

  async function found({ userId }: Buyer) {
    const { db } = rig.billing.database
    const contracts = await db
      .selectFrom('contracts')
      .select('status')
      .where('user_id', '=', userId)
      .execute()
    const orders = await db.selectFrom('orders').select('state').where('member_id', '=', userId).execute()
    return { contracts: contracts.map(({ status }) => status), orders: orders.map(({ state }) => state) }
  }

  describe('kill -9 in the middle of purchases (R1)', () => {
    it.each(Array.from({ length: ROUNDS }, () => names).flat())(
      '%s',
      async (name) => {
        const point = points[name]
        if (!point) throw new Error('no such point')
        const together = await Promise.all(Array.from({ length: BUYERS }, newBuyer))
        await rig.killAt(point, () => Promise.all(together.map(buy)))
        await rig.start()
      },
      PATIENCE_MS,
    )

    it(
      '0 lost, 0 doubled: who comes back has bought once, for the others all or nothing was done, and the books are equal',
      async () => {
        expect(buyers).toHaveLength(ROUNDS * names.length * BUYERS)
        const answers = await Promise.all(buyers.filter(({ comesBack }) => comesBack).map(buy))
        expect(answers.filter((status) => status !== 200)).toEqual([])
        await rig.reconcile()
        for (const buyer of buyers) {
          const after = await found(buyer)
          const hasBought = buyer.comesBack || after.orders.length > 0
          expect(after).toEqual(
            hasBought ? { contracts: ['10'], orders: ['done'] } : { contracts: [], orders: [] },
          )
        }
        const { ours, theirs } = await bothBooks(rig.billing.database, rig.sandbox)
        expect(ours).toEqual(theirs)
        const books = Object.values(theirs)
        expect(books).toEqual(books.map(() => ({ charged: 980, refunded: 0, charges: 1 })))
      },
      PATIENCE_MS,
    )
  })
}
