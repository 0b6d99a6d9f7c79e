import { readdir, readFile } from 'node:fs/promises'
import { createTestSandbox, listShapeDifferences, testSandboxKeys } from '@hibiki/payment-sandbox/testing'
import { startStripeMock } from '@hibiki/test-harness'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type RecordedRequest, startRequestRecorder } from '../../testing/request-recorder.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createStripeProvider } from './stripe-provider.ts'

/** What the calls of one customer's life share. */
interface Life {
  provider: PaymentProvider
  customerId: string
  setupId: string
  paymentMethodId: string
  paymentIntentId: string
  konbiniIntentId: string
}

/** `readEvent` checks a signature and sends nothing. */
type CallingMethod = Exclude<keyof PaymentProvider, 'readEvent'>

const key = (name: string) => ({ idempotencyKey: `key-of-${name}` })

/**
 * Makes every call that billing can make, in the life of one customer. A method of the provider that is missing here does not
 * compile, and a call of the official client that none of them makes fails the test below.
 */
const calls: Record<CallingMethod, (life: Life) => Promise<void>> = {
  async createCustomer(life) {
    life.customerId = (await life.provider.createCustomer({ memberId: 'member', ...key('customer') })).id
  },
  async setUpCard(life) {
    const { customerId } = life
    const setup = await life.provider.setUpCard({ customerId, token: 'tok_visa', ...key('card') })
    if (!setup.card) throw new Error('The sandbox has not set up the card.')
    life.setupId = setup.id
    life.paymentMethodId = setup.card.id
  },
  async getCardSetup({ provider, setupId }) {
    await provider.getCardSetup(setupId)
  },
  async verifyCard({ provider, customerId, paymentMethodId }) {
    await provider.verifyCard({ customerId, paymentMethodId, ...key('verify') })
  },
  async charge(life) {
    const { provider, customerId, paymentMethodId } = life
    const about = { product: 'light' }
    const bill = { amountYen: 2980, paymentId: 'payment', about, ...key('charge') }
    life.paymentIntentId = (await provider.charge({ customerId, paymentMethodId, ...bill })).id
  },
  async getPaymentIntent({ provider, paymentIntentId }) {
    await provider.getPaymentIntent(paymentIntentId)
  },
  async listPaymentIntents({ provider, customerId }) {
    await provider.listPaymentIntents({ customerId, since: new Date(0) })
  },
  async listCharges({ provider }) {
    await provider.listCharges({ since: new Date(0) })
  },
  async refundPart({ provider, paymentIntentId }) {
    await provider.refundPart({ paymentIntentId, amountYen: 980, refundId: 'refund', ...key('part') })
  },
  async refund({ provider, paymentIntentId }) {
    await provider.refund({ paymentIntentId, amountYen: 2980, ...key('refund') })
  },
  async listRefunds({ provider, paymentIntentId }) {
    await provider.listRefunds({ paymentIntentId })
    await provider.listRefunds({ since: new Date(0) })
  },
  async requestKonbiniPayment(life) {
    const { provider, customerId } = life
    const payer = { name: '東京 花子', email: 'hanako@example.jp' }
    const bill = { amountYen: 980, paymentId: 'payment', about: { product: 'light' } }
    const expiresAt = new Date(Date.now() + 2 * 86_400_000)
    const konbini = { ...bill, payer, expiresAt, ...key('konbini') }
    life.konbiniIntentId = (await provider.requestKonbiniPayment({ customerId, ...konbini })).id
  },
  async cancelPaymentIntent({ provider, konbiniIntentId: id }) {
    await provider.cancelPaymentIntent({ id, ...key('cancel') })
    // The second cancellation is rejected, and the intent is looked at instead.
    await provider.cancelPaymentIntent({ id, ...key('second-cancel') })
  },
  async detachCard({ provider, paymentMethodId }) {
    await provider.detachCard(paymentMethodId)
    // The second detachment is rejected, and the card is looked at instead.
    await provider.detachCard(paymentMethodId)
  },
  async deleteCustomer({ provider, customerId }) {
    await provider.deleteCustomer(customerId)
  },
}

const { requests, responses, requestsByMethod, methods } = await recordEveryCall()

async function recordEveryCall() {
  const sandbox = await createTestSandbox()
  const recorder = await startRequestRecorder(sandbox.url)
  const { secretKey } = testSandboxKeys
  const settings = { secretKey, webhookSecret: 'whsec_unused', apiUrl: recorder.url }
  const provider = createStripeProvider(settings)
  const life: Life = {
    provider,
    customerId: '',
    setupId: '',
    paymentMethodId: '',
    paymentIntentId: '',
    konbiniIntentId: '',
  }
  const requestsByMethod: Record<string, RecordedRequest[]> = {}
  for (const [method, call] of Object.entries(calls)) {
    const before = recorder.requests.length
    await call(life)
    requestsByMethod[method] = recorder.requests.slice(before)
  }
  await recorder.close()
  await sandbox.close()
  const { requests, responses } = recorder
  return { requests, responses, requestsByMethod, methods: Object.keys(provider) }
}

