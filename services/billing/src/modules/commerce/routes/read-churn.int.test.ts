import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyTransitionToContract, insertTestContract, toLaterNoon } from '../../../testing/contracts.ts'
import { createAdminClient } from '../../../testing/create-admin-client.ts'
import { createSandboxBilling } from '../../../testing/sandbox-billing.ts'
import { applyDueTimeEvents } from '../../renewals/apply-due-time-events.ts'

const billing = await createSandboxBilling()
const { call, known } = createAdminClient(() => billing)
beforeAll(async () => {
  await known()
})
afterAll(() => billing.close())

const readChurn = async () => (await call('GET', '/admin/commerce-dashboard/churn')).body

describe('GET /admin/commerce-dashboard/churn', () => {
  it('counts a contract on its last day, and the contracts before, without those that never began', async () => {
    const leaving = await insertTestContract(billing, { key: 'light' })
    await insertTestContract(billing, { key: 'light' })
    await insertTestContract(billing, { key: 'light', causes: ['payment-failed'] })
    const start = await readChurn()
    expect(start.contractsBefore).toBe(0)
    expect(start.days).toHaveLength(30)
    expect(start.days.every(({ ended }: { ended: number }) => ended === 0)).toBe(true)

    await applyTransitionToContract(billing, leaving.id, 'cancel')
    billing.clock.now = toLaterNoon(billing, { months: 1, days: 1 })
    await applyDueTimeEvents(billing.jobs)
    const later = await readChurn()
    expect(later.contractsBefore).toBe(2)
    const ended = later.days.filter((day: { ended: number }) => day.ended > 0)
    expect(ended).toHaveLength(1)
    expect(ended[0].ended).toBe(1)

    billing.clock.now = toLaterNoon(billing, { days: 40 })
    const muchLater = await readChurn()
    expect(muchLater.contractsBefore).toBe(1)
    expect(muchLater.days.every((day: { ended: number }) => day.ended === 0)).toBe(true)
  })
})
