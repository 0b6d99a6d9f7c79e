import { createErrorResponse } from '@hibiki/api-mocks'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ja from '../../../locales/ja/stress-check.json' with { type: 'json' }
import { createMember } from '../../../testing/create-member.ts'
import { createSound } from '../../../testing/create-sound.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { playbackStore } from '../../player/audio/playback-store.ts'
import { installFakeMedia } from '../../player/testing/fake-media.ts'
import { saveRefresh } from '../../session/session-tabs.ts'
import { questions } from '../questions.ts'
import { type AnswerCode, answerCodes } from '../rules.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import './ResultSound.tsx'
import './StressCheckPage.tsx'

const storageKey = 'hibiki.stress-check'
const { applicable, sometimes, notApplicable, unanswered } = answerCodes

/** Stores a check in this tab whose first answers are these and the others "not applicable". */
function store(parts: readonly [count: number, code: AnswerCode][], more: object = {}) {
  const given = parts.flatMap(([count, code]) => Array<AnswerCode>(count).fill(code))
  const answers = questions.map((_, index) => given[index] ?? notApplicable)
  const draft = { owner: null, begun: true, answers, position: 39, result: null, ...more }
  sessionStorage.setItem(storageKey, JSON.stringify(draft))
}

const stored = () => JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
const result = () => screen.findByRole('dialog', { name: 'チェックの結果' })

/** Opens the page with a stored check and requests its result. */
async function finish(address = '/stress-check') {
  const view = await renderApp(address)
  await view.user.click(await screen.findByRole('button', { name: '結果を見る' }))
  return view
}

/** The requests of the page with their bodies. */
let requests: string[]
const listen = ({ request }: { request: Request }) => {
  const copy = request.clone()
  void copy.text().then((body) => requests.push(`${request.method} ${request.url} ${body}`))
}

beforeEach(() => {
  requests = []
  server.events.on('request:start', listen)
})
afterEach(() => {
  server.events.removeListener('request:start', listen)
  vi.restoreAllMocks()
})

describe('/stress-check', () => {
  it('introduces the check before it begins', async () => {
    await renderApp('/stress-check')
    expect(await screen.findByRole('heading', { level: 1, name: '無料ストレスチェック' })).toBeTruthy()
    for (const note of Object.values(ja.notes)) expect(screen.getByText(note)).toBeTruthy()
    expect(screen.getByRole('link', { name: '戻る' }).getAttribute('href')).toBe('/')
  })

  it('shows one question at a time on a phone, advances after a tap and counts', async () => {
    const { user } = await renderApp('/stress-check')
    await user.click(await screen.findByRole('button', { name: 'はじめる' }))
    const first = await screen.findByRole('radiogroup', { name: ja.questions.slowToSleep })
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1)
    await user.click(within(first).getByRole('radio', { name: 'ときどき' }))
    expect(await screen.findByRole('radiogroup', { name: ja.questions.wakesAtNight })).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('質問2（眠りと休息）'))
    expect(screen.getByText('40問中1問に回答済み')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('3')
    await user.click(screen.getByRole('button', { name: '前へ' }))
    expect(
      await screen.findByRole<HTMLInputElement>('radio', { name: 'ときどき', checked: true }),
    ).toBeTruthy()
  })

  it('stays at the question while the keyboard moves through its answers', async () => {
    const { user } = await renderApp('/stress-check')
    await user.click(await screen.findByRole('button', { name: 'はじめる' }))
    const radio = await screen.findByRole('radio', { name: 'あてはまらない' })
    fireEvent.click(radio, { detail: 0 })
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(screen.getByRole('radiogroup', { name: ja.questions.slowToSleep })).toBeTruthy()
    expect(stored().answers[0]).toBe(notApplicable)
  })

  it('resumes after a reload, in this tab only', async () => {
    const { user, unmount } = await renderApp('/stress-check')
    await user.click(await screen.findByRole('button', { name: 'はじめる' }))
    await user.click(await screen.findByRole('radio', { name: 'あてはまる' }))
    await screen.findByRole('radiogroup', { name: ja.questions.wakesAtNight })
    unmount()
    await renderApp('/stress-check')
    expect(await screen.findByRole('radiogroup', { name: ja.questions.wakesAtNight })).toBeTruthy()
    expect(stored().answers.slice(0, 2)).toEqual([applicable, unanswered])
    expect(JSON.stringify(localStorage)).not.toContain('stress')
  })

  it.each(['{', '{"owner":null,"begun":true,"answers":[7],"position":0,"result":null}', 'null'])(
    'starts over when %s is stored',
    async (broken) => {
      sessionStorage.setItem(storageKey, broken)
      await renderApp('/stress-check')
      expect(await screen.findByRole('button', { name: 'はじめる' })).toBeTruthy()
    },
  )

  it('requires every answer and leads to the first missing one', async () => {
    store([
      [3, sometimes],
      [1, unanswered],
    ])
    const { user } = await finish()
    expect(await screen.findByText('すべて回答してください。')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    expect(await screen.findByRole('radiogroup', { name: ja.questions.daysOffOnlyRecover })).toBeTruthy()
    expect(screen.getByText('選択してください。')).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'チェックの結果' })).toBeNull()
  })

  it('deletes the answers when asked to', async () => {
    store([[3, sometimes]])
    const { user } = await renderApp('/stress-check')
    await user.click(await screen.findByRole('button', { name: '回答を消してやめる' }))
    expect(await screen.findByRole('button', { name: 'はじめる' })).toBeTruthy()
    expect(stored()).toBeNull()
  })
})

