import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../../testing/cards.ts'
import {
  applyTransitionToContract,
  insertTestContract,
  insertTestMember,
} from '../../../testing/contracts.ts'
import { createAdminClient } from '../../../testing/create-admin-client.ts'
import { createSandboxBilling } from '../../../testing/sandbox-billing.ts'
import { chargeDueContracts } from '../../renewals/charge-due-contracts.ts'

const billing = await createSandboxBilling()
afterAll(() => billing.close())

const { call, acts } = createAdminClient(() => billing)
const addRental = async (name: string) => {
  const userId = await insertTestMember(billing, { name })
  const card = await insertTestCard(billing, userId)
  const { id } = await insertTestContract(billing, { key: 'dr-ai-rental', userId })
  await billing.database.db.updateTable('contracts').set({ card_id: card.id }).where('id', '=', id).execute()
  return { id, userId }
}
const confirm = (id: string, what: 'delivery' | 'return') =>
  call(
    'POST',
    `/admin/rentals/${id}/confirm-${what}`,
    what === 'delivery' ? { serialNumber: 'FR-0001' } : undefined,
  )

describe('the routes /admin/rentals', () => {
  it('confirm the delivery and the return of a rental, and log both', async () => {
    const { id, userId } = await addRental('貸出 一子')
    expect((await confirm(id, 'return')).body.code).toBe('BILLING_RENTAL_STATE')
    expect((await confirm(id, 'delivery')).body).toMatchObject({ id, status: '30', serialNumber: 'FR-0001' })
    await chargeDueContracts(billing.jobs)
    expect((await call('GET', `/admin/rentals/${id}`)).body).toMatchObject({ status: '10', userId })
    expect((await billing.sandbox.readTotals()).all.charges).toBe(1)
    expect((await confirm(id, 'delivery')).body.code).toBe('BILLING_RENTAL_STATE')
    await applyTransitionToContract(billing, id, 'cancel')
    await applyTransitionToContract(billing, id, 'person-deleted')
    expect((await confirm(id, 'return')).body).toMatchObject({ status: '90' })
    expect(await acts(id)).toMatchObject([
      { action: 'return-confirmed' },
      { action: 'delivery-confirmed', detail: { serialNumber: 'FR-0001' } },
    ])
  })

  it('list late devices, and find devices by their serial number', async () => {
    const { id } = await addRental('貸出 五子')
    await confirm(id, 'delivery')
    const { db } = billing.database
    const late = { status: 'awaitingReturn' as const, return_since: '2026-10-01', return_reminded: true }
    await db.updateTable('contracts').set(late).where('id', '=', id).execute()
    const found = async (filter: object) =>
      (await call('GET', `/admin/rentals?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body
    expect(await found({ isReturnLate: true })).toMatchObject([{ id, isReturnLate: true }])
    expect(await found({ q: 'FR-0001', status: ['50'] })).toMatchObject([{ id }])
    expect(await found({ q: '五子' })).toHaveLength(1)
  })

  it('list rentals by state, with the range of the page', async () => {
    const { id } = await addRental('貸出 二子')
    await addRental('貸出 三子')
    const query = (filter: object, range = '[0,9]') =>
      `/admin/rentals?${new URLSearchParams({ filter: JSON.stringify(filter), range })}`
    const waiting = await call('GET', query({ status: ['40'] }, '[0,0]'))
    expect([waiting.body.length, waiting.range]).toEqual([1, 'rentals 0-0/2'])
    expect((await call('GET', query({ id: [id] }))).body).toMatchObject([
      { id, userName: '貸出 二子', status: '40', isReturnLate: false },
    ])
    expect((await call('GET', query({ nothing: 1 }))).body.code).toBe('E3001')
  })

  it('respond with 404 to a contract that is no rental, with 400 without a serial number, and with 403 to other roles', async () => {
    const plan = await insertTestContract(billing, { key: 'light' })
    for (const id of [plan.id, randomUUID(), 'x'])
      expect((await confirm(id, 'delivery')).body.code).toBe('E4040')
    const { id } = await addRental('貸出 四子')
    expect((await call('POST', `/admin/rentals/${id}/confirm-delivery`, {})).body.code).toBe('E3001')
    expect(
      (await call('GET', '/admin/rentals', undefined, { roles: ['ROLE_PERSON_IN_CHARGE'] })).status,
    ).toBe(403)
  })
})
