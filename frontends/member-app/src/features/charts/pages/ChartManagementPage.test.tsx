import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import {
  chartIds,
  createField,
  createRecordRow,
  customerMember,
  staffFields,
  staffMember,
} from '../testing/chart-data.ts'
import { serveRecordList } from '../testing/serve-record-list.ts'
import './ChartListPage.tsx'
import './ChartManagementPage.tsx'

const people = ['青木 あおい', '石川 いずみ', '上野 うた', '江口 えり', '大野 おと', '加藤 かおる'].map(
  (name, index) => ({
    id: `${chartIds.customer.slice(0, -1)}${index}`,
    name,
    nameKana: '',
    email: `c${index}@hibiki.example`,
    agency: '100000000001',
    assigned: index === 0,
  }),
)

/** A salon with six customers. */
function serveCustomers() {
  const conditions: (string | null)[] = []
  server.use(
    http.get('/pic/calte/customers', ({ url }) => {
      const query = url.searchParams
      const userId = query.get('userId')
      if (userId !== null) return { users: people.filter(({ id }) => id === userId) }
      const condition = query.get('condition')
      conditions.push(condition)
      return { users: people.filter(({ name }) => name.includes(condition ?? '')) }
    }),
  )
  signIn(staffMember)
  return conditions
}

const toManagement = (tab: string) => `/mypage/calte-management?customer=${chartIds.customer}&tab=${tab}`

describe('the search of customers', () => {
  it('lists five customers, assigned ones first, and searches while staff type', async () => {
    const conditions = serveCustomers()
    serveRecordList('/pic/calte/browsable', [])
    const { user, router } = await renderApp('/mypage/calte-management')
    const table = await screen.findByRole('table', { name: 'お客様' })
    expect(within(table).getAllByRole('row')).toHaveLength(6)
    expect(within(table).getByText('担当中')).toBeDefined()
    await user.type(screen.getByRole('searchbox', { name: '名前・よみ・メールで探す' }), '加藤')
    await user.click(await screen.findByRole('button', { name: '加藤 かおるさんを選択' }))
    expect(conditions.at(-1)).toBe('加藤')
    expect(conditions.length).toBeLessThan(4)
    expect(await screen.findByRole('heading', { name: '加藤 かおる さん' })).toBeDefined()
    expect(router.state.location.search).toContain(people.at(-1)?.id)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['カルテ一覧', '新規カルテ作成', 'カルテ様式作成'],
    ])
    expect(await screen.findByText('カルテはありません。')).toBeDefined()
  })

  it('lists nothing to administrators before they type, and lets them delete charts but not open them', async () => {
    const conditions = serveCustomers()
    serveRecordList('/pic/calte/browsable', [createRecordRow(1)])
    signIn(createMember({ role: 'ROLE_ADMIN' }))
    const { user } = await renderApp('/mypage/calte-management')
    await user.type(await screen.findByRole('searchbox'), '加藤')
    await user.click(await screen.findByRole('button', { name: '加藤 かおるさんを選択' }))
    expect(conditions).not.toContain(null)
    expect(await screen.findByRole('button', { name: '山田 花子さんの「カルテ1」を削除' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'カルテ1' })).toBeNull()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('asks administrators for the reason of a deletion and sends it', async () => {
    serveCustomers()
    serveRecordList('/pic/calte/browsable', [createRecordRow(1)])
    signIn(createMember({ role: 'ROLE_ADMIN' }))
    const sent: (string | null)[][] = []
    server.use(
      http.post('/pic/calte/delete-record', ({ url }) => {
        const query = url.searchParams
        sent.push([query.get('calteId'), query.get('reason')])
        return {}
      }),
    )
    const { user } = await renderApp(toManagement('list'))
    await user.click(await screen.findByRole('button', { name: '山田 花子さんの「カルテ1」を削除' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'カルテの削除' }))
    await user.click(dialog.getByRole('button', { name: '削除する' }))
    expect(await dialog.findByText('入力してください。')).toBeDefined()
    expect(sent).toEqual([])
    await enterText(user, dialog.getByLabelText(/^理由/), ' お客様からのご依頼 ')
    await user.click(dialog.getByRole('button', { name: '削除する' }))
    expect(await screen.findByText('カルテを削除しました。')).toBeDefined()
    expect(sent).toEqual([[createRecordRow(1).id, 'お客様からのご依頼']])
  })

  it('is not shown for an address with a customer, whose name is found without a logged view of the overview', async () => {
    serveCustomers()
    serveRecordList('/pic/calte/browsable', [])
    const looks: string[] = []
    server.use(
      http.get('/pic/calte/overview', ({ request }) => {
        looks.push(request.url)
        return HttpResponse.error()
      }),
    )
    await renderApp(toManagement('list'))
    expect(await screen.findByRole('heading', { name: '石川 いずみ さん' })).toBeDefined()
    expect(looks).toEqual([])
  })

  it('rejects customers', async () => {
    signIn(customerMember)
    const { router } = await renderApp('/mypage/calte-management')
    await screen.findByRole('complementary', { name: 'マイページ' })
    await waitFor(() => expect(router.state.location.pathname).not.toContain('calte'))
  })
})