describe('the result', () => {
  it.each([
    { score: 14, level: 1, parts: [[7, applicable]] },
    { score: 15, level: 2, parts: [[15, sometimes]] },
    { score: 24, level: 2, parts: [[12, applicable]] },
    { score: 25, level: 3, parts: [[25, sometimes]] },
    { score: 34, level: 3, parts: [[17, applicable]] },
    { score: 35, level: 4, parts: [[35, sometimes]] },
  ] as const)('shows $score points as level $level', async ({ score, level, parts }) => {
    store(parts.map(([count, code]) => [count, code] as [number, AnswerCode]))
    await finish()
    const dialog = within(await result())
    const { name, comment } = ja.levels[`${level}`]
    expect(dialog.getByText(`レベル${level}：${name}`)).toBeTruthy()
    expect(dialog.getByText(`合計 ${score}点（80点満点）`)).toBeTruthy()
    expect(dialog.getByText(comment)).toBeTruthy()
    expect(
      dialog.getByRole('img', {
        name: `4つの帯の図。合計${score}点（80点満点）は、4段階のうちレベル${level}です。`,
      }),
    ).toBeTruthy()
    expect(dialog.queryAllByRole('link', { name: /新規登録|ログイン/ })).toHaveLength(level === 1 ? 0 : 2)
    expect(dialog.queryAllByRole('link', { name: /結果を持って登録する/ })).toHaveLength(level === 1 ? 0 : 1)
    expect(dialog.queryAllByRole('link', { name: '0120-279-338' })).toHaveLength(level === 4 ? 1 : 0)
  })

  it('invites visitors to register and to log in, in new tabs', async () => {
    store([[10, applicable]])
    await finish()
    const dialog = within(await result())
    expect(dialog.getByText('会員登録すると、AIがあなたに合う振動をご提案します。')).toBeTruthy()
    for (const [name, path] of [
      [/新規登録/, '/register'],
      [/ログイン/, '/login'],
    ] as const) {
      const link = dialog.getByRole('link', { name })
      expect(link.getAttribute('href')).toBe(path)
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toBe('noopener')
    }
  })

  it('plays a fitting sound with one tap, for which a list without any parameter is requested', async () => {
    const media = installFakeMedia()
    const landscape = {
      scene: 'moon' as const,
      hour: 'night' as const,
      palette: ['#101820', '#203040', '#304050', '#f0f0f0', '#ffd080'],
      image: '/api/soundesthe/landscapes/1/{size}.{format}?v=1',
    }
    const taster = (mood: 'sleep' | 'care', title: string) => ({
      mood,
      sound: createSound({ title, landscape }),
    })
    server.use(
      http.get('/soundesthe/tasters', () => [taster('sleep', '夜の帳'), taster('care', '白磁のひかり')]),
    )
    store([[20, applicable]])
    const { user } = await finish()
    const dialog = within(await result())
    const listen = await dialog.findByRole('button', { name: ja.sound.listen })
    const before = requests.length
    await user.click(listen)
    expect(await dialog.findByText('夜の帳')).toBeTruthy()
    await user.click(await dialog.findByRole('button', { name: '一時停止する' }))
    expect(await dialog.findByRole('button', { name: '再生する' })).toBeTruthy()
    const sent = requests.slice(before).filter((request) => request.includes('/api/'))
    expect(sent).toEqual([expect.stringMatching(/^GET \S+\/api\/soundesthe\/tasters $/)])
    playbackStore.end()
    media.restore()
  })

  it('does not invite members to register', async () => {
    signIn(createMember())
    store([[10, applicable]])
    await finish()
    await result()
    expect(screen.queryByRole('link', { name: /新規登録/ })).toBeNull()
  })

  it('closes the result by its buttons only', async () => {
    store([[7, applicable]])
    const { user } = await finish()
    await result()
    await user.keyboard('{Escape}')
    await user.click(document.querySelector('.MuiDialog-container') as Element)
    expect(await result()).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '回答を見直す' }))
    expect(await screen.findByRole('radiogroup', { name: ja.questions.slowToSleep })).toBeTruthy()
  })

  it('shows an unknown level when the stored result is invalid', async () => {
    store([[7, applicable]], { result: { score: 14, storedLevel: 4 } })
    await renderApp('/stress-check')
    expect(within(await result()).getByText('ストレス計測がうまくできませんでした。')).toBeTruthy()
  })

  it.each([
    ['/stress-check', '/'],
    ['/stress-check?back=%2Fsupport%3Fa%3D1', '/support?a=1'],
    ['/stress-check?back=https%3A%2F%2Fevil.example', '/'],
    ['/stress-check?back=%2F%2Fevil.example', '/'],
    ['/stress-check?back=javascript%3Aalert(1)', '/'],
  ])('%s leads back to %s and leaves nothing behind', async (address, path) => {
    store([[7, applicable]])
    const { user, router } = await finish(address)
    await result()
    await user.click(screen.getByRole('button', { name: '終了する' }))
    await waitFor(() => {
      const { pathname, search } = router.state.location
      expect(pathname + search).toBe(path)
    })
    expect(stored()).toBeNull()
  })
})

