import { readConfig } from '@hibiki/service'
import { expect, it } from 'vitest'
import { charts } from './service.ts'

const env = {
  INTERNAL_KEYS: 'k'.repeat(32),
  DATABASE_URL: 'postgres://localhost/hibiki',
  IDENTITY_URL: 'http://localhost:4001',
}

it('readConfig accepts the origins of the product, and none with a path, which calendar links would contain twice', () => {
  const origins = 'https://hibiki.example,https://www.hibiki.example'
  expect(readConfig(charts, { ...env, PUBLIC_ORIGIN: origins }).PUBLIC_ORIGIN).toBe(origins)
  expect(() => readConfig(charts, { ...env, PUBLIC_ORIGIN: 'https://hibiki.example/' })).toThrow(
    'PUBLIC_ORIGIN',
  )
})