describe('the day of the salon', () => {
  const [first, second] = people as [(typeof people)[0], (typeof people)[0]]
  const day = {
    customers: [
      {
        ...{ id: first.id, name: first.name, nameKana: '', assigned: true, hasRecordToday: false },
        lastVisit: { recordId: chartIds.record, at: '2026-11-13 10:00:00' },
      },
      {
        id: second.id,
        name: second.name,
        nameKana: '',
        assigned: false,
        hasRecordToday: true,
        lastVisit: null,
      },
    ],
    unreadParts: [
      {
        recordId: chartIds.record,
        title: '施術記録',
        userId: first.id,
        userName: first.name,
        at: '2026-11-20 09:30:00',
      },
    ],
    appointments: [],
    diagnoses: [
      { detectId: chartIds.result, userId: second.id, userName: second.name, at: '2026-11-20 08:00:00' },
    ],
  }

  it('shows the customers of today with their last visit, and begins a record with one tap', async () => {
    serveCustomers()
    server.use(
      http.get('/pic/calte/today', () => day),
      http.get('/pic/calte/get-format', () =>
        createErrorResponse(404, 'CHARTS_FORMAT_NOT_FOUND', 'カルテの様式が見つかりませんでした。'),
      ),
    )
    const { user, router } = await renderApp('/mypage/calte-management')
    const today = within(await screen.findByRole('region', { name: '今日' }))
    const rows = within(await today.findByRole('list', { name: '今日のお客様' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/青木 あおい さん.*担当中.*前回 2026年11月13日/),
      expect.stringContaining('カルテはまだありません'),
    ])
    await user.click(today.getByRole('link', { name: '青木 あおいさんのカルテを記入する' }))
    expect(router.state.location.search).toBe(`?customer=${first.id}&tab=entry`)
    expect(await screen.findByText(/様式がまだありません/)).toBeDefined()
  })

  it('links what customers have sent to the record and to the overview, until staff type a name', async () => {
    serveCustomers()
    server.use(http.get('/pic/calte/today', () => day))
    const { user } = await renderApp('/mypage/calte-management')
    const part = await screen.findByRole('link', { name: /青木 あおい さん施術記録/ })
    expect(part.getAttribute('href')).toBe(`/mypage/calte-management/record/${chartIds.record}`)
    const news = within(screen.getByRole('list', { name: '公開された顔診断' }))
    expect(news.getByRole('link').getAttribute('href')).toContain(second.id)
    await user.type(screen.getByRole('searchbox'), '加藤')
    await waitFor(() => expect(screen.queryByRole('region', { name: '今日' })).toBeNull())
    expect(await screen.findByRole('link', { name: '加藤 かおるさんのカルテを記入する' })).toBeDefined()
  })

  it('does not keep staff from finding customers when it does not load', async () => {
    serveCustomers()
    server.use(http.get('/pic/calte/today', () => createErrorResponse(503, 'E5030', '混み合っています。')))
    await renderApp('/mypage/calte-management')
    expect(await screen.findByText('今日の記録を読み込めませんでした。')).toBeDefined()
    expect(screen.getByRole('table', { name: 'お客様' })).toBeDefined()
  })

  it('is not asked for by administrators', async () => {
    serveCustomers()
    signIn(createMember({ role: 'ROLE_ADMIN' }))
    await renderApp('/mypage/calte-management')
    await screen.findByRole('searchbox')
    expect(screen.queryByRole('region', { name: '今日' })).toBeNull()
  })
})

