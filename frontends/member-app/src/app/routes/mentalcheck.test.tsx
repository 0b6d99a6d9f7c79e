import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { member } from '../../testing/members.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { apiUrl, refusal, server, signIn } from '../../testing/server.ts'
// Loaded before the first test, whose patience should not depend on how busy the machine is.
import '../home/MentalCheckPanel.tsx'
import './home.tsx'
import './mentalcheck.tsx'
import './menu.tsx'
import './mentalcheck-form.tsx'

const check = {
  id: '0190a000-0000-7000-8000-0000000000c1',
  title: 'こころの調子',
  items: [
    {
      ...{ id: 'q2', questionNo: 2, name: 'よく眠れましたか', requires: true },
      choices: [
        { id: 'q2-b', display: 'あまり', ansValue: 2 },
        { id: 'q2-a', display: 'よく', ansValue: 1 },
      ],
    },
    {
      ...{ id: 'q1', questionNo: 1, name: '気分はいかがですか', requires: false },
      choices: [
        { id: 'q1-a', display: 'よい', ansValue: 1 },
        { id: 'q1-b', display: 'ふつう', ansValue: 2 },
      ],
    },
  ],
}
const form = `/mypage/mentalcheck-form/${check.id}`

let sent: { body: unknown; key: string | null }[]
const takeAnswers = (answer: () => Response = () => HttpResponse.json({ message: '送信完了しました。' })) =>
  server.use(
    http.post(apiUrl('/mental-check/answer'), async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') })
      return answer()
    }),
  )

beforeEach(() => {
  sent = []
  localStorage.clear()
  sessionStorage.clear()
  signIn(member())
  takeAnswers()
  server.use(
    http.get(apiUrl('/mental-check/can-do-mentalchecks'), () =>
      HttpResponse.json([{ id: check.id, title: check.title }]),
    ),
    http.get(apiUrl('/mental-check/get'), () => HttpResponse.json(check)),
  )
})

/** Agrees and opens the form by its card. */
async function openForm() {
  const view = await renderApp('/mypage/mentalcheck')
  await view.user.click(await screen.findByRole('checkbox', { name: '調査結果の取り扱いについて、同意する' }))
  await view.user.click(screen.getByRole('button', { name: 'メンタルチェックへ進む' }))
  await view.user.click(await screen.findByRole('link', { name: /こころの調子/ }))
  await screen.findByRole('heading', { level: 1, name: 'こころの調子' })
  return view
}
const question = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name })

describe('/mypage/mentalcheck', () => {
  it('shows nothing to choose before the consent, which is asked for once in a sitting', async () => {
    const { user, unmount } = await renderApp('/mypage/mentalcheck')
    const next = await screen.findByRole('button', { name: 'メンタルチェックへ進む' })
    expect(next.hasAttribute('disabled')).toBe(true)
    expect(screen.queryByRole('link', { name: /こころの調子/ })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: '調査結果の取り扱いについて、同意する' }))
    await user.click(next)
    const card = await screen.findByRole('link', { name: /こころの調子/ })
    expect(card.getAttribute('href')).toBe(form)
    unmount()
    await renderApp('/mypage/mentalcheck')
    expect(await screen.findByRole('link', { name: /こころの調子/ })).toBeTruthy()
  })

  it('says that none can be done, with the way home', async () => {
    server.use(http.get(apiUrl('/mental-check/can-do-mentalchecks'), () => HttpResponse.json([])))
    const { user } = await renderApp('/mypage/mentalcheck')
    await user.click(await screen.findByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'メンタルチェックへ進む' }))
    expect(await screen.findByText('実施可能なメンタルチェックはありません。')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'ホームに戻る' }).getAttribute('href')).toBe('/')
  })

  it.each(['/mypage/mentalcheck', form])(
    '%s leads enterprise users to the settings (D-131)',
    async (path) => {
      signIn(member({ role: 'ROLE_ENTERPRISE' }))
      const { router } = await renderApp(path)
      await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/settings'))
    },
  )
})

