import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashSoundContent } from './content-hash.ts'

const sound = Buffer.from([0xff, 0xfb, 0x90, 0x44, ...Array.from({ length: 300 }, (_, at) => at % 251)])
const sha256 = createHash('sha256').update(sound).digest('hex')
const latin1 = (text: string) => Buffer.from(text, 'latin1')
/** Two bytes of seven bits encode 200. */
const leading = (flags: number, length = 200) =>
  Buffer.concat([latin1('ID3'), Buffer.from([4, 0, flags, 0, 0, 1, 72]), Buffer.alloc(length, 7)])
const trailing = Buffer.concat([latin1('TAG'), Buffer.alloc(125, 32)])

it.each([
  ['without tags', [sound]],
  ['with a tag before it', [leading(0), sound]],
  ['with a tag and its footer before it', [leading(0x10, 210), sound]],
  ['with a tag behind it', [sound, trailing]],
  ['with both', [leading(0), sound, trailing]],
])('is the same for a sound %s', async (_, parts) => {
  expect(await hashSoundContent(new Blob(parts))).toBe(sha256)
})

it.each([
  ['an empty file', []],
  ['a tag that claims more than there is', [leading(0, 3)]],
])('is that of an empty file for %s', async (_, parts) => {
  expect(await hashSoundContent(new Blob(parts))).toBe(createHash('sha256').update('').digest('hex'))
})
