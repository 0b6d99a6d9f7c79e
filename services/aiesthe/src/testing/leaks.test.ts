import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createLeakFinder } from './leaks.ts'

const photo = Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), randomBytes(5000)])
const find = createLeakFinder([photo])
const around = (text: string) => `{"level":50,"msg":"failed: ${text}","at":"2026-11-21"}`

const writings: [string, (piece: Buffer) => string | Buffer][] = [
  ['bytes', (piece) => Buffer.concat([randomBytes(33), piece, randomBytes(20)])],
  ['hex', (piece) => around(piece.toString('hex'))],
  ['upper-case hex after another sign', (piece) => around(`a${piece.toString('hex').toUpperCase()}`)],
  ['base64', (piece) => around(piece.toString('base64'))],
  ['base64url', (piece) => around(piece.toString('base64url'))],
  ['latin1 in UTF-8', (piece) => around(piece.toString('latin1'))],
  ['a text in JSON', (piece) => JSON.stringify({ piece: piece.toString('latin1') })],
  ['a text as Node shows it', (piece) => inspect({ piece: piece.toString('latin1') })],
  ['a buffer in JSON', (piece) => JSON.stringify({ piece })],
  ['an array in JSON', (piece) => JSON.stringify([...piece])],
]

describe.each(writings)('createLeakFinder for a piece of a photo written as %s', (_name, write) => {
  it('finds 24 bytes of it, wherever they begin', () => {
    for (let at = 40; at < 60; at++) {
      const written = write(photo.subarray(at, at + 24))
      expect({ at, found: find(written).length > 0 }).toEqual({ at, found: true })
    }
  })

  it('finds nothing of another photo', () => {
    const other = randomBytes(4000)
    expect(find(write(other))).toEqual([])
  })
})

it('createLeakFinder finds the first bytes of any picture', () => {
  const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), randomBytes(30)])
  expect(find(picture)).toEqual(['PNG, as it is'])
  expect(find(around(picture.toString('base64')))).toEqual(['PNG, in base64'])
})
