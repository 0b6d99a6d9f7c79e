import { type ApiError, createErrorResponse } from '@hibiki/api-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import '../../home/pages/MentalCheckPanel.tsx'
import '../../home/pages/HomePage.tsx'
import './MentalCheckPage.tsx'
import '../../../app/pages/MenuPage.tsx'
import './MentalCheckFormPage.tsx'
import '../components/DataUseDialog.tsx'

const check = {
  id: '0190a000-0000-7000-8000-0000000000c1',
  title: 'こころの調子',
  nextDueAt: null,
  items: [
    {
      id: 'q2',
      questionNo: 2,
      name: 'よく眠れましたか',
      requires: true,
      choices: [
        { id: 'q2-b', display: 'あまり', ansValue: 2 },
        { id: 'q2-a', display: 'よく', ansValue: 1 },
      ],
    },
    {
      id: 'q1',
      questionNo: 1,
      name: '気分はいかがですか',
      requires: false,
      choices: [
        { id: 'q1-a', display: 'よい', ansValue: 1 },
        { id: 'q1-b', display: 'ふつう', ansValue: 2 },
      ],
    },
  ],
}
const form = `/mypage/mentalcheck-form/${check.id}`

const agreement = '調査結果の取り扱いについて、同意する'
const text = { version: 'v1', statements: ['振動を選ぶために使います。'], agree: agreement }

/** Serves a member who has not decided yet and remembers the decision, as the service does. */
function askForDataUse() {
  const decisions: unknown[] = []
  let agreed = false
  server.use(
    http.get('/mental-check/data-use', () => ({
      ...text,
      agreed,
      decidedAt: decisions.length > 0 ? '2026-11-22T03:00:00.000Z' : null,
    })),
    http.post('/mental-check/decide-data-use', async ({ readBody }) => {
      const decision = await readBody()
      decisions.push(decision)
      agreed = decision.agreement
      return {}
    }),
  )
  return decisions
}

let sent: { body: unknown; key: string | null }[]
const takeAnswers = (answer: () => HttpResponse<ApiError> | undefined = () => undefined) =>
  server.use(
    http.post('/mental-check/answer', async ({ readBody, request }) => {
      sent.push({ body: await readBody(), key: request.headers.get('Idempotency-Key') })
      return answer() ?? { message: '送信完了しました。' }
    }),
  )

beforeEach(() => {
  sent = []
  localStorage.clear()
  sessionStorage.clear()
  signIn(createMember())
  takeAnswers()
  server.use(
    http.get('/mental-check/can-do-mentalchecks', () => [{ id: check.id, title: check.title }]),
    http.get('/mental-check/get', () => check),
  )
})

/** Opens the form by its card. */
async function openForm() {
  const view = await renderApp('/mypage/mentalcheck')
  await view.user.click(await screen.findByRole('link', { name: /こころの調子/ }))
  await screen.findByRole('heading', { level: 1, name: 'こころの調子' })
  return view
}
const question = (name: string) => screen.findByRole('radiogroup', { name })
/** Taps an answer of the question, which is the only one on the screen. */
async function answer(user: UserEvent, name: string, choice: string) {
  await user.click(within(await question(name)).getByRole('radio', { name: choice }))
}
/** Returns the text of the chosen answer, or null. */
const findChosen = async (name: string) => {
  const radios = within(await question(name)).getAllByRole<HTMLInputElement>('radio')
  return radios.find(({ checked }) => checked)?.labels?.[0]?.textContent ?? null
}
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))

