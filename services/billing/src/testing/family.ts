import type { BillingApp } from './billing-app.ts'
import { getProductByKey, insertTestContract, insertTestMember } from './contracts.ts'

/** Gives the premium plan places for a family, and the standard one another number of them. */
export async function addFamilySeats(
  billing: Pick<BillingApp, 'database' | 'clock'>,
  seatsByKey: Record<string, number>,
): Promise<void> {
  for (const [key, seats] of Object.entries(seatsByKey)) {
    const { id } = await getProductByKey(billing, key)
    await billing.database.db
      .updateTable('products')
      .set({ family_seats: seats })
      .where('id', '=', id)
      .execute()
  }
}

/** Calls the routes of families as members do, who follow the links of mails. */
export function createFamilyClient(billing: BillingApp) {
  async function call(userId: string | null, method: 'GET' | 'POST', path: string, payload?: object) {
    const cookie = userId === null ? {} : { cookie: await billing.sessions.cookieFor({ userId }) }
    const response = await billing.app.inject({
      method,
      url: `/v3/subscription/family${path}`,
      headers: { 'accept-language': 'ja', ...cookie },
      ...(payload && { payload }),
    })
    // Tests expect properties of it that have no type.
    const body: ReturnType<typeof JSON.parse> = response.json()
    return { status: response.statusCode, body, headers: response.headers }
  }
  const invite = (userId: string, contractId: string, email: string) =>
    call(userId, 'POST', '/invite', { contractId, email })
  /** Returns the secrets of invitations whose mails wait, oldest first. */
  async function listTokens(holderId: string): Promise<string[]> {
    const mails = await billing.database.db
      .selectFrom('mails')
      .select('facts')
      .where('template', '=', 'family-invitation')
      .orderBy('id')
      .execute()
    return mails
      .map(({ facts }) => facts as { userId: string; token: string } | null)
      .flatMap((facts) => (facts?.userId === holderId ? [facts.token] : []))
  }
  const accept = (userId: string, token: string) => call(userId, 'POST', '/accept', { token })
  let invited = 0
  return {
    call,
    invite,
    listTokens,
    accept,
    read: (userId: string) => call(userId, 'GET', ''),
    remove: (userId: string, placeId: string) => call(userId, 'POST', '/remove', { placeId }),
    /** Inserts a member with an active contract. */
    async createHolder(key = 'premium') {
      const userId = await insertTestMember(billing, { name: '響 太郎' })
      const { id: contractId } = await insertTestContract(billing, { key, userId })
      return { userId, contractId }
    },
    /** Has a new member join by an invitation of the holder. */
    async join(holder: { userId: string; contractId: string }, memberId?: string): Promise<string> {
      invited += 1
      const response = await invite(holder.userId, holder.contractId, `member-${invited}@example.jp`)
      if (response.status !== 200) throw new Error(`the invitation is rejected: ${response.body.code}`)
      const userId = memberId ?? (await insertTestMember(billing, { name: '響 花子' }))
      const token = (await listTokens(holder.userId)).at(-1) ?? ''
      const accepted = await accept(userId, token)
      if (accepted.status !== 200) throw new Error(`joining is rejected: ${accepted.body.code}`)
      return userId
    },
  }
}