describe('the chart list', () => {
  it('shows 済 and 未, deletes a record after a question and confirms it', async () => {
    serveCustomers()
    const rows = [createRecordRow(1), createRecordRow(2)]
    serveRecordList('/pic/calte/browsable', rows)
    const deleted: (string | null)[] = []
    server.use(
      http.post('/pic/calte/delete-record', ({ url }) => {
        deleted.push(url.searchParams.get('calteId'))
        rows.shift()
        return {}
      }),
    )
    const { user } = await renderApp('/mypage/calte-list')
    const list = await screen.findByRole('table', { name: 'カルテ一覧' })
    expect(within(list).getByText('未')).toBeDefined()
    expect(within(list).getByText('済')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '山田 花子さんの「カルテ1」を削除' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '削除する' }))
    expect(await screen.findByText('カルテを削除しました。')).toBeDefined()
    expect(deleted).toEqual([createRecordRow(1).id])
    await waitFor(() => expect(screen.queryByText('カルテ1')).toBeNull())
  })

  it('rejects more than 99 rows', async () => {
    serveCustomers()
    const asked = serveRecordList(
      '/pic/calte/browsable',
      Array.from({ length: 100 }, (_, index) => createRecordRow(index)),
    )
    const { user } = await renderApp('/mypage/calte-list')
    await user.selectOptions(await screen.findByRole('combobox', { name: '表示件数' }), 'すべて')
    expect(await screen.findByText('100件以上の表示はできません。')).toBeDefined()
    expect(asked).toEqual([{ page: 0, size: 5 }])
  })

  it('asks a session of an easy-login link for the password before it lists charts', async () => {
    serveCustomers()
    serveRecordList('/pic/calte/browsable', [createRecordRow(1)])
    let isConfirmed = false
    server.use(
      http.get('/pic/calte/browsable-count', () =>
        isConfirmed ? 1 : createErrorResponse(422, 'E4014', 'パスワードの確認が必要です。'),
      ),
      http.post('/auth/confirm-password', () => {
        isConfirmed = true
        return {}
      }),
    )
    const { user } = await renderApp('/mypage/calte-list')
    await user.click(await screen.findByRole('button', { name: 'パスワードを入力する' }))
    await enterText(user, await screen.findByLabelText('パスワード'), 'shizukana-yoru')
    await user.click(screen.getByRole('button', { name: '確認する' }))
    expect(await screen.findByText('カルテ1')).toBeDefined()
  })
})

