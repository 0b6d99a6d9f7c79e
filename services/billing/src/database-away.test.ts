import { createServiceWithoutDatabase } from '@hibiki/service/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { billing } from './service.ts'

const service = await createServiceWithoutDatabase(billing)
const cookie = await service.cookieFor()
afterAll(() => service.close())

describe('billing without its database', () => {
  it.each([
    '/v2/esthe/available-loop-func',
    '/v2/subscription/products',
    '/payment/fetch-subscription',
    '/v2/address/deliveries',
  ])(
    'responds to %s with 503 E5030 and Retry-After, so that no feature is opened or closed by mistake',
    async (url) => {
      const response = await service.app.inject({ url, headers: { cookie } })
      expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([
        503,
        'E5030',
        '1',
      ])
    },
  )

  it('still serves the pictures of products', async () => {
    expect((await service.app.inject('/v2/product/image/light.svg')).statusCode).toBe(200)
  })
})
