import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import '../components/builder/FormatTab.tsx'
import { createEmptyItem } from '../format.rules.ts'
import { formatDrafts } from '../record-drafts.ts'
import { chartIds, createField, staffMember } from '../testing/chart-data.ts'
import './ChartManagementPage.tsx'

const address = `/mypage/calte-management?customer=${chartIds.customer}&tab=format`
const bodies: Record<string, unknown>[] = []

const templates = [
  { id: 't1', name: 'ヘッドスパ', removable: false, title: 'ヘッドスパ' },
  { id: 't2', name: '当店の記録', removable: true, title: '施術記録' },
]

beforeEach(() => {
  bodies.length = 0
  server.use(
    http.get('/pic/calte/customers', () => ({ users: [] })),
    http.get('/pic/calte/get-format', () => createErrorResponse(404, 'CHARTS_FORMAT_NOT_FOUND', 'なし')),
    http.get('/pic/calte/template-list', () => templates),
    http.get('/pic/calte/template', () => ({
      id: 't1',
      removable: false,
      title: 'ヘッドスパ',
      templateName: 'ヘッドスパ',
      calteItems: [
        createField(1, '圧の強さ', { selection: ['弱め', '強め'], customerInput: true }),
        createField(2, 'メモ'),
      ],
    })),
    http.post('/pic/calte/register-format', async ({ readBody }) => {
      bodies.push(await readBody())
      return chartIds.format
    }),
    http.post('/pic/calte/register-template', async ({ readBody }) => {
      const body = await readBody()
      bodies.push(body)
      const question = '同じ名前のテンプレートがあります。置き換えますか？'
      return body.replace ? {} : createErrorResponse(409, 'CHARTS_TEMPLATE_EXISTS', question)
    }),
  )
  signIn(staffMember)
})

