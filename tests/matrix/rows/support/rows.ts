import type { Row } from '../../matrix.ts'
import type { SupportFixtures } from './fixtures.ts'

type Rows = readonly Row<SupportFixtures>[]

const everybody = { default: 200 }

const articles: Rows = [
  { call: 'GET /v2/support/articles', expected: everybody },
  {
    call: 'GET /v2/support/articles/article',
    expected: everybody,
    send: (f) => ({ query: { id: f.articleId } }),
  },
  { call: 'GET /v2/support/articles/search', expected: everybody, send: () => ({ query: { q: '解約' } }) },
]

/** The knowledge base, inquiries, the AI advisor and their part of the console (calls 127–129, 148–153). */
export const rows: Rows = [...articles]
