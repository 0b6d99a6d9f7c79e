import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestSandbox, type TestSandbox, testSandboxKeys } from '@hibiki/payment-sandbox/testing'
import { createTestBroker, findFreePort } from '@hibiki/test-harness'
import { pino } from 'pino'
import { reconcilePayments } from '../../../../services/billing/src/modules/payments/reconcile-payments.ts'
import { createStripeProvider } from '../../../../services/billing/src/modules/payments/stripe-provider.ts'
import { type BillingApp, createBillingApp } from '../../../../services/billing/src/testing/billing-app.ts'
import { type BillingProcess, startBillingProcess } from './billing-process.ts'
import { openCuttableWire, type WireMark } from './cuttable-wire.ts'

const webhookSecret = 'whsec_of_the_kills'

/** Where a process is killed: a moment in what it sends to its database or to the payment provider. */
export type KillPoint = WireMark & { wire: 'database' | 'provider' }

export interface KillRig {
  /** Billing's app of the test on the same database. */
  billing: BillingApp
  sandbox: TestSandbox
  /** Address of the process, the same after each restart. */
  url: string
  start(): Promise<void>
  /** Kills the process at the next such moment; resolves when it is gone. `act` leads to that moment. */
  killAt(point: KillPoint, act: () => Promise<unknown>): Promise<void>
  /** Does what a replica of the service does that runs three minutes later. */
  reconcile(): Promise<void>
  close(): Promise<void>
}

/** Runs billing as a process of its own between a real Postgres and the payment sandbox, with a connection to each that can be cut. */
export async function createKillRig(): Promise<KillRig> {
  const billing = await createBillingApp({ now: new Date().toISOString() })
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const sandbox = await createTestSandbox({
    webhook: { url: `${url}/v3/payment/webhook`, secret: webhookSecret },
    retryMs: 200,
  })
  const identity = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(billing.sessions.jwks))
  }).listen(0, '127.0.0.1')
  await once(identity, 'listening')
  // It has a broker of its own, because that of the test run carries the events of other tests.
  const broker = await createTestBroker()
  await broker.start()
  const databaseUrl = new URL(billing.databaseUrl)
  const wires = {
    database: await openCuttableWire({ host: databaseUrl.hostname, port: Number(databaseUrl.port) }),
    provider: await openCuttableWire({ host: '127.0.0.1', port: Number(new URL(sandbox.url).port) }),
  }
  databaseUrl.port = String(wires.database.port)
  let child: BillingProcess | undefined

  const payments = createStripeProvider({
    secretKey: testSandboxKeys.secretKey,
    webhookSecret,
    apiUrl: sandbox.url,
  })
  return {
    billing,
    sandbox,
    url,
    async start() {
      for (const wire of Object.values(wires)) wire.rest()
      child = await startBillingProcess({
        PORT: String(port),
        DATABASE_URL: databaseUrl.href,
        IDENTITY_URL: `http://127.0.0.1:${(identity.address() as AddressInfo).port}`,
        NATS_URL: broker.url,
        STRIPE_API_URL: `http://127.0.0.1:${wires.provider.port}`,
        STRIPE_SECRET_KEY: testSandboxKeys.secretKey,
        STRIPE_PUBLISHABLE_KEY: testSandboxKeys.publishableKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
      })
    },
    async killAt({ wire, ...mark }, act) {
      const running = child
      if (!running) throw new Error('billing does not run')
      wires[wire].watch(mark, () => void running.kill())
      const acted = act()
      await running.ended
      await acted
    },
    async reconcile() {
      const clock = () => new Date(Date.now() + 180_000)
      await reconcilePayments({
        database: billing.database,
        payments,
        clock,
        log: pino({ level: 'silent' }),
      })
    },
    async close() {
      await child?.kill()
      for (const wire of Object.values(wires)) await wire.close()
      await sandbox.close()
      identity.close()
      await broker.close()
      await billing.close()
    },
  }
}