describe('a member', () => {
  const saved = { id: 's-1', score: 30, level: 3, savedAt: '2026-11-21T03:00:00.000Z', forChoice: false }

  it('saves the result, uses it for the choice and withdraws it, and sends nothing before', async () => {
    signIn(createMember())
    const sent: [string, object][] = []
    const record = async <Body extends object>(path: string, readBody: () => Promise<Body>) => {
      const body = await readBody()
      sent.push([path, body])
      return body
    }
    server.use(
      http.post('/stress-check/save', async ({ readBody }) => {
        await record('/stress-check/save', readBody)
        return saved
      }),
      http.post('/stress-check/decide-use', async ({ readBody }) => ({
        ...saved,
        ...(await record('/stress-check/decide-use', readBody)),
      })),
      http.post('/stress-check/withdraw', async ({ readBody }) => {
        await record('/stress-check/withdraw', readBody)
        return {}
      }),
    )
    store([[15, applicable]])
    const { user } = await finish()
    const dialog = within(await result())
    expect(requests.filter((request) => request.includes('stress-check'))).toEqual([])
    await user.click(await dialog.findByRole('button', { name: ja.save.save }))
    expect(await dialog.findByText(ja.save.saved)).toBeTruthy()
    expect(stored().saved).toEqual(saved)
    await user.click(dialog.getByRole('switch', { name: ja.save.forChoice }))
    await waitFor(() => expect(stored().saved.forChoice).toBe(true))
    await user.click(dialog.getByRole('button', { name: ja.save.withdraw }))
    expect(await dialog.findByRole('button', { name: ja.save.save })).toBeTruthy()
    expect(sent).toEqual([
      ['/stress-check/save', { score: 30, forChoice: false }],
      ['/stress-check/decide-use', { id: 's-1', forChoice: true }],
      ['/stress-check/withdraw', { id: 's-1' }],
    ])
  })

  it('saves one result in several attempts', async () => {
    signIn(createMember())
    const keys: (string | null)[] = []
    server.use(
      http.post('/stress-check/save', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return keys.length === 1 ? createErrorResponse(500, 'E5000', 'エラー') : saved
      }),
    )
    store([[15, applicable]])
    const { user } = await finish()
    const dialog = within(await result())
    await user.click(await dialog.findByRole('checkbox', { name: ja.save.forChoice }))
    await user.click(dialog.getByRole('button', { name: ja.save.save }))
    await user.click(await screen.findByRole('button', { name: '閉じる' }))
    await user.click(dialog.getByRole('button', { name: ja.save.save }))
    expect(await dialog.findByText(ja.save.saved)).toBeTruthy()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('saves a reviewed result once, and changed answers as another result', async () => {
    signIn(createMember())
    store([[15, applicable]], { owner: createMember().id, result: { score: 30, storedLevel: 2 }, saved })
    const { user } = await renderApp('/stress-check')
    await user.click(within(await result()).getByRole('button', { name: ja.result.review }))
    const first = await screen.findByRole('radiogroup', { name: ja.questions.slowToSleep })
    await user.click(within(first).getByRole('radio', { name: 'あてはまる' }))
    const second = await screen.findByRole('radiogroup', { name: ja.questions.wakesAtNight })
    expect(stored()).toMatchObject({ result: null, saved })
    await user.click(within(second).getByRole('radio', { name: 'ときどき' }))
    await waitFor(() => expect(stored().saved).toBeNull())
  })

  it('saves nothing for an enterprise account or a visitor', async () => {
    signIn(createMember({ enterprise: true }))
    store([[7, applicable]])
    await finish()
    await result()
    expect(screen.queryByRole('button', { name: ja.save.save })).toBeNull()
  })
})

describe('what is answered', () => {
  const other = '0190a000-0000-7000-8000-000000000002'
  const answered: [number, AnswerCode][] = [[15, applicable]]
  const done = { result: { score: 30, storedLevel: 2 } }

  it("deletes a member's answers when another member uses the tab", async () => {
    store(answered, { owner: other, ...done })
    signIn(createMember())
    await renderApp('/stress-check')
    expect(await screen.findByRole('button', { name: 'はじめる' })).toBeTruthy()
    expect(screen.queryByText(ja.result.title)).toBeNull()
    await waitFor(() => expect(stored()).toBeNull())
  })

  it("hides a member's answers from a visitor, whose own replace them", async () => {
    store(answered, { owner: other, ...done })
    const { user } = await renderApp('/stress-check')
    const begin = await screen.findByRole('button', { name: 'はじめる' })
    expect(screen.queryByText(ja.result.title)).toBeNull()
    expect(stored().owner).toBe(other)
    await user.click(begin)
    await screen.findByRole('radiogroup', { name: ja.questions.slowToSleep })
    expect(stored()).toMatchObject({ owner: null, result: null, answers: questions.map(() => unanswered) })
  })

  it("restores a member's answers when an unconfirmed session is confirmed", async () => {
    saveRefresh(Date.now())
    server.use(http.post('/auth/me', () => createErrorResponse(503, 'E5030', 'x')))
    store(answered, { owner: createMember().id, ...done })
    await renderApp('/stress-check')
    await screen.findByRole('button', { name: 'はじめる' })
    signIn(createMember())
    window.dispatchEvent(new Event('online'))
    expect(await result()).toBeTruthy()
  })

  it("restores a member's answers after a login when the session ended during saving", async () => {
    signIn(createMember())
    store(answered)
    const { user, router, unmount } = await finish()
    const unauthorized = () => createErrorResponse(401, 'E4010', 'ログインしてください。')
    server.use(http.post('/stress-check/save', unauthorized))
    await user.click(await within(await result()).findByRole('button', { name: ja.save.save }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    unmount()
    await renderApp('/stress-check')
    expect(await result()).toBeTruthy()
  })

  it("deletes a member's answers on logout", async () => {
    signIn(createMember())
    store(answered, { owner: createMember().id })
    const { user } = await renderApp('/stress-check')
    await screen.findByRole('button', { name: '結果を見る' })
    const [logout] = screen.getAllByRole('button', { name: 'ログアウト' })
    if (logout) await user.click(logout)
    await screen.findByRole('heading', { name: 'ログイン' })
    expect(stored()).toBeNull()
  })

  it("restores a member's answers after a reload", async () => {
    signIn(createMember())
    store(answered, { owner: createMember().id, ...done })
    await renderApp('/stress-check')
    expect(await result()).toBeTruthy()
  })

  it("assigns a visitor's answers to the member who logs in", async () => {
    signIn(createMember())
    store(answered, done)
    await renderApp('/stress-check')
    expect(await result()).toBeTruthy()
    await waitFor(() => expect(stored().owner).toBe(createMember().id))
  })

  it('sends no answers and requests only the current session', async () => {
    const beacon = vi.fn()
    vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon: beacon }))
    store([
      [34, applicable],
      [6, unanswered],
    ])
    const { user } = await renderApp('/stress-check')
    for (const { name } of questions.slice(34).toReversed()) {
      const group = await screen.findByRole('radiogroup', { name: ja.questions[name] })
      await user.click(within(group).getByRole('radio', { name: 'あてはまる' }))
      if (name !== questions[34]?.name) await user.click(screen.getByRole('button', { name: '前へ' }))
    }
    for (let rest = 0; rest < 5; rest++) await user.click(screen.getByRole('button', { name: '次へ' }))
    await user.click(await screen.findByRole('button', { name: '結果を見る' }))
    await result()
    expect(beacon).not.toHaveBeenCalled()
    expect(requests.filter((request) => !/\/api\/auth\/(me|refresh) ?(\{\})?$/.test(request))).toEqual([])
  })
})
