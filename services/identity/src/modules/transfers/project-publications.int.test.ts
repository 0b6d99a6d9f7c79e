import { randomUUID } from 'node:crypto'
import { testConsumerGuarantees } from '@hibiki/service/testing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestIdentity } from '../../testing/test-identity.ts'
import { createAdmin, createCustomer, createPic, osakaAgency } from '../../testing/test-members.ts'

let customerId = ''
const identity = await createTestIdentity()
afterAll(() => identity.close())
beforeEach(async () => {
  customerId = (await createCustomer(identity)).id
})

const at = (minute: number) => new Date(Date.parse('2026-11-10T02:00:00Z') + minute * 60_000).toISOString()
const change = (resultId: string, published: boolean, minute: number, userId = customerId) =>
  identity.deliver('aiesthe.publication-changed.v1', { resultId, userId, published, at: at(minute) })

async function previewed(): Promise<string[]> {
  await createPic(identity, osakaAgency)
  const admin = await createAdmin(identity)
  const payload = { userIds: [customerId], targetAgencyCode: osakaAgency.code, targetRole: 'ROLE_CUSTOMER' }
  const response = await admin.call('POST', '/account/transfer/preview', { payload })
  return response.json().rows[0].moves
}

describe('the preview of a transfer', () => {
  it('counts the diagnoses that the customer publishes by the newest events', async () => {
    const [first, second, deleted] = [randomUUID(), randomUUID(), randomUUID()]
    await identity.deliver('aiesthe.diagnosis-completed.v2', {
      resultId: first,
      userId: customerId,
      minutesCourse: 10,
      stressPercent: 20,
      published: true,
      startedAt: at(0),
      at: at(1),
    })
    await change(second, false, 5)
    await change(second, true, 4)
    await change(deleted, true, 1)
    await identity.deliver('aiesthe.diagnosis-deleted.v1', {
      resultId: deleted,
      userId: customerId,
      at: at(9),
    })
    expect((await previewed()).join()).toContain('公開中の診断結果 1件')
    await change(first, false, 6)
    expect((await previewed()).join()).not.toContain('診断結果')
  })

  it('counts nothing of unknown or deleted members', async () => {
    const resultId = randomUUID()
    await change(resultId, true, 1, randomUUID())
    const row = identity.database.db.selectFrom('publications').selectAll().where('result_id', '=', resultId)
    expect(await row.execute()).toEqual([])
  })
})

describe.each(['aiesthe.publication-changed.v1'] as const)('%s', (subject) => {
  testConsumerGuarantees({
    service: () => identity,
    consumer: 'project-publications',
    subject,
    table: 'publications',
    payload: () => ({ resultId: randomUUID(), userId: customerId, published: true, at: at(1) }),
    effect: (payload) =>
      identity.database.db
        .selectFrom('publications')
        .selectAll()
        .where('result_id', '=', (payload as { resultId: string }).resultId)
        .execute(),
  })
})
