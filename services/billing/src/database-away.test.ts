import { openDatabase } from '@hibiki/database'
import type { App } from '@hibiki/http'
import { createTestSessions, testInternalKeys } from '@hibiki/http/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import type { BillingTables } from './db/schema.ts'

// Nothing listens on the discard port of loopback.
const database = openDatabase<BillingTables>({
  url: 'postgres://billing@127.0.0.1:9/billing',
  schema: 'billing',
  applicationName: 'away-test',
})
let app: App
let cookie: string

beforeAll(async () => {
  const sessions = await createTestSessions()
  cookie = await sessions.cookieFor()
  app = buildApp({
    database,
    sessions: sessions.verifier,
    secureCookies: false,
    internalKeys: testInternalKeys,
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

describe('while the database is away', () => {
  it.each([
    '/v2/esthe/available-loop-func',
    '/v2/subscription/products',
    '/payment/fetch-subscription',
    '/v2/address/deliveries',
  ])('%s tells the caller to come back: no function is opened or refused unseen (R17)', async (url) => {
    const answer = await app.inject({ url, headers: { cookie } })
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'E5030',
      '1',
    ])
  })

  it('the postal data and pictures are still there', async () => {
    const places = await app.inject({ url: '/v2/address/search?postcode=1040061', headers: { cookie } })
    expect(places.json()).toMatchObject({ address: '銀座' })
    expect((await app.inject('/v2/product/image/light.svg')).statusCode).toBe(200)
  })
})