type App = Awaited<ReturnType<typeof renderApp>>
const press = ({ user }: App, name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const closeAlert = async (app: App, text: string) => {
  expect(await screen.findByText(text)).toBeDefined()
  await app.user.click(screen.getByRole('button', { name: '閉じる' }))
}

async function takeTemplate(app: App): Promise<void> {
  await app.user.click(await screen.findByRole('button', { name: 'テンプレートから作る' }))
  await app.user.click(await screen.findByRole('button', { name: '「ヘッドスパ」を使う' }))
}

describe('the builder', () => {
  it('rejects a format without title, items and labels in the words of the specification, and registers a complete one', async () => {
    const app = await renderApp(address)
    // The first test of the file waits for all its code.
    const register = { name: 'このお客様の様式として登録する' }
    await app.user.click(await screen.findByRole('button', register, { timeout: 20_000 }))
    expect(await screen.findByText('タイトルを入力してください。')).toBeDefined()
    expect(screen.getByText('項目は最低一つ追加してください。')).toBeDefined()
    await enterText(app.user, screen.getByLabelText(/^タイトル/), '施術記録')
    await press(app, '項目を追加する')
    await press(app, 'このお客様の様式として登録する')
    expect(await screen.findByText('ラベル名を入力してください。')).toBeDefined()
    await app.user.type(screen.getByLabelText(/^ラベル名/), '体調')
    await app.user.selectOptions(screen.getByLabelText('入力のしかた'), '数値')
    await app.user.type(screen.getByLabelText('最小値'), '1')
    await app.user.type(screen.getByLabelText('最大値'), '１０')
    await app.user.click(screen.getByRole('switch', { name: 'お客様に記入してもらう' }))
    expect(screen.getByText('お客様記入欄は、いつもお客様に表示されます。')).toBeDefined()
    await press(app, 'このお客様の様式として登録する')
    await closeAlert(app, 'カルテ様式を登録しました。')
    expect(bodies).toMatchObject([
      {
        userId: chartIds.customer,
        calteFormat: {
          title: '施術記録',
          calteItems: [
            {
              label: '体調',
              type: 'text_field',
              rangeFrom: 1,
              rangeTo: 10,
              customerInput: true,
              verticalPriority: 0,
            },
          ],
        },
      },
    ])
    expect(Object.keys(localStorage).filter((key) => key.includes('chart'))).toEqual([])
  })

  it('previews what staff and the customer will see while staff make the format', async () => {
    const app = await renderApp(address)
    await takeTemplate(app)
    const preview = within(await screen.findByRole('region', { name: 'プレビュー' }))
    expect(await preview.findByText('お客様が記入します。')).toBeDefined()
    expect(preview.getByText('お客様非公開')).toBeDefined()
    await app.user.click(preview.getByRole('button', { name: 'お客様の画面' }))
    expect(preview.getByRole('radio', { name: '弱め' })).toBeDefined()
    expect(preview.queryByText('メモ')).toBeNull()
  })

  it('moves items by buttons and sends them in that order', async () => {
    const app = await renderApp(address)
    await takeTemplate(app)
    await app.user.click(await screen.findByRole('button', { name: /^2\. メモ/ }))
    await press(app, '上へ')
    await press(app, 'このお客様の様式として登録する')
    await closeAlert(app, 'カルテ様式を登録しました。')
    expect(bodies[0]).toMatchObject({
      calteFormat: {
        calteItems: [
          { label: 'メモ', verticalPriority: 0 },
          { label: '圧の強さ', verticalPriority: 10 },
        ],
      },
    })
  })

  it('disables adding a twenty-first item', async () => {
    const items = Array.from({ length: 19 }, () => createEmptyItem())
    formatDrafts.save(staffMember.id, chartIds.customer, { title: 'カルテ', items }, Date.now())
    const { user } = await renderApp(address)
    const add = await screen.findByRole<HTMLButtonElement>('button', { name: '項目を追加する' })
    await user.click(add)
    expect(screen.getByText('20 / 20個')).toBeDefined()
    expect(add.disabled).toBe(true)
  })

  it('keeps an unregistered format on the device until staff discard it', async () => {
    const first = await renderApp(address)
    await enterText(first.user, await screen.findByLabelText(/^タイトル/), '下書きの様式')
    first.unmount()
    const again = await renderApp(address)
    expect((await screen.findByLabelText<HTMLInputElement>(/^タイトル/)).value).toBe('下書きの様式')
    await press(again, '下書きを破棄する')
    expect(screen.getByLabelText<HTMLInputElement>(/^タイトル/).value).toBe('')
  })
})

describe('templates', () => {
  it('replace an unregistered format only after a question', async () => {
    const app = await renderApp(address)
    await app.user.type(await screen.findByLabelText(/^タイトル/), '途中')
    await takeTemplate(app)
    const question = await screen.findByText(/置き換えます。よろしいですか/)
    expect(screen.getByLabelText<HTMLInputElement>(/^タイトル/).value).toBe('途中')
    expect(question).toBeDefined()
    await press(app, '置き換える')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^タイトル/).value).toBe('ヘッドスパ'))
  })

  it('have a button to delete them only when they are removable', async () => {
    const app = await renderApp(address)
    await app.user.click(await screen.findByRole('button', { name: 'テンプレートから作る' }))
    expect(await screen.findByRole('button', { name: '「当店の記録」を削除' })).toBeDefined()
    expect(screen.queryByRole('button', { name: '「ヘッドスパ」を削除' })).toBeNull()
  })

  it('replace one of the same name only after a question', async () => {
    const app = await renderApp(address)
    await takeTemplate(app)
    await screen.findByRole('button', { name: /^2\. メモ/ })
    await press(app, 'テンプレートとして保存')
    const dialog = within(await screen.findByRole('dialog', { name: 'テンプレートとして保存' }))
    await app.user.click(dialog.getByRole('button', { name: '保存する' }))
    expect(await screen.findByText('同じ名前のテンプレートがあります。置き換えますか？')).toBeDefined()
    await press(app, '置き換える')
    expect(await screen.findByText('テンプレートを保存しました。')).toBeDefined()
    expect(bodies.map(({ templateName, replace }) => [templateName, replace])).toEqual([
      ['ヘッドスパ', false],
      ['ヘッドスパ', true],
    ])
  })

  it('are exported to a file and imported from it by another agency', async () => {
    const saved: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => saved.push(file), revokeObjectURL: () => {} }),
    )
    const app = await renderApp(address)
    await app.user.click(await screen.findByRole('button', { name: 'テンプレートから作る' }))
    await app.user.click(await screen.findByRole('button', { name: '「ヘッドスパ」をファイルに書き出す' }))
    await waitFor(() => expect(saved).toHaveLength(1))

    const chooser = screen.getByLabelText<HTMLInputElement>('ファイルから取り込む')
    await app.user.upload(chooser, new File(['{}'], 'other.json', { type: 'application/json' }))
    await closeAlert(
      app,
      'このファイルからは取り込めません。書き出したテンプレートのファイルを選んでください。',
    )
    const content = (await saved[0]?.text()) ?? ''
    await app.user.upload(chooser, new File([content], 'template.json', { type: 'application/json' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'テンプレートとして保存' }))
    await app.user.click(dialog.getByRole('button', { name: '保存する' }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toMatchObject({
      templateName: 'ヘッドスパ',
      calteFormat: { calteItems: [{ label: '圧の強さ', selection: ['弱め', '強め'] }, { label: 'メモ' }] },
    })
  })
})
