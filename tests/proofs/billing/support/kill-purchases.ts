import { randomUUID } from 'node:crypto'
import { chooseCount } from '@hibiki/test-harness/proofs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductByKey } from '../../../../services/billing/src/testing/contracts.ts'
import { readBothBooks } from './books.ts'
import { createKillRig, type KillPoint, type KillRig } from './kill-rig.ts'
import { addSandboxMember, type SandboxMember } from './sandbox-member.ts'

const ROUNDS = chooseCount({ test: 1, prove: 5 })
/** Purchases run concurrently, so that each kill hits others at other moments. */
const BUYERS = 3
/** A machine with other load may take long to start a process. */
const PATIENCE_MS = 180_000

/** The progress of a purchase: its request, its order, its charge. */
interface Progress {
  request: 'unknown' | 'claimed' | 'answered'
  order: 'none' | 'paying' | 'done'
  charged: boolean
}

/** A moment at which the process is killed, and what a purchase leaves behind there. */
export type PurchaseKillPoint = KillPoint & { leaves: Progress }

interface Buyer extends SandboxMember {
  key: string
  cookie: string
  /** This buyer presses the button again after the crash; the others never do. */
  comesBack: boolean
}

/** Kills the service at each moment of a purchase, several times; afterwards nothing may be lost or doubled. */
export function describePurchaseKills(points: Record<string, PurchaseKillPoint>): void {
  const names = Object.keys(points)
  let rig: KillRig
  let productId: string
  const buyers: Buyer[] = []

  beforeAll(async () => {
    rig = await createKillRig()
    productId = (await getProductByKey(rig.billing, 'light')).id
  }, PATIENCE_MS)
  afterAll(() => rig.close())

  async function newBuyer(): Promise<Buyer> {
    const member = await addSandboxMember(rig.billing, rig.sandbox)
    const cookie = await rig.billing.sessions.cookieFor({ userId: member.userId })
    const buyer = { ...member, key: randomUUID(), cookie, comesBack: buyers.length % 2 === 0 }
    buyers.push(buyer)
    return buyer
  }

  /** Returns the status of the response; 0 without one. */
  async function buy(buyer: Buyer): Promise<number> {
    try {
      const response = await fetch(`${rig.url}/v3/subscription/subscribe`, {
        method: 'POST',
        headers: { cookie: buyer.cookie, 'content-type': 'application/json', 'idempotency-key': buyer.key },
        body: JSON.stringify({ productId, creditCardId: buyer.cardId }),
      })
      await response.arrayBuffer()
      return response.status
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

  async function progressOf({ userId, customerId }: Buyer): Promise<Progress> {
    const { db } = rig.billing.database
    const key = await db
      .selectFrom('idempotency_keys')
      .select('response')
      .where('member_id', '=', userId)
      .executeTakeFirst()
    const order = await db
      .selectFrom('orders')
      .select('state')
      .where('member_id', '=', userId)
      .executeTakeFirst()
    const { customers } = await rig.sandbox.readTotals()
    return {
      request: key ? (key.response ? 'answered' : 'claimed') : 'unknown',
      order: (order?.state ?? 'none') as Progress['order'],
      charged: customers[customerId] !== undefined,
    }
  }

  describe('purchases whose process is killed', () => {
    it.each(Array.from({ length: ROUNDS }, () => names).flat())(
      'are left as expected by a kill at the moment: %s',
      async (name) => {
        const point = points[name]
        if (!point) throw new Error('no such point')
        const { leaves, ...moment } = point
        await rig.start()
        // What earlier kills left is settled first, so that this one hits a purchase of its own.
        await rig.reconcile()
        const together = await Promise.all(Array.from({ length: BUYERS }, newBuyer))
        await rig.killAt(moment, () => Promise.all(together.map(buy)))
        // One of them was interrupted exactly there; the database takes a moment to roll back what was open.
        const left = () => Promise.all(together.map(progressOf))
        await expect.poll(left, { timeout: 10_000 }).toContainEqual(leaves)
      },
      PATIENCE_MS,
    )

    it(
      'are neither lost nor doubled: those repeated are bought once, the others completely or not at all, and the books are equal',
      async () => {
        expect(buyers).toHaveLength(ROUNDS * names.length * BUYERS)
        await rig.start()
        const answers = await Promise.all(buyers.filter(({ comesBack }) => comesBack).map(buy))
        expect(answers.filter((status) => status !== 200)).toEqual([])
        await rig.reconcile()
        for (const buyer of buyers) {
          const after = await found(buyer)
          const hasBought = buyer.comesBack || after.orders.length > 0
          expect(after).toEqual(
            hasBought ? { contracts: ['active'], orders: ['done'] } : { contracts: [], orders: [] },
          )
        }
        const { ours, theirs } = await readBothBooks(rig.billing.database, rig.sandbox)
        expect(ours).toEqual(theirs)
        const books = Object.values(theirs)
        expect(books).toEqual(books.map(() => ({ charged: 980, refunded: 0, charges: 1 })))
      },
      PATIENCE_MS,
    )
  })
}
