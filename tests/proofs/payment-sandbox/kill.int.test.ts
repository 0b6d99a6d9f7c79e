import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { paymentSandboxMigrations } from '@hibiki/payment-sandbox'
import {
  connectToSandbox,
  startWebhookReceiver,
  testSandboxKeys,
  type WebhookReceiver,
} from '@hibiki/payment-sandbox/testing'
import { createTestDatabase, findFreePort, type TestDatabase } from '@hibiki/test-harness'
import { chooseCount } from '@hibiki/test-harness/proofs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCustomerWithCard } from '../../../packages/payment-sandbox/tests/fixtures/cards.ts'

const KILLS = chooseCount({ test: 3, prove: 10 })
const CHARGES = KILLS * 6

let database: TestDatabase
let receiver: WebhookReceiver
let child: ChildProcess | undefined
let port: number
beforeAll(async () => {
  database = await createTestDatabase({ service: 'payment_sandbox', migrations: paymentSandboxMigrations })
  receiver = await startWebhookReceiver()
  port = await findFreePort()
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await receiver.close()
  await database.close()
})

async function start(): Promise<void> {
  child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../../packages/payment-sandbox/src/server.ts', import.meta.url))],
    {
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        PORT: String(port),
        STRIPE_SECRET_KEY: testSandboxKeys.secretKey,
        STRIPE_PUBLISHABLE_KEY: testSandboxKeys.publishableKey,
        WEBHOOK_URL: receiver.url,
        STRIPE_WEBHOOK_SECRET: receiver.secret,
        LOG_LEVEL: 'silent',
        NODE_OPTIONS: '',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  if (child.stdout) await once(child.stdout, 'data')
}

async function kill(): Promise<void> {
  const ended = child && once(child, 'exit')
  child?.kill('SIGKILL')
  await ended
}

describe('the payment sandbox after kill -9', () => {
  it('loses and doubles nothing: each key charges once, and every event is sent', async () => {
    await start()
    const sandbox = connectToSandbox(`http://127.0.0.1:${port}`)
    const { customer, card } = await createCustomerWithCard(sandbox)
    const params = { amount: 500, currency: 'jpy', customer, payment_method: card }

    let done = 0
    /** Charges as billing would, with the same key until there is a response. */
    const pay = async (key: string): Promise<string> => {
      for (;;) {
        try {
          const call = { idempotencyKey: key, timeout: 3000 }
          const { id } = await sandbox.stripe.paymentIntents.create(
            { ...params, confirm: true, off_session: true },
            call,
          )
          done += 1
          return id
        } catch {
          await sleep(30)
        }
      }
    }
    const paying = (async () => {
      const ids: string[] = []
      for (let index = 0; index < CHARGES; index += 3) {
        ids.push(...(await Promise.all([0, 1, 2].map((more) => pay(`order-${index + more}`)))))
      }
      return ids
    })()
    for (let round = 1; round <= KILLS; round += 1) {
      const enough = Math.floor((round * CHARGES) / (KILLS + 2))
      while (done < enough) await sleep(3)
      // The kill hits the middle of the running requests.
      await sleep((round * 7) % 20)
      await kill()
      await start()
    }
    const ids = await paying

    expect(new Set(ids).size).toBe(CHARGES)
    const { customers } = await sandbox.readTotals()
    expect(customers[customer]).toEqual({
      charged: CHARGES * 500,
      refunded: 0,
      charges: CHARGES,
      declined: 0,
    })
    const deadline = Date.now() + 20_000
    const told = () =>
      new Set(receiver.events.filter(({ type }) => type === 'payment_intent.succeeded').map(({ id }) => id))
        .size
    while (told() < CHARGES && Date.now() < deadline) {
      await sandbox.control('POST', 'deliveries/flush')
      await sleep(50)
    }
    expect(told()).toBe(CHARGES)
  }, 120_000)
})
