import { expect, it } from 'vitest'
import { findFileProblem, MAX_FILE_BYTES, noFiles } from './attached-files.rules.ts'

const document = { id: 'd', name: 'a.pdf', bytes: 1 }
const full = { pictureIds: ['1', '2', '3', '4'], documents: [document, document, document] }

it.each([
  ['a JPEG', 'image/jpeg', 1, noFiles, null],
  ['a PDF of the largest size', 'application/pdf', MAX_FILE_BYTES, noFiles, null],
  ['a larger one', 'application/pdf', MAX_FILE_BYTES + 1, noFiles, 'file.tooLarge'],
  ['a film', 'video/mp4', 1, noFiles, 'file.wrongType'],
  ['a file without a type', '', 1, noFiles, 'file.wrongType'],
  ['a fifth picture', 'image/png', 1, full, 'file.tooManyPictures'],
  ['a fourth PDF', 'application/pdf', 1, full, 'file.tooManyDocuments'],
  ['a PDF beside four pictures', 'application/pdf', 1, { ...full, documents: [] }, null],
])('tells what is wrong with %s', (_what, type, size, attached, expected) => {
  expect(findFileProblem({ type, size }, attached)).toBe(expected)
})
