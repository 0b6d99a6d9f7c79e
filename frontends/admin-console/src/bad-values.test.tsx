import { toMockUrl } from '@hibiki/api-mocks'
import { chooseCases, limitCases } from '@hibiki/test-harness/proofs'
import { act, screen, waitFor } from '@testing-library/react'
import { getResponse, http, RequestHandler } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resources } from './resources.ts'
import { BAD_TEXT, type BrokenRecord, createBrokenRecords } from './testing/create-broken-records.ts'
import { createMockApi } from './testing/mock-api.ts'
import { renderConsole } from './testing/render-console.tsx'
import { server } from './testing/server.ts'

interface Row {
  id: string
}

/** react-admin displays this heading when a page has crashed. */
const LOST_PAGE = '問題が発生しました'

/** These are the paths of the values that crashed the page, and the path of the value that is displayed now. */
let brokenPaths: string[]
let displayedPath: string
let observer: MutationObserver
beforeEach(() => {
  brokenPaths = []
  displayedPath = 'the first'
  // React and the translations log an error for each broken value.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  observer = new MutationObserver(() => {
    if (document.body.textContent.includes(LOST_PAGE) && !brokenPaths.includes(displayedPath))
      brokenPaths.push(displayedPath)
  })
  observer.observe(document.body, { childList: true, subtree: true })
})
afterEach(() => {
  observer.disconnect()
  vi.restoreAllMocks()
})

createMockApi()
const sampleHandlers = server.listHandlers().filter((handler) => handler instanceof RequestHandler)
const readMock = async (path: string) =>
  (await getResponse(sampleHandlers, new Request(toMockUrl(`/admin/${path}`))))?.json()

/** Returns the records of a list, none if the page displays statistics. */
async function listRecords(name: string): Promise<Row[]> {
  const rows = await readMock(name)
  return Array.isArray(rows) ? rows : []
}

const lists: { name: string; record: Row }[] = []
const pages: { kind: 'show' | 'edit'; name: string; record: Row }[] = []
for (const { name, ...resource } of resources) {
  const [first] = await listRecords(name)
  if (!first) continue
  lists.push({ name, record: first })
  for (const kind of ['show', 'edit'] as const)
    if (resource[kind]) pages.push({ kind, name, record: await readMock(`${name}/${first.id}`) })
}

/** Replaces the handler of one route. */
const replaceRoute = (path: string, respond: (id: string) => Response) =>
  server.use(http.get(toMockUrl(path), ({ params }) => respond(String(params.id))))

function stubNarrowScreen(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: /max-width/.test(query),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }))
}

describe.each([
  { layout: 'a table', selector: 'tbody tr', chosen: lists },
  { layout: 'cards', selector: 'main li', chosen: limitCases(lists, 3) },
])('a list displayed as $layout with one broken value in each record', ({ layout, selector, chosen }) => {
  it.each(chosen)('displays every record of $name', async ({ name, record }) => {
    if (layout === 'cards') stubNarrowScreen()
    const records = createBrokenRecords(record).map((broken, index) => ({
      ...broken.record,
      id: `${record.id}-${index}`,
    }))
    const headers = { 'content-range': `${name} 0-${records.length - 1}/${records.length}` }
    renderConsole(`/${name}`, {
      prepare: () => replaceRoute(`/admin/${name}`, () => Response.json(records, { headers })),
    })
    await waitFor(() =>
      expect(document.querySelectorAll(selector).length).toBeGreaterThanOrEqual(records.length),
    )
    expect(brokenPaths).toEqual([])
  })
})

/** Returns every broken value in `npm run prove`, otherwise the missing parts and one text. */
function listCases(record: Row): readonly BrokenRecord<Row>[] {
  const all = createBrokenRecords(record)
  const missing = all.filter(({ path, kind }) => kind === 'missing' && !path.includes('.'))
  return chooseCases({
    test: [...missing, ...all.filter(({ kind }) => kind === 'text').slice(0, 1)],
    prove: all,
  })
}

describe('the page of one record with one broken value', () => {
  it.each(pages)(
    'keeps the $kind page of $name',
    async ({ kind, name, record }) => {
      const cases = new Map(listCases(record).map((broken, index) => [`${record.id}-${index}`, broken]))
      const toPath = (id: string) => `/admin/${name}/${id}${kind === 'show' ? '/show' : ''}`
      const { api } = renderConsole(`/${name}`, {
        prepare: () =>
          replaceRoute(`/admin/${name}/{id}`, (id) => Response.json({ ...cases.get(id)?.record, id })),
      })
      await screen.findByRole('heading', { level: 1 })
      for (const [id, { path }] of cases) {
        displayedPath = path
        await act(async () => {
          window.history.pushState(null, '', toPath(id))
          window.dispatchEvent(new PopStateEvent('popstate'))
        })
        const isRead = () => api.calls.some(({ request }) => request.url.endsWith(`/admin/${name}/${id}`))
        await waitFor(() => expect(isRead()).toBe(true))
        await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
      }
      expect(brokenPaths).toEqual([])
    },
    120_000,
  )
})

describe('the page of an inquiry with broken values', () => {
  const openInquiry = async (change: (inquiry: Parts) => void) => {
    const inquiry = await readMock('inquiries/i-1')
    change(inquiry)
    renderConsole('/inquiries/i-1/show', {
      prepare: () => replaceRoute('/admin/inquiries/{id}', () => Response.json(inquiry)),
    })
    await screen.findByText('音が出ません。')
  }
  interface Parts {
    shared: { errors: object[]; device?: object }
  }

  it('displays the time of an error as it is when it is no valid date', async () => {
    await openInquiry(({ shared }) =>
      shared.errors.push({ code: 'E5000', page: '/', at: BAD_TEXT, requestId: 'r' }),
    )
    expect(await screen.findByText(BAD_TEXT)).toBeDefined()
    expect(screen.queryByText('表示できません')).toBeNull()
  })

  it('displays a sentence in place of a missing device, beside the conversation', async () => {
    await openInquiry(({ shared }) => delete shared.device)
    expect(await screen.findByText('表示できません')).toBeDefined()
    expect(screen.getByText('音が出ません。')).toBeDefined()
  })
})
