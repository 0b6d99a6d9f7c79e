import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

/** Sets the value in one event, since typing would render the form once for each key. */
const enterValue = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const listSentBodies = (api: ReturnType<typeof renderConsole>['api'], route: string) =>
  api.calls.filter((call) => call.route === route).map(({ body }) => JSON.parse(body))
const getSaveButton = () => screen.getByRole('button', { name: '保存' })

describe('mental checks', () => {
  it('creates a check whose new questions start with the choices of the previous one', async () => {
    const { api } = renderConsole('/mental-checks/create')
    enterValue(await screen.findByLabelText(/^日本語の題名/), '眠りの前に')
    enterValue(screen.getByLabelText(/^英語の題名/), 'Before sleep')
    enterValue(screen.getByLabelText(/^簡体字の題名/), '入睡前')
    enterValue(screen.getByLabelText(/^日本語の質問/), '眠れない')
    enterValue(screen.getByLabelText(/^繁体字の質問/), '睡不著')
    enterValue(screen.getByLabelText(/^英語の質問/), 'No sleep')
    enterValue(screen.getByLabelText(/^選択肢4（日本語）/), '毎日')
    fireEvent.click(screen.getByLabelText('選択肢2を外す'))
    fireEvent.click(screen.getByText('質問を追加'))
    fireEvent.click(screen.getByText('保存'))
    // Nothing is sent because the new question has no text.
    await screen.findByText('入力を確認')
    enterValue(screen.getAllByLabelText(/^日本語の質問/)[1] as HTMLElement, '疲れが残る')
    enterValue(screen.getAllByLabelText(/^英語の質問/)[1] as HTMLElement, 'Still tired')
    await waitFor(() => expect(screen.queryByText('入力を確認')).toBeNull())
    fireEvent.click(screen.getByLabelText('質問2を上へ移動'))
    await waitFor(() => expect(screen.getByText<HTMLButtonElement>('保存').disabled).toBe(false))
    fireEvent.click(screen.getByText('保存'))
    await waitFor(() => expect(window.location.pathname).toBe('/admin/mental-checks/k-new/show'))
    const [sent] = listSentBodies(api, 'POST /admin/mental-checks')
    expect(sent).toMatchObject({ titleJa: '眠りの前に', intervalDays: 30, displayOrder: 0 })
    expect(sent.titles).toEqual({ cn: '入睡前' })
    expect(sent.items).toMatchObject([
      { nameJa: '疲れが残る', names: {} },
      { nameJa: '眠れない', names: { tw: '睡不著' }, requires: true, cluster: null },
    ])
    expect(sent.items[0].choices[0].displays).toEqual({ cn: '完全没有', tw: '完全沒有' })
    for (const { choices } of sent.items)
      expect(choices.map((choice: { displayJa: string }) => choice.displayJa)).toEqual([
        'まったくない',
        'よくある',
        '毎日',
      ])
  })

  it('creates a new version for a changed question, and counts the answers per version', async () => {
    const { api, user } = renderConsole('/mental-checks/k-1')
    await screen.findByText(/これまでの回答は第1版に残ります。/)
    await user.click(screen.getByRole('button', { name: /^2\. 夜中に目が覚める/ }))
    await user.click(await screen.findByLabelText('出題する'))
    await user.click(getSaveButton())
    await screen.findByRole('button', { name: '公開を終了' })
    const [sent] = listSentBodies(api, 'PUT /admin/mental-checks/{id}')
    expect(sent.revision).toBe(1)
    expect(sent.items.map(({ requires }: { requires: boolean }) => requires)).toEqual([true, false])
    const versions = screen.getByRole('table')
    const rows = within(versions).getAllByRole('row').slice(1)
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent).slice(0, 3))).toEqual([
      ['2', '1', '0'],
      ['1', '2', '128'],
    ])
  })

  it('keeps the typed values when somebody else has saved, and overwrites theirs only on purpose', async () => {
    const { api, user } = renderConsole('/mental-checks/k-1')
    const title = await screen.findByLabelText<HTMLInputElement>(/^日本語の題名/)
    enterValue(title, '私の題名')
    const [check] = api.aiesthe.checks
    if (check) Object.assign(check, { revision: 2, titleJa: '別の題名' })
    await user.click(getSaveButton())
    await screen.findByText('ほかの管理者が先に保存しました')
    expect(title.value).toBe('私の題名')
    expect(check?.titleJa).toBe('別の題名')
    await user.click(screen.getByRole('button', { name: 'この内容で保存' }))
    await waitFor(() => expect(check?.titleJa).toBe('私の題名'))
    expect(listSentBodies(api, 'PUT /admin/mental-checks/{id}').map(({ revision }) => revision)).toEqual([
      1, 2,
    ])
  })

  it('previews a check in the languages of members, withdraws it and offers it again', async () => {
    const { api, user } = renderConsole('/mental-checks/k-1/show')
    await screen.findByRole('combobox', { name: /^1\. 寝つくまでに時間がかかる/ })
    await user.click(screen.getByRole('button', { name: '英語' }))
    await screen.findByRole('combobox', { name: /^1\. It takes me long to fall asleep/ })
    // Without a translation members read the Japanese text.
    await user.click(screen.getByRole('button', { name: '簡体字' }))
    await screen.findByRole('combobox', { name: /^1\. 寝つくまでに時間がかかる/ })
    await user.click(screen.getByRole('button', { name: '公開を終了' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '公開を終了' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    await user.click(await screen.findByRole('button', { name: '公開を再開' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '公開を再開' }))
    await waitFor(() => expect(api.aiesthe.checks[0]).toMatchObject({ withdrawnAt: null, revision: 3 }))
  })

  it('lists checks with version, answers and state', async () => {
    renderConsole('/mental-checks', { language: 'en' })
    const row = (await screen.findByText('Mind and body this week')).closest('tr')
    expect(row?.textContent).toContain('Version 1')
    expect(row?.textContent).toContain('128')
    expect(screen.getAllByText('Withdrawn').length).toBeGreaterThan(0)
  })
})
