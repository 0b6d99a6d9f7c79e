import { describe, expect, it } from 'vitest'
import { mediaKeys, readConfig } from './config.ts'

const key = 'x'.repeat(32)
const env = {
  DATABASE_URL: 'postgres://content:secret-password@db/hibiki',
  NATS_URL: 'nats://nats:4222',
  IDENTITY_URL: 'http://identity:4001',
  MEDIA_FOLDER: '/media',
  MEDIA_KEY: key,
}

describe('readConfig', () => {
  it('reads the environment, with the service’s own port and secure cookies unless told', () => {
    expect(readConfig({ ...env, PORT: '0', SECURE_COOKIES: 'false' })).toMatchObject({
      PORT: 0,
      SECURE_COOKIES: false,
    })
    expect(readConfig(env)).toMatchObject({ PORT: 4002, SECURE_COOKIES: true })
  })

  it.each([
    ['DATABASE_URL', undefined],
    ['DATABASE_URL', 'mysql://content:secret-password@db'],
    ['NATS_URL', 'http://nats'],
    ['IDENTITY_URL', 'identity:4001'],
    ['MEDIA_FOLDER', ''],
    ['MEDIA_KEY', 'secret-password'],
    ['MEDIA_KEY', `${key},secret-password`],
    ['MEDIA_KEY', ','],
    ['PORT', '70000'],
    ['PORT', 'http'],
  ])('names %s when it is %s, without repeating secrets', (name, value) => {
    const read = () => readConfig({ ...env, [name]: value })
    expect(read).toThrow(name)
    expect(read).not.toThrow('secret-password')
  })

  it('says which log levels there are', () => {
    expect(() => readConfig({ ...env, LOG_LEVEL: 'loud' })).toThrow(
      'LOG_LEVEL must be one of trace, debug, info',
    )
  })

  it('takes several media keys, the first of which signs', () => {
    expect(mediaKeys({ MEDIA_KEY: `new${key}, old${key},` })).toEqual([`new${key}`, `old${key}`])
  })
})
