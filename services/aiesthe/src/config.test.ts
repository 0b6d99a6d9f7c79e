import { splitList } from '@hibiki/http'
import { toS3Settings } from '@hibiki/media-storage'
import { readConfig as readServiceConfig, type Settings } from '@hibiki/service'
import { describe, expect, it } from 'vitest'
import { parseRekognitionSettings } from './config.ts'
import { aiesthe } from './service.ts'

const secret = 'a secret of at least thirty-two characters'
const env = {
  INTERNAL_KEYS: 'k'.repeat(32),
  DATABASE_URL: 'postgres://aiesthe:hidden@localhost/hibiki',
  IDENTITY_URL: 'http://localhost:4001',
  MEDIA_KEY: secret,
  FACE_KEY: secret,
  FACE_FOLDER: '/var/lib/hibiki/faces',
}
const bucket = { S3_BUCKET: 'faces', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
const amazon = {
  AI_FACE_ENGINE: 'rekognition',
  AI_REKOGNITION_REGION: 'ap-northeast-1',
  AI_REKOGNITION_ACCESS_KEY_ID: 'id',
  AI_REKOGNITION_SECRET_ACCESS_KEY: 'secret',
}

const readConfig = (settings: Settings) => readServiceConfig(aiesthe, settings)

describe('readConfig of aiesthe', () => {
  it('requires a database, identity, two keys and a folder for photos, and has defaults for the rest', () => {
    const config = readConfig(env)
    expect(config).toMatchObject({ PORT: 4004, AI_FACE_ENGINE: 'human', SECURE_COOKIES: true })
    expect([toS3Settings(config), parseRekognitionSettings(config)]).toEqual([null, null])
  })

  it.each([
    ['DATABASE_URL', { DATABASE_URL: 'mysql://root:hidden@localhost' }],
    ['DATABASE_URL', { DATABASE_URL: undefined }],
    ['INTERNAL_KEYS', { INTERNAL_KEYS: 'short' }],
    ['IDENTITY_URL', { IDENTITY_URL: 'identity' }],
    ['NATS_URL', { NATS_URL: 'localhost:4222' }],
    ['MEDIA_KEY', { MEDIA_KEY: 'hidden' }],
    ['FACE_KEY', { FACE_KEY: `${secret},hidden` }],
    ['FACE_FOLDER', { FACE_FOLDER: '' }],
    ['S3_ACCESS_KEY_ID', { ...bucket, S3_ACCESS_KEY_ID: '' }],
    ['S3_ENDPOINT', { ...bucket, S3_ENDPOINT: 'minio' }],
    ['AI_FACE_ENGINE', { AI_FACE_ENGINE: 'crystal ball' }],
    ['AI_REKOGNITION_REGION', { ...amazon, AI_REKOGNITION_REGION: '' }],
    ['AI_REKOGNITION_ENDPOINT', { ...amazon, AI_REKOGNITION_ENDPOINT: 'amazon' }],
  ])('names a wrong %s in the error without repeating its value', (variable, change) => {
    let message = ''
    try {
      readConfig({ ...env, ...change })
    } catch (error) {
      message = (error as Error).message
    }
    expect(message).toContain(variable)
    expect(message).not.toContain('hidden')
  })

  it('reads the settings of a bucket and of Amazon, and several keys', () => {
    const config = readConfig({ ...env, ...bucket, ...amazon, FACE_KEY: `${secret}, ${secret}2` })
    expect(toS3Settings(config)).toMatchObject({ bucket: 'faces', region: 'us-east-1' })
    expect(parseRekognitionSettings(config)).toMatchObject({ region: 'ap-northeast-1', endpoint: '' })
    expect(splitList(config.FACE_KEY)).toEqual([secret, `${secret}2`])
  })
})
