import { describe, expect, it } from 'vitest'
import { MAX_PICTURE_BYTES } from '../components/picture-files.rules.ts'
import { findLinkProblem, findPictureProblem } from './award.rules.ts'

describe('findPictureProblem', () => {
  it.each([
    ['image/jpeg', MAX_PICTURE_BYTES, null],
    ['image/png', 1, null],
    ['image/webp', 1, null],
    ['image/gif', 1, 'console.awards.notPicture'],
    ['image/svg+xml', 1, 'console.awards.notPicture'],
    ['', 1, 'console.awards.notPicture'],
    ['image/png', MAX_PICTURE_BYTES + 1, 'console.awards.pictureTooLarge'],
  ])('returns the problem of a file of type "%s" with %i bytes: %s', (type, size, problem) => {
    expect(findPictureProblem({ type, size })).toBe(problem)
  })
})

describe('findLinkProblem', () => {
  it.each([
    [null, true],
    [' ', true],
    ['https://example.org/news', true],
    [' https://example.org ', true],
    ['http://example.org', false],
    ['https:example.org', false],
    ['javascript:alert(1)', false],
    ['https://name:password@example.org', false],
    ['//example.org', false],
    ['example.org', false],
  ])('tells whether the service accepts the link %j: %s', (link, isAccepted) => {
    expect(findLinkProblem(link) === undefined).toBe(isAccepted)
  })
})
