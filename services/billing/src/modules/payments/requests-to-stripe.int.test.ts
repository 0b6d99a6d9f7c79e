import { readFile } from 'node:fs/promises'
import { createTestSandbox, testSandboxKeys } from '@hibiki/payment-sandbox/testing'
import { startStripeMock } from '@hibiki/test-harness'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type RecordedRequest, startRequestRecorder } from '../../testing/request-recorder.ts'
import { createStripeProvider } from './stripe-provider.ts'

/** The requests as they were recorded. */
const file = new URL('./requests-to-stripe.json', import.meta.url)

async function readRecordedRequests(): Promise<RecordedRequest[]> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Makes every call that billing makes, in the life of one customer. */
async function everyCall(apiUrl: string): Promise<void> {
  const { secretKey } = testSandboxKeys
  const provider = createStripeProvider({ secretKey, webhookSecret: 'whsec_unused', apiUrl })
  const key = (name: string) => ({ idempotencyKey: `key-of-${name}` })
  const { id: customerId } = await provider.createCustomer({ memberId: 'member', ...key('customer') })
  const setup = await provider.setUpCard({ customerId, token: 'tok_visa', ...key('card') })
  await provider.getCardSetup(setup.id)
  if (!setup.card) throw new Error('no card')
  const paymentMethodId = setup.card?.id ?? ''
  const card = { customerId, paymentMethodId }
  await provider.verifyCard({ ...card, ...key('verify') })
  const charge = { ...card, amountYen: 2980, paymentId: 'payment', ...key('charge') }
  const { id: paymentIntentId } = await provider.charge(charge)
  await provider.getPaymentIntent(paymentIntentId)
  await provider.listPaymentIntents({ customerId, since: new Date(0) })
  await provider.refund({ paymentIntentId, ...key('refund') })
  await provider.isRefunded(paymentIntentId)
  await provider.detachCard(paymentMethodId)
  await provider.deleteCustomer(customerId)
}

describe('requests to Stripe', () => {
  it('are the recorded ones, and each that changes something has an idempotency key', async () => {
    const sandbox = await createTestSandbox()
    const recorder = await startRequestRecorder(sandbox.url)
    await everyCall(recorder.url)
    await recorder.close()
    await sandbox.close()
    expect(recorder.requests).toEqual(await readRecordedRequests())
    const changing = recorder.requests.filter(({ method }) => method === 'POST')
    expect(changing.length).toBeGreaterThan(4)
    expect(changing.filter(({ key }) => !key)).toEqual([])
  })

  it('are all well formed according to Stripe’s own description of its API', async () => {
    const requests = await readRecordedRequests()
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
      return [method, path, response.status, response.ok ? '' : await response.text()]
    }
    for (const request of requests)
      expect(await ask(request)).toEqual([request.method, request.path, 200, ''])
    // These requests prove that the validator rejects an unknown parameter and an unknown path.
    const wrong = { method: 'POST', path: '/v1/payment_intents', form: ['amount_in_yen=980'], key: true }
    expect((await ask(wrong))[2]).toBe(400)
    expect((await ask({ ...wrong, path: '/v1/no_such_thing' }))[2]).toBe(404)
  }, 90_000)
})
