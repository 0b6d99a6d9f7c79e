import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const env = {
  DATABASE_URL: 'postgres://billing:secret-password@db/hibiki',
  NATS_URL: 'nats://nats:4222',
  INTERNAL_KEYS: 'k'.repeat(32),
  IDENTITY_URL: 'http://identity:4001',
}

describe('readConfig', () => {
  it('reads the environment, with the service’s own port and secure cookies unless told', () => {
    expect(readConfig({ ...env, PORT: '0', SECURE_COOKIES: 'false' })).toMatchObject({
      PORT: 0,
      SECURE_COOKIES: false,
    })
    expect(readConfig(env)).toMatchObject({ PORT: 4003, SECURE_COOKIES: true })
  })

  it.each([
    ['DATABASE_URL', undefined],
    ['INTERNAL_KEYS', 'short'],
    ['DATABASE_URL', 'mysql://billing:secret-password@db'],
    ['NATS_URL', 'http://nats'],
    ['IDENTITY_URL', 'identity:4001'],
    ['PORT', '70000'],
    ['DATABASE_CONNECTIONS', '1'],
  ])('names %s when it is %s, without repeating secrets', (name, value) => {
    const read = () => readConfig({ ...env, [name]: value })
    expect(read).toThrow(name)
    expect(read).not.toThrow('secret-password')
  })
})
