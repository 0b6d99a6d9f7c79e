import { expect, it } from 'vitest'
import { isCallerKnown, isWebhookSigned, signWebhook } from './sign-webhook.ts'

const now = new Date('2026-11-30T03:00:00.900Z')
const body = Buffer.from('{"a":"響き"}')
const header = signWebhook(body, { secret: 'old', now })
const isSigned = (options: { header?: string; body?: Buffer; secrets?: string[]; seconds?: number }) =>
  isWebhookSigned(options.body ?? body, options.header ?? header, {
    secrets: options.secrets ?? ['new', 'old'],
    now: new Date(now.getTime() + (options.seconds ?? 0) * 1000),
  })

it('accepts a body that one of the secrets signed, for five minutes', () => {
  expect(isSigned({})).toBe(true)
  expect(isSigned({ seconds: 299 })).toBe(true)
  expect(isSigned({ header: header.replace(',v1=', `,v1=${'0'.repeat(64)},v1=`) })).toBe(true)
})

it.each([
  ['another body', { body: Buffer.from('{}') }],
  ['another secret', { secrets: ['new'] }],
  ['a call of five minutes ago', { seconds: 302 }],
  ['a call of the future', { seconds: -302 }],
  [
    'another time under the same signature',
    { header: header.replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000) + 1}`) },
  ],
  ['no time', { header: header.replace(/t=\d+,/, '') }],
  ['a short signature', { header: header.slice(0, -2) }],
  ['no signature', { header: header.split(',')[0] as string }],
  ['a signature in another form', { header: header.replace(/v1=.*/, 'v1=xyz') }],
  ['nothing', { header: '' }],
])('rejects %s', (_what, options) => {
  expect(isSigned(options)).toBe(false)
})

it('knows the caller before the body is read, for five minutes', () => {
  const isKnown = (options: { secrets?: string[]; seconds?: number; header?: string }) =>
    isCallerKnown(options.header ?? header, {
      secrets: options.secrets ?? ['new', 'old'],
      now: new Date(now.getTime() + (options.seconds ?? 0) * 1000),
    })
  expect(isKnown({})).toBe(true)
  expect(isKnown({ seconds: 302 })).toBe(false)
  expect(isKnown({ secrets: ['new'] })).toBe(false)
  expect(isKnown({ header: header.replace(/v0=[^,]*,/, '') })).toBe(false)
  expect(isKnown({ header: header.replace(/v0=[^,]*,/, '').replace('v1=', 'v0=') })).toBe(false)
})
