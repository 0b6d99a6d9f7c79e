import { describe, expect, it } from 'vitest'
import { type Article, findRelatedArticles, groupFaqByCategory } from './rules.ts'

const article = (id: string, category: Article['category'], faq = true): Article => ({
  id,
  title: id,
  category,
  faq,
})
const articles = [
  article('s1', 'sounds'),
  article('s2', 'sounds', false),
  ...['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'].map((id) => article(id, 'plans')),
]
const ids = (found: readonly Article[]) => found.map(({ id }) => id)

describe('the FAQ', () => {
  it('groups articles by category without those for the search only', () => {
    expect(groupFaqByCategory(articles).map(([category, list]) => [category, ids(list)])).toEqual([
      ['sounds', ['s1']],
      ['plans', ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']],
    ])
  })

  it.each([
    { id: 'p1', related: ['p2', 'p3', 'p4', 'p5', 'p6'] },
    { id: 'p6', related: ['p7', 'p1', 'p2', 'p3', 'p4'] },
    { id: 's1', related: ['s2'] },
    { id: 'unknown', related: [] },
  ])('finds for $id the others of its category, following ones first', ({ id, related }) => {
    expect(ids(findRelatedArticles(id, articles))).toEqual(related)
  })
})