describe('/mypage/mentalcheck', () => {
  it('offers no check before the consent, which it records and asks for once', async () => {
    const decisions = askForDataUse()
    const { user, unmount } = await renderApp('/mypage/mentalcheck')
    const next = await screen.findByRole('button', { name: 'メンタルチェックへ進む' })
    expect(next.hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('振動を選ぶために使います。')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /こころの調子/ })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: agreement }))
    await user.click(next)
    const card = await screen.findByRole('link', { name: /こころの調子/ })
    expect(card.getAttribute('href')).toBe(form)
    // The reader was at the end of a long text.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    expect(decisions).toEqual([{ agreement: true, version: 'v1' }])
    unmount()
    sessionStorage.clear()
    await renderApp('/mypage/mentalcheck')
    expect(await screen.findByRole('link', { name: /こころの調子/ })).toBeTruthy()
  })

  it('lets customers show the mental checks on the chart, and withdraw them', async () => {
    signIn(createMember({ role: 'ROLE_CUSTOMER' }))
    const choices: unknown[] = []
    server.use(
      http.post('/mental-check/publication', async ({ readBody }) => {
        const choice = await readBody()
        choices.push(choice)
        return choice
      }),
    )
    const { user } = await renderApp('/mypage/mentalcheck')
    const publish = await screen.findByRole('switch', { name: '担当者のカルテに表示する' })
    for (const checked of [true, false]) {
      await user.click(publish)
      await waitFor(() => expect((publish as HTMLInputElement).checked).toBe(checked))
    }
    expect(choices).toEqual([{ published: true }, { published: false }])
  })

  it('lets the member read the text of the consent again, with the date, once it is given', async () => {
    const { user } = await renderApp('/mypage/mentalcheck')
    await user.click(await screen.findByRole('button', { name: '調査結果の取り扱い' }))
    const dialog = within(await screen.findByRole('dialog', { name: '調査結果の取り扱い' }))
    expect(dialog.getByText('ご回答の使いみちです。')).toBeTruthy()
    expect(dialog.getByText('2026/11/20 12:00 に調査結果の取り扱いに同意しました。')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('hides the chart switch from members without a person in charge', async () => {
    await renderApp('/mypage/mentalcheck')
    await screen.findByRole('link', { name: /こころの調子/ })
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('records a refusal, shows an alert and leads home', async () => {
    const decisions = askForDataUse()
    const { user, router } = await renderApp('/mypage/mentalcheck')
    await user.click(await screen.findByRole('button', { name: '同意しない' }))
    expect(
      await screen.findByText(
        '調査結果の取り扱いに同意いただけない場合、メンタルチェックはご利用いただけません。',
      ),
    ).toBeTruthy()
    expect(decisions).toEqual([{ agreement: false, version: 'v1' }])
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it('shows that the text has changed and loads it again before the member can agree', async () => {
    askForDataUse()
    const told = '調査結果の取り扱いの内容が変わりました。最新の内容をご確認ください。'
    server.use(
      http.post('/mental-check/decide-data-use', () => {
        server.use(
          http.get('/mental-check/data-use', () => ({
            ...text,
            version: 'v2',
            statements: ['新しい使いみちです。'],
            agreed: false,
            decidedAt: null,
          })),
        )
        return createErrorResponse(409, 'AIESTHE_DATA_USE_CHANGED', told)
      }),
    )
    const { user } = await renderApp('/mypage/mentalcheck')
    await user.click(await screen.findByRole('checkbox', { name: agreement }))
    await user.click(screen.getByRole('button', { name: 'メンタルチェックへ進む' }))
    expect(await screen.findByText(told)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    expect(await screen.findByText('新しい使いみちです。')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  })

  it('shows when the next check is due', async () => {
    server.use(
      http.get('/mental-check/can-do-mentalchecks', () => []),
      http.get('/mental-check/due-dates', () => [
        { id: check.id, title: check.title, nextDueAt: '2026-12-21T03:00:00.000Z' },
      ]),
    )
    await renderApp('/mypage/mentalcheck')
    expect(await screen.findByText('実施可能なメンタルチェックはありません。')).toBeTruthy()
    const dates = await screen.findByRole('region', { name: '次回の実施日' })
    expect(dates.textContent).toContain('こころの調子2026年12月21日 12:00 から')
  })

  it('shows that no check is due, with a link home', async () => {
    server.use(http.get('/mental-check/can-do-mentalchecks', () => []))
    await renderApp('/mypage/mentalcheck')
    expect(await screen.findByText('実施可能なメンタルチェックはありません。')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'ホームに戻る' }).getAttribute('href')).toBe('/')
  })

  it.each(['/mypage/mentalcheck', form])('leads enterprise users from %s to the settings', async (path) => {
    signIn(createMember({ role: 'ROLE_ENTERPRISE' }))
    const { router } = await renderApp(path)
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/settings'))
  })
})

describe('/mypage/mentalcheck-form/{id}', () => {
  it('asks for the consent first', async () => {
    askForDataUse()
    const { router } = await renderApp(form)
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/mentalcheck'))
  })

  it('asks the questions one by one by number, with the choices by value', async () => {
    const { user } = await openForm()
    expect(await question('1. 気分はいかがですか')).toBeTruthy()
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1)
    await press(user, '次へ')
    const choices = within(await question('2. よく眠れましたか')).getAllByRole<HTMLInputElement>('radio')
    expect(choices.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['よく', 'あまり'])
  })

  it('moves on by itself after a tap, with the focus on the next question, and back again', async () => {
    const { user, router } = await openForm()
    await answer(user, '1. 気分はいかがですか', 'ふつう')
    const next = await screen.findByRole('heading', { name: '2. よく眠れましたか' })
    await waitFor(() => expect(document.activeElement).toBe(next))
    await press(user, '戻る')
    expect(await findChosen('1. 気分はいかがですか')).toBe('ふつう')
    await press(user, '戻る')
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/mentalcheck'))
  })

  it('waits for 次へ where an answer is chosen by arrow keys', async () => {
    const { user } = await openForm()
    const [first] = within(await question('1. 気分はいかがですか')).getAllByRole('radio')
    first?.focus()
    await user.keyboard(' {ArrowDown}')
    expect(await findChosen('1. 気分はいかがですか')).toBe('ふつう')
    await user.keyboard('{Enter}')
    expect(await question('2. よく眠れましたか')).toBeTruthy()
  })

  it('shows 選択してください。 at the first unanswered question and sends nothing', async () => {
    const { user } = await openForm()
    await press(user, '次へ')
    await answer(user, '2. よく眠れましたか', 'よく')
    await press(user, '送信する')
    const missing = await question('1. 気分はいかがですか')
    expect(screen.getAllByText('選択してください。')).toHaveLength(1)
    expect(missing.getAttribute('aria-describedby')).toBeTruthy()
    expect(sent).toEqual([])
    await answer(user, '1. 気分はいかがですか', 'ふつう')
    expect(screen.queryByText('選択してください。')).toBeNull()
  })

  it('sends all answers, shows a notice and goes back to the selection', async () => {
    const { user, router } = await openForm()
    await answer(user, '1. 気分はいかがですか', 'よい')
    await answer(user, '2. よく眠れましたか', 'あまり')
    await press(user, '送信する')
    const done = within(await screen.findByRole('alertdialog', { name: '完了' }))
    expect(done.getByText('送信が完了しました！')).toBeTruthy()
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
    expect(await screen.findByText('送信完了しました。')).toBeTruthy()
    expect(Object.keys(localStorage).filter((key) => key.includes('mental-check'))).toEqual([])
  })

  it('keeps the answers across a reload, for this member only', async () => {
    const { user, unmount } = await openForm()
    await answer(user, '1. 気分はいかがですか', 'ふつう')
    unmount()
    const again = await renderApp(form)
    expect(await findChosen('2. よく眠れましたか')).toBeNull()
    expect(screen.getByText('2問中1問に回答済み')).toBeTruthy()
    await press(again.user, '戻る')
    expect(await findChosen('1. 気分はいかがですか')).toBe('ふつう')
    again.unmount()

    const other = createMember({ id: '0190a000-0000-7000-8000-000000000002' })
    signIn(other)
    await renderApp(form)
    expect(await findChosen('1. 気分はいかがですか')).toBeNull()
    expect(screen.getByText('2問中0問に回答済み')).toBeTruthy()
  })

  it.each([
    [
      'the server refuses them',
      () => createErrorResponse(500, 'E5000', 'しばらくしてからお試しください。'),
      'しばらくしてからお試しください。',
    ],
    ['the network is away', () => HttpResponse.error(), '通信できませんでした。'],
  ])('keeps the answers when %s, and resends them as the same request', async (_why, fails, reason) => {
    takeAnswers(fails)
    const { user, router } = await openForm()
    await answer(user, '1. 気分はいかがですか', 'よい')
    await answer(user, '2. よく眠れましたか', 'よく')
    await press(user, '送信する')
    const failed = within(await screen.findByRole('alertdialog', { name: '失敗' }))
    expect(failed.getByText('送信に失敗しました！')).toBeTruthy()
    expect(failed.getByText(/ご回答は残っています。もう一度送信できます。/).textContent).toContain(reason)
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    expect(router.state.location.pathname).toBe(form)
    expect(await findChosen('2. よく眠れましたか')).toBe('よく')
    expect(screen.getByText('2問中2問に回答済み')).toBeTruthy()
    const failedKeys = sent.map(({ key }) => key)
    takeAnswers()
    await user.click(await screen.findByRole('button', { name: '送信する' }))
    expect(await screen.findByRole('alertdialog', { name: '完了' })).toBeTruthy()
    expect(sent.length).toBeGreaterThan(failedKeys.length)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('shows the message of the server and goes back when the check was answered already', async () => {
    const told = 'このメンタルチェックは回答済みです。次回は2026年12月21日 12:00からご回答いただけます。'
    takeAnswers(() => createErrorResponse(409, 'AIESTHE_CHECK_NOT_DUE', told))
    const { user, router } = await openForm()
    await answer(user, '1. 気分はいかがですか', 'よい')
    await answer(user, '2. よく眠れましたか', 'よく')
    await press(user, '送信する')
    const failed = within(await screen.findByRole('alertdialog', { name: '失敗' }))
    expect(failed.getByText(told)).toBeTruthy()
    expect(failed.queryByText(/もう一度送信できます/)).toBeNull()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/mentalcheck'))
  })
})

describe('/mypage/mentalcheck-form/{id}, where something has changed meanwhile', () => {
  const answers = (changed: object) =>
    server.use(http.get('/mental-check/get', () => ({ ...check, ...changed })))
  async function fillIn() {
    const view = await openForm()
    await answer(view.user, '1. 気分はいかがですか', 'よい')
    await answer(view.user, '2. よく眠れましたか', 'よく')
    return view
  }
  const kept = () => Object.keys(localStorage).filter((key) => key.includes('mental-check'))

  it('shows that a check is not due, with its date, in place of the form', async () => {
    localStorage.setItem(
      `hibiki.mental-check.${createMember().id}.${check.id}`,
      JSON.stringify({ choices: { q1: 'q1-a' }, requestKey: 'k', savedAtMs: Date.now() }),
    )
    answers({ nextDueAt: '2026-12-21T03:00:00.000Z' })
    await renderApp(form)
    expect(
      await screen.findByText(
        'このメンタルチェックは回答済みです。次回は2026年12月21日 12:00からご回答いただけます。',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('radiogroup')).toBeNull()
    expect(screen.queryByText(/^あまり考えすぎず/)).toBeNull()
    expect(screen.getByRole('link', { name: 'メンタルチェックの一覧へ' }).getAttribute('href')).toBe(
      '/mypage/mentalcheck',
    )
    await waitFor(() => expect(kept()).toEqual([]))
  })

  it('shows new questions with the answers that are still valid', async () => {
    const { user } = await fillIn()
    const [, first] = check.items
    answers({ items: [first, { ...check.items[0], id: 'q3', name: 'よく食べましたか' }] })
    takeAnswers(() => createErrorResponse(409, 'AIESTHE_CHECK_CHANGED', '内容が変わりました。'))
    await press(user, '送信する')
    await user.click(await screen.findByRole('button', { name: '閉じる' }))
    expect(await findChosen('2. よく食べましたか')).toBeNull()
    await press(user, '戻る')
    expect(await findChosen('1. 気分はいかがですか')).toBe('よい')
  })

  it('asks for the missing consent to the use of results and keeps the answers', async () => {
    const { user, router } = await fillIn()
    askForDataUse()
    takeAnswers(() => createErrorResponse(422, 'AIESTHE_DATA_USE_NEEDED', '同意が必要です。'))
    await press(user, '送信する')
    await user.click(await screen.findByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/mentalcheck'))
    await user.click(await screen.findByRole('checkbox', { name: agreement }))
    await user.click(screen.getByRole('button', { name: 'メンタルチェックへ進む' }))
    await user.click(await screen.findByRole('link', { name: /こころの調子/ }))
    await screen.findByText('2問中2問に回答済み')
  })

  it('asks for the missing consent to providing data again', async () => {
    const { user } = await fillIn()
    server.use(http.get('/agreement/providing-data', () => false))
    takeAnswers(() => createErrorResponse(422, 'E4003', 'データ提供への同意が必要です。'))
    await press(user, '送信する')
    await user.click(await screen.findByRole('button', { name: '閉じる' }))
    expect(await screen.findByRole('dialog', { name: 'データの提供について' })).toBeTruthy()
    expect(kept()).toHaveLength(1)
  })

  it('removes the answers from the device on logout', async () => {
    const { user } = await fillIn()
    expect(kept()).toHaveLength(1)
    const [logout] = screen.getAllByRole('button', { name: 'ログアウト' })
    if (logout) await user.click(logout)
    await waitFor(() => expect(kept()).toEqual([]))
  })

  it("removes another member's answers from the device", async () => {
    const foreign = 'hibiki.mental-check.0190a000-0000-7000-8000-000000000002.x'
    localStorage.setItem(foreign, JSON.stringify({ choices: {}, requestKey: 'k', savedAtMs: Date.now() }))
    await renderApp('/mypage/mentalcheck')
    await waitFor(() => expect(localStorage.getItem(foreign)).toBeNull())
  })
})

describe('the invitation to the mental check', () => {
  const invitation = '今日のこころの調子はいかがですか'

  it.each(['/', '/menu'])('shows the invitation on %s only while a check is due', async (path) => {
    const { unmount } = await renderApp(path)
    const link = (await screen.findByText(invitation, {}, { timeout: 8000 })).closest('a')
    expect(link?.getAttribute('href')).toBe('/mypage/mentalcheck')
    unmount()
    let asked = false
    server.use(
      http.get('/mental-check/can-any-mentalcheck', () => {
        asked = true
        return false
      }),
    )
    signIn(createMember({ id: '0190a000-0000-7000-8000-000000000009' }))
    await renderApp(path)
    await waitFor(() => expect(asked).toBe(true))
    expect(screen.queryByText(invitation)).toBeNull()
  })
})
