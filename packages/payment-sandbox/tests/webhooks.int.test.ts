import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, startWebhookReceiver } from '../src/testing/index.ts'

const receiver = await startWebhookReceiver()
const sandbox = await createTestSandbox({ webhook: receiver, retryMs: 50 })
beforeEach(async () => {
  await sandbox.control('DELETE', 'faults')
  receiver.events.length = 0
  receiver.rejectedCount = 0
})
afterAll(async () => {
  await sandbox.close()
  await receiver.close()
})

const make = (count: number) =>
  Promise.all(Array.from({ length: count }, () => sandbox.stripe.customers.create({})))
const settle = async () => {
  await sandbox.control('POST', 'deliveries/flush')
  await new Promise((resolve) => setTimeout(resolve, 300))
  await sandbox.control('POST', 'deliveries/flush')
}

describe('webhooks', () => {
  it('send each event once, signed like Stripe, with the object at that time', async () => {
    const [customer] = await make(1)
    const [event] = await receiver.waitForEvents(1)
    expect(event).toMatchObject({ type: 'customer.created', data: { object: { id: customer?.id } } })
    expect(await sandbox.stripe.events.retrieve(String(event?.id))).toMatchObject({ id: event?.id })
    await settle()
    expect([receiver.events.length, receiver.rejectedCount]).toEqual([1, 0])
  })

  it('are repeated until the response is 2xx', async () => {
    receiver.failNext = 2
    await make(1)
    await receiver.waitForEvents(1)
    expect(receiver.failNext).toBe(0)
  })

  it('are lost, duplicated, forged or outdated on request', async () => {
    await sandbox.addFaults(
      { kind: 'webhook-drop', type: 'customer.created' },
      { kind: 'webhook-double', type: 'customer.*', ms: 10 },
      { kind: 'webhook-forge' },
      { kind: 'webhook-stale' },
    )
    const made = await make(4)
    await receiver.waitForEvents(4)
    await settle()
    const received = receiver.events.map(({ id }) => id)
    expect([received.length, new Set(received).size]).toEqual([4, 3])
    // The forged one, and the first try of the one that was too old.
    expect(receiver.rejectedCount).toBe(2)
    expect((await sandbox.stripe.events.list({ limit: made.length })).data).toHaveLength(4)
  })

  it('are reordered on request', async () => {
    await sandbox.control('POST', 'seed', { seed: 'order' })
    await sandbox.addFaults({ kind: 'webhook-reorder', times: 12, ms: 800 })
    for (const _ of Array(12)) await make(1)
    const received = (await receiver.waitForEvents(12)).map(({ id }) => id)
    const happened = (await sandbox.stripe.events.list({ limit: 12 })).data.map(({ id }) => id).reverse()
    expect(received).not.toEqual(happened)
    expect([...received].sort()).toEqual(happened.sort())
  })

  it('reach endpoints created by the API, which get only the types they requested', async () => {
    const mine = await startWebhookReceiver('to be replaced')
    const endpoint = await sandbox.stripe.webhookEndpoints.create({
      url: mine.url,
      enabled_events: ['customer.updated'],
    })
    const [customer] = await make(1)
    await sandbox.stripe.customers.update(String(customer?.id), { name: 'x' })
    await receiver.waitForEvents(2)
    await settle()
    // Signed with the secret that was returned once.
    expect([endpoint.secret?.startsWith('whsec_'), mine.rejectedCount > 0, mine.events.length]).toEqual([
      true,
      true,
      0,
    ])
    await sandbox.stripe.webhookEndpoints.del(endpoint.id)
    await mine.close()
  })
})
