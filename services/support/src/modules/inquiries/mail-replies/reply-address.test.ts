import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createReplyAddresses } from './reply-address.ts'

const now = new Date('2026-11-30T03:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const open = (...secrets: string[]) => createReplyAddresses({ address: 'Reply@mail.hibiki.example', secrets })
const addresses = open('first')
const inquiryId = randomUUID()
const address = addresses.create(inquiryId, now)

it('creates an address of one case, whose local part has at most 64 characters', () => {
  expect(address).toMatch(/^reply\+[a-z2-7]{45}@mail\.hibiki\.example$/)
})

it('reads the inquiry from it, whatever the case, for 60 days', () => {
  expect(addresses.read(` ${address.toUpperCase()}`, now)).toEqual({ kind: 'valid', inquiryId })
  expect(addresses.read(address, inDays(60))).toEqual({ kind: 'valid', inquiryId })
  expect(addresses.read(address, inDays(61))).toEqual({ kind: 'expired', inquiryId })
})

it('reads what an earlier secret signed, and signs with the first one', () => {
  expect(open('second', 'first').read(address, now)).toEqual({ kind: 'valid', inquiryId })
  expect(open('first').read(open('second', 'first').create(inquiryId, now), now)).toEqual({ kind: 'forged' })
})

it('recognises every address in which one character was changed', () => {
  const begin = address.indexOf('+') + 1
  const change = fc.tuple(fc.nat(43), fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz234567'))
  fc.assert(
    fc.property(change, ([at, character]) => {
      const changed = address.slice(0, begin + at) + character + address.slice(begin + at + 1)
      expect(addresses.read(changed, now)).toEqual(
        changed === address ? { kind: 'valid', inquiryId } : { kind: 'forged' },
      )
    }),
  )
})

it.each([
  ['another domain', address.replace('mail.', ''), 'other'],
  ['no domain', 'reply', 'other'],
  ['the bare address', 'reply@mail.hibiki.example', 'unknown'],
  ['a part that is too short', 'reply+abc@mail.hibiki.example', 'unknown'],
  ['characters that no address has', `reply+${'é'.repeat(45)}@mail.hibiki.example`, 'unknown'],
])('says of %s that it is none', (_what, text, kind) => {
  expect(addresses.read(text, now)).toEqual({ kind })
})
