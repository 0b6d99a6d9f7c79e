import { afterAll, expect, it } from 'vitest'
import { insertTestCard } from '../../../testing/cards.ts'
import { insertTestContract, insertTestMember } from '../../../testing/contracts.ts'
import { createAdminClient } from '../../../testing/create-admin-client.ts'
import { createSandboxBilling } from '../../../testing/sandbox-billing.ts'
import { setContractCard } from '../../contracts/contract-plans.sql.ts'
import { applyDueTimeEvents } from '../apply-due-time-events.ts'
import { chargeDueContracts } from '../charge-due-contracts.ts'

const billing = await createSandboxBilling({ now: '2026-11-21T03:00:00Z' })
afterAll(() => billing.close())
const { call, list } = createAdminClient(() => billing)

async function noonOf(day: string): Promise<void> {
  billing.clock.now = new Date(`${day}T03:00:00Z`)
  await applyDueTimeEvents(billing.jobs)
  await chargeDueContracts(billing.jobs)
}

it('GET /admin/dunning lists who owes what since when, with the attempts so far and the next, until it is paid', async () => {
  const userId = await insertTestMember(billing, { name: '支払 太郎' })
  const card = await insertTestCard(billing, userId)
  const { id } = await insertTestContract(billing, { key: 'premium', userId })
  const paying = await insertTestMember(billing, { name: '順調 花子' })
  await insertTestContract(billing, { key: 'light', userId: paying })
  await billing.database.db.transaction().execute((trx) => setContractCard(trx, id, card.id))
  expect((await list('dunning')).body).toEqual([])
  await card.behaveLike('chargeDeclined')
  for (const day of ['2026-12-21', '2026-12-22']) await noonOf(day)

  const { body } = await list('dunning', { q: '支払' })
  expect(body).toEqual([
    {
      id,
      contractorId: userId,
      contractorName: '支払 太郎',
      productName: 'プレミアム',
      owed: 2980,
      since: '2026-12-21',
      attempts: 2,
      lastFailureCode: expect.any(String),
      nextAttemptOn: '2026-12-24',
      waitingUntil: null,
    },
  ])
  expect((await list('dunning', { q: 'nobody' })).body).toEqual([])
  expect((await call('GET', '/admin/dunning', undefined, { roles: ['ROLE_GENERAL'] })).status).toBe(403)

  await card.behaveLike('visa')
  await noonOf('2026-12-24')
  expect((await list('dunning', { q: '支払' })).body).toEqual([])
})
