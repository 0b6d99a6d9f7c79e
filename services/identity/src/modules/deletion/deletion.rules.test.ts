import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { formatErasures, parseErasures } from './deletion.rules.ts'

const people = [1, 2].map(() => ({ userId: randomUUID(), erasedAt: new Date('2026-11-20T03:00:00.125Z') }))
const text = formatErasures(people)

it('reads the ids it wrote', () => {
  expect(parseErasures(text)).toEqual(people.map(({ userId }) => userId))
  expect(parseErasures('')).toEqual([])
})

it.each([
  ['cut in its last line', text.slice(0, -9)],
  ['with a line that is no id', `${text}everybody 2026-11-20T03:00:00Z\n`],
  ['with a line that has no moment', `${text}${randomUUID()} soon\n`],
  ['with an empty line', `${text}\n`],
])('refuses a file %s', (_, wrong) => {
  expect(() => parseErasures(wrong)).toThrow()
})
