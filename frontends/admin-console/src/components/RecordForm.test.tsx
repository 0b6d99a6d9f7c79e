import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { MockApi } from '../testing/mock-api.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { http, server } from '../testing/server.ts'

const checkMessage = '入力内容をご確認ください。'
const enterValue = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

/** Rejects the first PUT with these fields and saves the later ones. */
const rejectFirstPut = (
  call: 'articles' | 'chart-templates' | 'products',
  fields: Record<string, string>,
) => ({
  prepare() {
    const reject = () => createErrorResponse(400, 'E3001', checkMessage, fields)
    server.use(http.put(`/admin/${call}/{id}`, reject, { once: true }))
  },
})
const findPuts = ({ calls }: MockApi) => calls.filter(({ route }) => route.startsWith('PUT '))
/** Returns the help or error text below an input. */
const getHelpText = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

describe('a form that the server rejects', () => {
  it('marks the rejected field of an article, and sends the form again after a correction', async () => {
    const { api, user } = renderConsole(
      '/articles/cancel-plan',
      rejectFirstPut('articles', { 'texts.cn.body': '入力してください。' }),
    )
    await enterText(user, await screen.findByLabelText('タイトル (簡体字中国語)'), '如何解约方案？')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText(checkMessage)
    const body = screen.getByLabelText('本文 (簡体字中国語)')
    expect(getHelpText(body)).toBe('入力してください。')
    await enterText(user, body, '请打开我的订阅。')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(findPuts(api)).toHaveLength(2))
  })

  it('marks the item of a template that breaks a rule, with the message of the server', async () => {
    const { api, user } = renderConsole(
      '/chart-templates/t-1',
      rejectFirstPut('chart-templates', {
        'names.ja': '入力してください。',
        'calteItems.0': 'CHARTS_ITEM_INVALID',
      }),
    )
    enterValue(await screen.findByLabelText(/^カルテの題（日本語）/), '施術の記録')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(getHelpText(screen.getByLabelText(/^ラベル（日本語）/))).toBe(checkMessage))
    expect(getHelpText(screen.getByLabelText(/^名前（日本語）/))).toBe('入力してください。')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(findPuts(api)).toHaveLength(2))
  })

  it('marks the input that contains a rejected line', async () => {
    const { user } = renderConsole(
      '/products/light',
      rejectFirstPut('products', { 'functions.ja.1': '長すぎます。' }),
    )
    enterValue(await screen.findByLabelText('機能の説明（日本語）'), 'くり返し再生\nタイマー')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(getHelpText(screen.getByLabelText('機能の説明（日本語）'))).toBe('長すぎます。'),
    )
  })

  it('shows the message of the server for a field without an input, and sends the form again', async () => {
    const { api, user } = renderConsole(
      '/products/light',
      rejectFirstPut('products', { colour: '使えません。' }),
    )
    enterValue(await screen.findByLabelText(/^月額/), '1280')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText(checkMessage)
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(findPuts(api)).toHaveLength(2))
  })
})

/** Renders a form with an unsaved change, and answers the browser's confirmation as given. */
async function renderChangedForm(confirmsLeaving: boolean) {
  const confirm = vi.fn(() => confirmsLeaving)
  vi.stubGlobal('confirm', confirm)
  const rendered = renderConsole('/articles/cancel-plan')
  await enterText(rendered.user, await screen.findByLabelText(/^タイトル \(日本語\)/), '（下書き）')
  return { ...rendered, confirm }
}
const question = '保存していない変更があります。破棄してもよろしいですか？'
const canUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('a form with unsaved changes', () => {
  it('asks before the user leaves, and stays unchanged if the user declines', async () => {
    const { user, confirm } = await renderChangedForm(false)
    await user.click(screen.getByRole('menuitem', { name: 'お問い合わせ' }))
    await waitFor(() => expect(confirm).toHaveBeenCalledWith(question))
    expect(window.location.pathname).toBe('/admin/articles/cancel-plan')
    expect(screen.getByLabelText(/^タイトル \(日本語\)/)).toHaveProperty(
      'value',
      'プランを解約したい（下書き）',
    )
    expect(canUnload()).toBe(false)
  })

  it('closes if the user confirms', async () => {
    const { user } = await renderChangedForm(true)
    await user.click(screen.getByRole('menuitem', { name: 'お問い合わせ' }))
    await waitFor(() => expect(window.location.pathname).toBe('/admin/inquiries'))
  })

  it('still asks after the server failed to save it', async () => {
    const { user, confirm } = await renderChangedForm(false)
    server.use(
      http.put('/admin/articles/{id}', () =>
        createErrorResponse(503, 'E5030', 'ただいまご利用いただけません。'),
      ),
    )
    await user.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText('ただいまご利用いただけません。')
    await user.click(screen.getByRole('menuitem', { name: 'お問い合わせ' }))
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  })

  it('does not ask after it is saved, whether it stays open or leads to the record', async () => {
    const { api, user, confirm } = await renderChangedForm(false)
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(findPuts(api)).toHaveLength(1))
    await user.click(screen.getByRole('menuitem', { name: '取引' }))
    await user.click(screen.getByRole('menuitem', { name: '商品' }))
    await user.click((await screen.findAllByText('ライト'))[0] as HTMLElement)
    await user.click(await screen.findByRole('link', { name: '編集' }))
    enterValue(await screen.findByLabelText(/^月額/), '1280')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(window.location.pathname).toBe('/admin/products/light/show'))
    expect(confirm).not.toHaveBeenCalled()
    expect(canUnload()).toBe(true)
  })

  it('does not ask after its record is deleted', async () => {
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    const { user } = renderConsole('/tags/night')
    await enterText(user, await screen.findByLabelText(/^日本語の名前/), '（下書き）')
    await user.click(screen.getByRole('button', { name: '削除' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '削除' }))
    await waitFor(() => expect(window.location.pathname).toBe('/admin/tags'))
    expect(confirm).not.toHaveBeenCalled()
  })

  it('keeps what is typed during the request, as an unsaved change', async () => {
    const { api, user, confirm } = await renderChangedForm(false)
    const { promise, resolve } = Promise.withResolvers<undefined>()
    server.use(http.put('/admin/articles/{id}', () => promise))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(findPuts(api)).toHaveLength(1))
    await enterText(user, screen.getByLabelText(/^タイトル \(英語\)/), ' (draft)')
    resolve(undefined)
    await screen.findByText(/第3版/)
    expect(screen.getByLabelText(/^タイトル \(英語\)/)).toHaveProperty(
      'value',
      expect.stringMatching(/ \(draft\)$/),
    )
    await user.click(screen.getByRole('menuitem', { name: 'お問い合わせ' }))
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  })
})
