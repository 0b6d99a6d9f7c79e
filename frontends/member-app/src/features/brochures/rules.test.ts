import { describe, expect, it } from 'vitest'
import { findPageForKey, findRequestedBrochurePage, toSwipeDirection, turnPage } from './rules.ts'

const papers = [
  { id: 'a', title: 'A', pages: 3, src: '/a.pdf' },
  { id: 'b', title: 'B', pages: 1, src: '/b.pdf' },
]

describe('findRequestedBrochurePage', () => {
  it.each([
    ['', 'a', 1],
    ['page=3', 'a', 3],
    ['page=4', 'a', 1],
    ['page=0', 'a', 1],
    ['page=1.5', 'a', 1],
    ['page=x', 'a', 1],
    ['paper=b&page=2', 'b', 1],
    ['paper=c&page=2', 'a', 2],
  ])('opens for %j the brochure %s at page %d', (search, id, page) => {
    const asked = findRequestedBrochurePage(papers, new URLSearchParams(search))
    expect([asked?.brochure.id, asked?.page]).toEqual([id, page])
  })

  it('finds no page without brochures', () =>
    expect(findRequestedBrochurePage([], new URLSearchParams())).toBeNull())
})

it('stops turning at the first and the last page', () => {
  expect([turnPage(1, -1, 3), turnPage(2, 1, 3), turnPage(3, 1, 3)]).toEqual([1, 3, 3])
})

it.each([
  ['ArrowRight', 3],
  ['PageUp', 1],
  ['Home', 1],
  ['End', 5],
  ['a', null],
])('turns by the key %s from page 2 of 5 to %s', (key, page) => expect(findPageForKey(key, 2, 5)).toBe(page))

describe('a swipe', () => {
  it.each([
    [-80, 10, 1],
    [80, -10, -1],
    [-40, 0, 0],
    [-80, 60, 0],
  ])('turns for a swipe by %d and %d pixels by %d pages', (x, y, by) => {
    expect(toSwipeDirection({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y })).toBe(by)
  })
})
