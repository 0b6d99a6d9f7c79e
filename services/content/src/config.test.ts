import { toS3Settings } from '@hibiki/media-storage'
import { readConfig as readServiceConfig, type Settings } from '@hibiki/service'
import { describe, expect, it } from 'vitest'
import { content } from './service.ts'

const key = 'x'.repeat(32)
const env = {
  DATABASE_URL: 'postgres://content:secret-password@db/hibiki',
  NATS_URL: 'nats://nats:4222',
  IDENTITY_URL: 'http://identity:4001',
  MEDIA_FOLDER: '/media',
  MEDIA_KEY: key,
  INTERNAL_KEYS: key,
}
const readConfig = (settings: Settings) => readServiceConfig(content, settings)

describe('readConfig', () => {
  it('reads the environment, with port 4002 and secure cookies as defaults', () => {
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
  ])('names %s in the error when it is %s, and repeats no secret', (name, value) => {
    const read = () => readConfig({ ...env, [name]: value })
    expect(read).toThrow(name)
    expect(read).not.toThrow('secret-password')
  })

  const s3 = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'media',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret-password',
  }

  it('accepts settings of a bucket instead of a media folder', () => {
    const config = readConfig({ ...env, MEDIA_FOLDER: undefined, ...s3 })
    expect(toS3Settings(config)).toMatchObject({
      bucket: 'media',
      region: 'us-east-1',
      endpoint: 'https://s3.example',
    })
    expect(toS3Settings(readConfig(env))).toBeNull()
  })

  it.each([
    ['S3_ENDPOINT', { S3_ENDPOINT: 's3.example' }],
    ['S3_ENDPOINT', { S3_BUCKET: '' }],
    ['S3_ACCESS_KEY_ID', { S3_ACCESS_KEY_ID: '' }],
    ['S3_SECRET_ACCESS_KEY', { S3_SECRET_ACCESS_KEY: undefined }],
    ['MEDIA_BY_GATEWAY', { MEDIA_BY_GATEWAY: 'true' }],
  ])('names %s in the error when the bucket settings are %j', (name, more) => {
    const read = () => readConfig({ ...env, ...s3, ...more })
    expect(read).toThrow(name)
    expect(read).not.toThrow('secret-password')
  })

  it('lists the log levels in the error about an unknown one', () => {
    expect(() => readConfig({ ...env, LOG_LEVEL: 'loud' })).toThrow(
      'LOG_LEVEL must be one of trace, debug, info',
    )
  })
})