/** Reads the calls of the official client in billing's sources, as the requests that they send: `POST /v1/refunds`. */
async function listClientCalls(): Promise<string[]> {
  const folder = new URL('../../', import.meta.url)
  const files = await readdir(folder, { recursive: true })
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const texts = await Promise.all(sources.map((file) => readFile(new URL(file, folder), 'utf8')))
  const found = texts
    .filter((text) => /from 'stripe'/.test(text))
    .flatMap((text) => [...text.matchAll(/\bstripe\s*\.(\w+)\s*\.(\w+)\(/g)])
    .filter(([, resource]) => resource !== 'webhooks')
    .map(([, resource = '', verb = '']) => toRequestLine(resource, verb))
  return [...new Set(found)].sort()
}

function toRequestLine(resource: string, verb: string): string {
  const path = `/v1/${resource.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
  const lines: Record<string, string> = {
    create: `POST ${path}`,
    list: `GET ${path}`,
    retrieve: `GET ${path}/id`,
    update: `POST ${path}/id`,
    del: `DELETE ${path}/id`,
  }
  return lines[verb] ?? `POST ${path}/id/${verb}`
}

/** Stripe's mock gives a parameter back as it was sent, and leaves out optional fields that the official client's types have. */
const differencesOfTheMock = [
  'POST /v1/payment_intents.next_action.konbini_display_details',
  'POST /v1/payment_intents.payment_method_options.konbini',
  'POST /v1/payment_intents/pi_of_ours/cancel.payment_method_options.konbini',
  'POST /v1/payment_intents/pi_of_ours/cancel.payment_record',
  'POST /v1/payment_intents/pi_of_ours/cancel.source',
  'GET /v1/payment_intents/pi_of_ours.payment_method_options.konbini',
  'POST /v1/setup_intents.customer_account',
  'POST /v1/setup_intents.payment_method is of type object, not string',
  'GET /v1/setup_intents/seti_of_ours.customer_account',
  'POST /v1/payment_intents.payment_record',
  'POST /v1/payment_intents.source',
  'GET /v1/payment_intents/pi_of_ours.payment_record',
  'GET /v1/payment_intents/pi_of_ours.source',
  'GET /v1/payment_intents.data[].payment_record',
  'GET /v1/payment_intents.data[].source',
]

describe('requests to Stripe', () => {
  it('are made by every method of the provider but the one that reads events', () => {
    expect(methods.filter((method) => method !== 'readEvent').sort()).toEqual(Object.keys(calls).sort())
    expect(Object.entries(requestsByMethod).filter(([, made]) => made.length === 0)).toEqual([])
  })

  it('include each call of the official client in billing’s sources', async () => {
    const made = requests.map(({ method, path }) => `${method} ${path.replace(/\w+_of_ours/, 'id')}`)
    expect([...new Set(made)].sort()).toEqual(await listClientCalls())
  })

  it('are the recorded ones, and each that changes something has an idempotency key', async () => {
    const file = new URL('./requests-to-stripe.json', import.meta.url)
    expect(requestsByMethod).toEqual(JSON.parse(await readFile(file, 'utf8')))
    const changing = requests.filter(({ method }) => method === 'POST')
    expect(changing.length).toBeGreaterThan(4)
    expect(changing.filter((request) => !request.key)).toEqual([])
  })

  it('are well formed according to Stripe’s own description of its API, and responded to in its shape', async () => {
    const validator = await startStripeMock()
    onTestFinished(() => validator.stop())
    const ask = async ({ method, path, form }: RecordedRequest) => {
      const text = new URLSearchParams(form.map((pair) => pair.split('=') as [string, string])).toString()
      const inQuery = method === 'GET' && text !== ''
      const response = await fetch(`${validator.url}${path}${inQuery ? `?${text}` : ''}`, {
        method,
        headers: {
          authorization: 'Bearer sk_test_123',
          'content-type': 'application/x-www-form-urlencoded',
        },
        ...(method === 'POST' && { body: text }),
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    }
    const differences = new Set<string>()
    for (const [index, request] of requests.entries()) {
      const { method, path } = request
      const { status, body } = await ask(request)
      expect({ method, path, status, error: body.error }).toEqual({
        method,
        path,
        status: 200,
        error: undefined,
      })
      const response = responses[index]
      // The mock has no state, so it takes what the sandbox rejects as already done.
      if (!response?.ok) continue
      for (const difference of listShapeDifferences(response.body, body, `${method} ${path}`))
        differences.add(difference)
    }
    expect([...differences].sort()).toEqual(differencesOfTheMock.toSorted())
    // These requests prove that the validator rejects an unknown parameter and an unknown path.
    const wrong = { method: 'POST', path: '/v1/payment_intents', form: ['amount_in_yen=980'], key: true }
    expect((await ask(wrong)).status).toBe(400)
    expect((await ask({ ...wrong, path: '/v1/no_such_thing' })).status).toBe(404)
  }, 90_000)
})
