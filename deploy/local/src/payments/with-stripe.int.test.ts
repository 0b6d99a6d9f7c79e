import { rm } from 'node:fs/promises'
import { createTestSandbox, type TestSandbox, testSandboxKeys } from '@hibiki/payment-sandbox/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningLocalProduct, startLocal } from '../start-local.ts'
import { copyTemplateFolder } from '../test-folder.ts'

let stripe: TestSandbox
let local: RunningLocalProduct
const folder = await copyTemplateFolder()
beforeAll(async () => {
  // Another server in Stripe's place: what counts here is that the local system speaks to it, and starts no sandbox of its own.
  stripe = await createTestSandbox()
  local = await startLocal({
    dataDir: folder,
    port: 0,
    demoSounds: 'small',
    memberApp: false,
    adminConsole: false,
    stripe: { ...testSandboxKeys, webhookSecret: 'whsec_of_the_test', apiUrl: stripe.url },
  })
})
afterAll(async () => {
  await local.close()
  await stripe.close()
  await rm(folder, { recursive: true, force: true })
})

async function login(): Promise<Record<string, string>> {
  const answer = await fetch(`${local.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: local.url },
    body: JSON.stringify({ loginId: 'general@hibiki.example', password: 'hibiki-demo' }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return { cookie, origin: local.url, 'content-type': 'application/json' }
}

describe('npm start with keys of Stripe', () => {
  it('stores cards at Stripe and accepts none itself', async () => {
    const headers = await login()
    const form = await fetch(`${local.url}/api/credit-card/form`, { headers })
    expect(await form.json()).toEqual({
      publishableKey: testSandboxKeys.publishableKey,
      tokenUrl: null,
      confirmUrl: null,
    })
    const body = JSON.stringify({ token: 'tok_visa' })
    const kept = await fetch(`${local.url}/api/credit-card/register`, { method: 'POST', headers, body })
    expect(kept.status).toBe(200)
    expect((await stripe.stripe.customers.list()).data).toHaveLength(1)
    for (const path of ['/dev/card-tokens', '/dev/card-confirmations'])
      expect((await fetch(`${local.url}${path}`, { method: 'POST', headers, body })).status).toBe(404)
  })
})
