import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningLocalProduct, startLocal } from '../start-local.ts'
import { copyTemplateFolder } from '../test-folder.ts'

let local: RunningLocalProduct
let cookie: string
const folder = await copyTemplateFolder()
beforeAll(async () => {
  local = await start()
  cookie = await login()
})
afterAll(async () => {
  await local.close()
  await rm(folder, { recursive: true, force: true })
})

const start = () =>
  startLocal({ dataDir: folder, port: 0, demoSounds: 'small', memberApp: false, adminConsole: false })

async function login(): Promise<string> {
  const answer = await fetch(`${local.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: local.url },
    body: JSON.stringify({ loginId: 'general@hibiki.example', password: 'hibiki-demo' }),
  })
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}
const api = async (path: string, body?: object) => {
  const answer = await fetch(`${local.url}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, origin: local.url, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: await answer.json() }
}
const sendCard = async (url: string, number: string) => {
  const form = {
    'card[number]': number,
    'card[exp_month]': '4',
    'card[exp_year]': '2031',
    'card[cvc]': '123',
  }
  const answer = await fetch(`${local.url}${url}`, { method: 'POST', body: new URLSearchParams(form) })
  return { status: answer.status, body: (await answer.json()) as { id: string; error?: { code: string } } }
}

describe('cards in local mode', () => {
  it('are sent from the form to the sandbox, reach billing as a token, and survive a restart', async () => {
    const { tokenUrl } = (await api('credit-card/form')).body as { tokenUrl: string }
    const token = await sendCard(tokenUrl, '5555555555554444')
    expect(token.status).toBe(200)
    const { status } = await api('credit-card/register/', { token: token.body.id })
    expect(status).toBe(200)
    expect((await api('credit-card/fetch-all')).body).toMatchObject([{ brand: 'mastercard', last4: '4444' }])
    await local.close()
    local = await start()
    cookie = await login()
    expect((await api('credit-card/count-all')).body).toBe(1)
  })

  it('are rejected by the sandbox if the number is invalid or belongs to a real card', async () => {
    expect((await sendCard('/dev/card-tokens', '5555555555554445')).body.error?.code).toBe('incorrect_number')
    expect((await sendCard('/dev/card-tokens', '4716108999716531')).status).toBe(402)
  })

  it('buy a plan, and the order confirmation arrives by mail', async () => {
    const [card] = (await api('credit-card/fetch-all')).body as { id: string }[]
    const products = (await api('v2/subscription/products')).body as { id: string; displayName: string }[]
    const productId = products.find(({ displayName }) => displayName === 'ライト')?.id
    const bought = await api('v3/subscription/subscribe', { productId, creditCardId: card?.id })
    expect(bought.status).toBe(200)
    await expect
      .poll(
        async () => {
          const answer = await fetch(`${local.url}/dev/mailbox?to=general@hibiki.example`)
          return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject)
        },
        { timeout: 10_000 },
      )
      .toContain('【Hibiki】お申し込み内容のご確認')
  })

  it('that the holder must confirm are stored after the confirmation', async () => {
    const { confirmUrl } = (await api('credit-card/form')).body as { confirmUrl: string }
    const token = await sendCard('/dev/card-tokens', '4000002500003155')
    const { body } = await api('credit-card/register/', { token: token.body.id })
    const { confirmation } = body as { confirmation: { setupIntentId: string; clientSecret: string } }
    const answerBank = async (clientSecret: string, outcome: string) => {
      const answer = await fetch(`${local.url}${confirmUrl}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientSecret, outcome }),
      })
      return [answer.status, await answer.json()]
    }
    expect((await answerBank(confirmation.clientSecret, 'perhaps'))[0]).toBe(400)
    expect((await answerBank('seti_x_secret_y', 'succeeded'))[0]).toBe(404)
    expect(await answerBank(confirmation.clientSecret, 'succeeded')).toEqual([200, { status: 'succeeded' }])
    const { setupIntentId } = confirmation
    expect(await api('credit-card/confirm', { setupIntentId })).toEqual({
      status: 200,
      body: { id: expect.any(String), alreadyRegistered: false },
    })
  })
})

// The whitespace differs from that of our serializers, so parsing and writing the body again would break its signature.
const event = (id: string) =>
  `{ "id":"${id}",  "object" : "event","type":"customer.updated","created":1800000000,\n"data":{"object":{"id":"cus_1","name":"\\u82b1\\/子","amount":1.0e3}}}`

const signed = (body: string, ageSeconds = 0) => {
  const { paymentKey } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
  const at = Math.floor(Date.now() / 1000) - ageSeconds
  return `t=${at},v1=${createHmac('sha256', `whsec_${paymentKey}`).update(`${at}.${body}`).digest('hex')}`
}

async function sendEvent(body: string, signature: string | null, headers: Record<string, string> = {}) {
  const answer = await fetch(`${local.url}/api/v3/payment/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== null && { 'stripe-signature': signature }),
      ...headers,
    },
    body,
  })
  return [answer.status, ((await answer.json()) as { code?: string }).code]
}

describe('POST /api/v3/payment/webhook through the gateway', () => {
  it('responds 200 to a signed body from a server, which sends no origin', async () => {
    const body = event('evt_1')
    expect(await sendEvent(body, signed(body))).toEqual([200, undefined])
    expect(await sendEvent(body, signed(body, 290))).toEqual([200, undefined])
  })

  it('responds 400 BILLING_EVENT_REFUSED to a changed body and an old, foreign or missing signature', async () => {
    const body = event('evt_2')
    const refused = [400, 'BILLING_EVENT_REFUSED']
    expect(await sendEvent(JSON.stringify(JSON.parse(body)), signed(body))).toEqual(refused)
    expect(await sendEvent(body, signed(body, 301))).toEqual(refused)
    expect(await sendEvent(body, signed(body).replace(/.$/, 'x'))).toEqual(refused)
    expect(await sendEvent(body, null, { origin: local.url })).toEqual(refused)
  })

  it('responds 413 to more than a mebibyte', async () => {
    const body = event('evt_3').padEnd(1024 * 1024 + 1, ' ')
    expect((await sendEvent(body, signed(body)))[0]).toBe(413)
  })
})
