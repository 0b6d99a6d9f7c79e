import { describe, expect, it } from 'vitest'
import { findProductionProblems } from './production-problems.ts'

const names = [
  'PUBLIC_ORIGIN',
  'SMTP_URL',
  'MAIL_FROM',
  'NATS_URL',
  'SECURE_COOKIES',
  'RATE_LIMIT',
  'LOG_LEVEL',
]
const safe = {
  PUBLIC_ORIGIN: 'https://hibiki.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'no-reply@hibiki.example',
  DATABASE_URL: 'postgres://charts:pass@postgres.example/hibiki?sslmode=verify-full',
  NATS_URL: 'tls://nats-0.example:4222,tls://nats-1.example:4222',
  NATS_USER: 'charts',
  NATS_PASSWORD: 'pass',
}
const problems = (more: object) => findProductionProblems({ ...safe, ...more }, names)

describe('findProductionProblems', () => {
  it('finds nothing in safe settings', () => {
    expect(problems({})).toEqual([])
  })

  it.each([
    ['NATS_URL', undefined, 'NATS_URL must be set'],
    ['PUBLIC_ORIGIN', undefined, 'PUBLIC_ORIGIN must be set'],
    ['PUBLIC_ORIGIN', 'https://a.example,http://b.example', 'PUBLIC_ORIGIN must be https addresses'],
    ['SMTP_URL', '', 'SMTP_URL must be set'],
    ['MAIL_FROM', undefined, 'MAIL_FROM must be set'],
    [
      'SECURE_COOKIES',
      'false',
      'SECURE_COOKIES=false is refused in production: cookies travel by https only',
    ],
    ['RATE_LIMIT', 'off', 'RATE_LIMIT=off is refused in production: it is for load tests'],
    ['LOG_LEVEL', 'trace', 'LOG_LEVEL=trace is refused in production: it is for developers'],
    [
      'DATABASE_URL',
      'postgres://charts@pg.example/h?sslmode=verify-full',
      'DATABASE_URL must contain a password',
    ],
    [
      'NATS_URL',
      'tls://a.example,nats://b.example',
      'NATS_URL must be tls:// addresses outside this machine',
    ],
    [
      'DATABASE_DIRECT_URL',
      'postgres://charts@pg.example/h?sslmode=verify-full',
      'DATABASE_DIRECT_URL must contain a password',
    ],
    ['NATS_USER', '', 'NATS_USER must be set where NATS is outside this machine'],
    ['NATS_PASSWORD', undefined, 'NATS_PASSWORD must be set where NATS is outside this machine'],
  ])('rejects %s when it is %s', (name, value, sentence) => {
    expect(problems({ [name]: value })).toEqual([sentence])
  })

  it.each(['require', 'no-verify', 'prefer'])('rejects sslmode=%s for another host', (mode) => {
    expect(problems({ DATABASE_URL: `postgres://c:p@pg.example/h?sslmode=${mode}` })).toEqual([
      expect.stringContaining('sslmode=verify-full'),
    ])
  })

  it('accepts plain connections on this machine', () => {
    const local = { NATS_USER: '', NATS_PASSWORD: '' }
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(
        problems({ ...local, DATABASE_URL: `postgres://c@${host}/h`, NATS_URL: `nats://${host}:4222` }),
      ).toEqual([])
  })

  it('accepts plain connections within one host if declared, but no missing credentials', () => {
    const plain = {
      PRIVATE_NETWORK: 'true',
      DATABASE_URL: 'postgres://charts@postgres/hibiki',
      NATS_URL: 'nats://nats:4222',
      NATS_USER: '',
    }
    expect(problems(plain)).toEqual([
      'DATABASE_URL must contain a password',
      'NATS_USER must be set where NATS is outside this machine',
    ])
  })

  it('lists all problems at once', () => {
    expect(findProductionProblems({ DATABASE_URL: 'postgres://c@pg.example/h' }, names)).toHaveLength(6)
  })

  it('requires no settings that the service does not have', () => {
    expect(findProductionProblems({ ...safe, SMTP_URL: undefined }, ['PUBLIC_ORIGIN'])).toEqual([])
  })
})