describe('a new record', () => {
  const format = {
    calteId: chartIds.format,
    generalCalteId: chartIds.version,
    title: '施術記録',
    calteItems: staffFields,
    photoConsent: false,
  }

  it('sends only the fields of the staff with the chosen diagnosis, which can be decided once one is chosen', async () => {
    serveCustomers()
    const bodies: unknown[] = []
    const keys: (string | null)[] = []
    server.use(
      http.get('/pic/calte/get-format', () => format),
      http.get('/pic/calte/previous-visit', () => ({ visit: null })),
      http.get('/aiesthe/history-without-related-calte', () => [
        { id: chartIds.result, latestUpdate: '2026-11-20 09:00:00' },
      ]),
      http.get('/aiesthe/detect-result', () =>
        createErrorResponse(404, 'X', '診断結果が見つかりませんでした。'),
      ),
      http.post('/common/calte/register-record', async ({ readBody, request }) => {
        bodies.push(await readBody())
        keys.push(request.headers.get('Idempotency-Key'))
        return bodies.length === 1 ? createErrorResponse(503, 'E5030', '混み合っています。') : chartIds.record
      }),
      http.get('/pic/calte/get-format-from-record', () => createErrorResponse(404, 'X', 'なし')),
    )
    const { user, router } = await renderApp(toManagement('entry'))
    const memo = await screen.findByLabelText(/^施術メモ/)
    expect(screen.getByText('お客様が記入します。')).toBeDefined()
    expect(screen.queryByLabelText(/今日のご希望/)).toBeNull()
    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(await screen.findByText('未入力項目があります。')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await enterText(user, memo, '首まわり')
    await user.click(screen.getByRole('button', { name: '顔診断を選ぶ' }))
    const dialog = within(await screen.findByRole('dialog', { name: '関連付ける顔診断を選ぶ' }))
    const decide = dialog.getByRole<HTMLButtonElement>('button', { name: '決定' })
    expect(decide.disabled).toBe(true)
    await user.click(await dialog.findByRole('radio', { name: /2026年11月20日 9:00/ }))
    await user.click(decide)

    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(await screen.findByText('送信に失敗しました。')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(await screen.findByText('送信に成功しました。')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(router.state.location.pathname).toContain(chartIds.record))
    expect(bodies[1]).toEqual({
      aiEstheDetectFaceResultId: chartIds.result,
      calteRecord: {
        calteId: chartIds.format,
        generalCalteId: chartIds.version,
        calteInputRecords: [
          { generalCalteItemId: createField(1, '').id, customerInput: false, inputValue: '首まわり' },
          { generalCalteItemId: createField(2, '').id, customerInput: false, inputValue: '' },
        ],
      },
    })
    expect(keys[0]).toBe(keys[1])
    expect(Object.keys(localStorage).filter((key) => key.includes('chart'))).toEqual([])
  })

  const salon = {
    ...format,
    calteItems: [
      createField(1, '施術メモ', { requires: true }),
      createField(2, '圧', { selection: ['弱', '強'] }),
      createField(4, '張り', { rangeFrom: 1, rangeTo: 5 }),
      createField(5, '水分', { rangeFrom: 0, rangeTo: 100 }),
    ],
  }
  const previousVisit = {
    recordId: chartIds.record,
    created: '2026-11-13 10:00:00',
    title: '施術記録',
    note: { label: '次回への申し送り', value: '左から始める' },
    values: [
      { generalCalteItemId: createField(1, '').id, value: '首まわり', isCarried: true },
      { generalCalteItemId: createField(2, '').id, value: '強', isCarried: true },
      { generalCalteItemId: createField(5, '').id, value: '42', isCarried: false },
    ],
  }

  it('begins with the last visit, whose values are copied and sent only after each was confirmed or touched', async () => {
    serveCustomers()
    const sent: unknown[] = []
    server.use(
      http.get('/pic/calte/get-format', () => salon),
      http.get('/pic/calte/previous-visit', () => ({ visit: previousVisit })),
      http.post('/common/calte/register-record', async ({ readBody }) => {
        sent.push((await readBody()).calteRecord.calteInputRecords?.map(({ inputValue }) => inputValue))
        return chartIds.record
      }),
      http.get('/pic/calte/get-format-from-record', () => createErrorResponse(404, 'X', 'なし')),
    )
    const { user } = await renderApp(toManagement('entry'))
    const last = within(await screen.findByRole('region', { name: '前回のカルテ' }))
    expect(last.getByText('左から始める')).toBeDefined()
    expect(screen.getByText('42')).toBeDefined()
    await user.click(last.getByRole('button', { name: '前回の内容を写す' }))
    expect(await last.findByText(/^2項目を写しました/)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>(/^施術メモ/).value).toBe('首まわり')
    expect(screen.getByLabelText<HTMLInputElement>(/^水分/).value).toBe('')
    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(await screen.findByText('前回から写した項目に、確認していないものがあります。')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^施術メモ/)))
    // To lead there is not to confirm.
    await user.click(screen.getByRole('button', { name: '「施術メモ」を確認' }))
    await user.click(screen.getByRole('radio', { name: '強' }))
    await waitFor(() => expect(screen.queryByText('前回から写した内容です。')).toBeNull())
    await user.click(screen.getByRole('radio', { name: '4' }))
    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(await screen.findByText('送信に成功しました。')).toBeDefined()
    expect(sent).toEqual([['首まわり', '強', '4', '']])
  })

  it('marks copied values after a reload, too, and copies nothing over what staff wrote', async () => {
    serveCustomers()
    server.use(
      http.get('/pic/calte/get-format', () => salon),
      http.get('/pic/calte/previous-visit', () => ({ visit: previousVisit })),
    )
    const first = await renderApp(toManagement('entry'))
    await enterText(first.user, await screen.findByLabelText(/^施術メモ/), '肩')
    await first.user.click(await screen.findByRole('button', { name: '前回の内容を写す' }))
    expect(await screen.findByText(/^1項目を写しました/)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>(/^施術メモ/).value).toBe('肩')
    first.unmount()
    await renderApp(toManagement('entry'))
    expect(await screen.findByRole('button', { name: '「圧」を確認' })).toBeDefined()
    expect(screen.queryByRole('button', { name: '「施術メモ」を確認' })).toBeNull()
  })

  it('can be written although the last visit does not load', async () => {
    serveCustomers()
    server.use(
      http.get('/pic/calte/get-format', () => salon),
      http.get('/pic/calte/previous-visit', () => createErrorResponse(503, 'E5030', '混み合っています。')),
    )
    await renderApp(toManagement('entry'))
    expect(await screen.findByText(/前回のカルテを読み込めませんでした/)).toBeDefined()
    expect(screen.getByLabelText(/^施術メモ/)).toBeDefined()
  })

  it('leads staff to the format when the customer has none', async () => {
    serveCustomers()
    server.use(
      http.get('/pic/calte/get-format', () =>
        createErrorResponse(404, 'CHARTS_FORMAT_NOT_FOUND', 'カルテの様式が見つかりませんでした。'),
      ),
    )
    await renderApp(toManagement('entry'))
    expect(await screen.findByText(/様式がまだありません/)).toBeDefined()
  })
})
