import { describe, expect, it } from 'vitest'
import { checkSender, isAutomaticMail, readSenderAddress } from './received-mail.rules.ts'

const mail = { envelope: { from: 'hana@hibiki.example' }, from: '花子 <hana@hibiki.example>', headers: [] }

describe('readSenderAddress', () => {
  it.each([
    ['Hana@Hibiki.example', 'hana@hibiki.example'],
    ['花子 <hana@hibiki.example>', 'hana@hibiki.example'],
    ['"a <b@c.example>" <hana@hibiki.example>', 'hana@hibiki.example'],
    ['=?utf-8?B?6Iqx?= <hana@hibiki.example>', 'hana@hibiki.example'],
    ['a@b.example, hana@hibiki.example', null],
    ['hana@hibiki.example\r\nBcc: x@y.example', null],
    ['<hana@hibiki.example\r\nBcc: x@y.example>', null],
    ['山田, 花子 <hana@hibiki.example>', 'hana@hibiki.example'],
    ['hana@hibiki.example <hana@hibiki.example>', 'hana@hibiki.example'],
    ['花子 <hana@hibiki.example> (c <y@z.example>)', 'hana@hibiki.example'],
    ['"x" <evil@evil.example>, <hana@hibiki.example>', null],
    ['evil@evil.example, 花子 <hana@hibiki.example>', null],
    ['<hana@hibiki.example> evil@evil.example', null],
    ['花子', null],
    ['', null],
    ['<>', null],
    [`${'a'.repeat(65)}@b.example`, null],
  ])('reads %j as %j', (from, address) => {
    expect(readSenderAddress(from)).toBe(address)
  })
})

describe('isAutomaticMail', () => {
  it.each([
    ['Auto-Submitted', 'auto-replied'],
    ['auto-submitted', ' AUTO-GENERATED; owner=x'],
    ['Precedence', 'bulk'],
    ['X-Autoreply', 'yes'],
    ['X-Autorespond', ''],
    ['List-Id', '<a.b.example>'],
    ['Return-Path', '<>'],
    ['Content-Type', 'multipart/report; report-type=delivery-status'],
  ])('is true of %s: %s', (name, value) => {
    expect(
      isAutomaticMail({
        ...mail,
        headers: [
          { name: 'Subject', value: 'x' },
          { name, value },
        ],
      }),
    ).toBe(true)
  })

  it.each([
    '',
    '<>',
    'MAILER-DAEMON',
    'mailer-daemon@x.example',
    'bounces+1@x.example',
    '<postmaster@x.example>',
  ])('is true of the sender %j', (from) => {
    expect(isAutomaticMail({ ...mail, envelope: { from } })).toBe(true)
  })

  it('is false of a mail that a person wrote', () => {
    const headers = [
      { name: 'Auto-Submitted', value: 'no' },
      { name: 'Precedence', value: 'normal' },
      { name: 'Return-Path', value: '<hana@hibiki.example>' },
      { name: 'Content-Type', value: 'text/plain' },
    ]
    expect(isAutomaticMail({ ...mail, headers })).toBe(false)
  })
})

it.each([
  [{ spf: 'pass', dkim: 'pass' }, 'proven'],
  [{ spf: ' PASS', dkim: 'fail' }, 'proven'],
  [{ dmarc: 'pass', spf: 'fail', dkim: 'fail' }, 'proven'],
  [{ dmarc: 'fail', spf: 'pass', dkim: 'pass' }, 'forged'],
  [{ dmarc: 'none', spf: 'fail', dkim: 'pass' }, 'forged'],
  [{ dkim: ' FAIL' }, 'forged'],
  [{ dkim: 'pass' }, 'unknown'],
  [{ spf: 'softfail', dkim: 'none' }, 'unknown'],
  [{}, 'unknown'],
] as const)('the sender of a mail that the provider says %j of is %s', (authentication, result) => {
  expect(checkSender({ ...mail, authentication })).toBe(result)
})

it('a passed SPF of another domain proves nothing', () => {
  const spoofed = { ...mail, envelope: { from: '<x@evil.example>' }, authentication: { spf: 'pass' } }
  expect(checkSender(spoofed)).toBe('unknown')
})
