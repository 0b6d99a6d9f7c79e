import { expect, it } from 'vitest'
import { findFileProblem, toAttachedFileIds } from './attached-file.rules.ts'

const many = (kind: 'picture' | 'document', count: number) =>
  Array.from({ length: count }, (_, index) => ({ kind, id: `${kind}-${index}`, name: kind }))

it.each([
  ['a picture', 'image/png', 1, [], null],
  ['a PDF', 'application/pdf', 8 * 1024 * 1024, [], null],
  ['a larger PDF', 'application/pdf', 8 * 1024 * 1024 + 1, [], 'console.inquiries.file.tooLarge'],
  ['a program', 'application/x-msdownload', 1, [], 'console.inquiries.file.wrongType'],
  ['a fifth picture', 'image/png', 1, many('picture', 4), 'console.inquiries.file.tooMany'],
  ['a PDF beside four pictures', 'application/pdf', 1, many('picture', 4), null],
  ['a fourth PDF', 'application/pdf', 1, many('document', 3), 'console.inquiries.file.tooMany'],
] as const)('tells what is wrong with %s', (_what, type, size, attached, expected) => {
  expect(findFileProblem({ type, size }, attached)).toBe(expected)
})

it('sends files by their kind, in their order', () => {
  expect(toAttachedFileIds([...many('document', 2), ...many('picture', 1)])).toEqual({
    pictureIds: ['picture-0'],
    documentIds: ['document-0', 'document-1'],
  })
})
