import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { formatErasuresFile, parseErasuresFile } from './deletion.rules.ts'

const people = [1, 2].map(() => ({ userId: randomUUID(), erasedAt: new Date('2026-11-20T03:00:00.125Z') }))
const text = formatErasuresFile(people)
const [first = '', ...others] = text.split(/(?<=\n)/)

it('parseErasuresFile returns the ids that formatErasuresFile wrote', () => {
  expect(parseErasuresFile(text)).toEqual(people.map(({ userId }) => userId))
  expect(parseErasuresFile(formatErasuresFile([]))).toEqual([])
})

it.each([
  ['that was cut in its last line', text.slice(0, -9)],
  ['that was cut after a line', first],
  ['that lacks a line', others.join('')],
  ['that is empty', ''],
  ['with a malformed id', ['everybody 2026-11-20T03:00:00Z\n', ...others].join('')],
  ['with a malformed time', [`${randomUUID()} soon\n`, ...others].join('')],
  ['with an empty line', ['\n', ...others].join('')],
  ['with a line after its end', `${text}\n`],
])('parseErasuresFile throws on a file %s', (_, wrong) => {
  expect(() => parseErasuresFile(wrong)).toThrow()
})