describe('/mypage/mentalcheck-form/{id}', () => {
  it('asks for the consent first', async () => {
    const { router } = await renderApp(form)
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/mentalcheck'))
  })

  it('orders questions by number and choices by value', async () => {
    await openForm()
    const selects = await screen.findAllByRole<HTMLSelectElement>('combobox')
    const labels = selects.map((select) => select.labels?.[0]?.textContent)
    expect(labels).toEqual(['1. 気分はいかがですか', '2. よく眠れましたか'])
    expect([...(selects[1]?.options ?? [])].map(({ text }) => text)).toEqual([
      'お選びください',
      'よく',
      'あまり',
    ])
  })

  it('says 選択してください。 under each unanswered question and sends nothing', async () => {
    const { user } = await openForm()
    await user.selectOptions(await question('1. 気分はいかがですか'), 'ふつう')
    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(screen.getAllByText('選択してください。')).toHaveLength(1)
    expect((await question('2. よく眠れましたか')).getAttribute('aria-describedby')).toBeTruthy()
    expect(sent).toEqual([])
    await user.selectOptions(await question('2. よく眠れましたか'), 'よく')
    expect(screen.queryByText('選択してください。')).toBeNull()
  })

  it('sends every answer, says so, and goes back to the selection', async () => {
    const { user, router } = await openForm()
    await user.selectOptions(await question('1. 気分はいかがですか'), 'よい')
    await user.selectOptions(await question('2. よく眠れましたか'), 'あまり')
    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(await screen.findByText('送信完了しました。')).toBeTruthy()
    expect(sent.map(({ body }) => body)).toEqual([
      {
        mentalCheckId: check.id,
        answers: [
          { itemId: 'q1', choiceId: 'q1-a' },
          { itemId: 'q2', choiceId: 'q2-b' },
        ],
      },
    ])
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/mentalcheck'))
    expect(Object.keys(localStorage).filter((key) => key.includes('mental-check'))).toEqual([])
  })

  it('keeps the answers over a reload, for this member only', async () => {
    const { user, unmount } = await openForm()
    await user.selectOptions(await question('1. 気分はいかがですか'), 'ふつう')
    unmount()
    const again = await renderApp(form)
    expect((await question('1. 気分はいかがですか')).value).toBe('q1-b')
    expect(screen.getByText('2問中1問に回答済み')).toBeTruthy()
    again.unmount()

    const other = member({ id: '0190a000-0000-7000-8000-000000000002' })
    sessionStorage.setItem('hibiki.mental-check.data-use', other.id)
    signIn(other)
    await renderApp(form)
    expect((await question('1. 気分はいかがですか')).value).toBe('')
  })

  it('stays with the answers when they could not be sent, and the next try is the same request', async () => {
    takeAnswers(() => refusal(500, 'E5000', 'しばらくしてからお試しください。'))
    const { user, router } = await openForm()
    await user.selectOptions(await question('1. 気分はいかがですか'), 'よい')
    await user.selectOptions(await question('2. よく眠れましたか'), 'よく')
    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(await screen.findByText('しばらくしてからお試しください。')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    expect(router.state.location.pathname).toBe(form)
    takeAnswers()
    await user.click(await screen.findByRole('button', { name: '送信する' }))
    expect(await screen.findByText('送信完了しました。')).toBeTruthy()
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('shows the message of the server and goes back when the check was answered already', async () => {
    const told = 'このメンタルチェックは回答済みです。次回の実施日までお待ちください。'
    takeAnswers(() => refusal(409, 'AIESTHE_CHECK_NOT_DUE', told))
    const { user, router } = await openForm()
    await user.selectOptions(await question('1. 気分はいかがですか'), 'よい')
    await user.selectOptions(await question('2. よく眠れましたか'), 'よく')
    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(await screen.findByText(told)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/mentalcheck'))
  })
})

describe('the invitation to the mental check', () => {
  const invitation = '今日のこころの調子はいかがですか'

  it.each(['/', '/menu'])('stands on %s while a check is due, and not otherwise', async (path) => {
    const { unmount } = await renderApp(path)
    const link = (await screen.findByText(invitation, {}, { timeout: 8000 })).closest('a')
    expect(link?.getAttribute('href')).toBe('/mypage/mentalcheck')
    unmount()
    let asked = false
    server.use(
      http.get(apiUrl('/mental-check/can-any-mentalcheck'), () => {
        asked = true
        return HttpResponse.json(false)
      }),
    )
    signIn(member({ id: '0190a000-0000-7000-8000-000000000009' }))
    await renderApp(path)
    await waitFor(() => expect(asked).toBe(true))
    expect(screen.queryByText(invitation)).toBeNull()
  })
})
