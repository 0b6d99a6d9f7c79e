import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { createBoardSection, createBoardState } from '../testing/create-board-state.ts'
import type { Board, BoardState } from '../types.ts'
import '../../../app/member-routes.tsx'

const enterprise = createMember({ role: 'ROLE_ENTERPRISE' })
const pairing = { code: 'BCDF-GHJK', secret: 'secret-1', expiresAt: '2100-01-01T00:00:00.000Z' }
const unknown = () => createErrorResponse(401, 'ENTERPRISE_BOARD_UNKNOWN', '登録されていません。')

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

describe('a screen on a wall', () => {
  /** Opens a board that holds a secret and reads this state. */
  async function openBoard(state: BoardState) {
    localStorage.setItem('hibiki.board', 'secret-0')
    const secrets: (string | null)[] = []
    server.use(
      http.get('/v2/enterprise/board', ({ request }) => {
        secrets.push(request.headers.get('x-hibiki-board'))
        return state
      }),
    )
    const rendered = await renderApp('/board')
    const board = await screen.findByRole('dialog', { name: 'お部屋の再生のようす' })
    return { ...rendered, board: within(board), secrets }
  }

  it('shows a code and the same as a QR code by itself, and remembers its secret', async () => {
    server.use(
      http.get('/v2/enterprise/board', unknown),
      http.post('/auth/board-pairing', () => pairing),
    )
    const { unmount } = await renderApp('/board')
    await screen.findByText('BCDF-GHJK')
    expect(screen.getByRole('img', { name: '登録ページのQRコード' })).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('hibiki.board') ?? '')).toEqual(pairing)
    unmount()
  })

  it('leaves whoever is logged in on it logged in while it is no board yet', async () => {
    server.use(
      http.get('/v2/enterprise/board', unknown),
      http.post('/auth/board-pairing', () => pairing),
      http.get('/v2/enterprise/my/rooms', () => []),
      http.get('/v2/enterprise/my/boards', () => []),
    )
    localStorage.setItem('hibiki.board', 'secret-0')
    signIn(enterprise)
    const { router } = await renderApp('/board')
    await screen.findByText('BCDF-GHJK')
    await act(() => router.navigate('/mypage/enterprise/boards'))
    await screen.findByRole('heading', { name: '状況ボード' })
    expect(router.state.location.pathname).toBe('/mypage/enterprise/boards')
  })

  it('says that the service cannot be reached', async () => {
    server.use(http.post('/auth/board-pairing', () => HttpResponse.error()))
    const { unmount } = await renderApp('/board')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^サーバーに接続できません。/)
    unmount()
  })

  it('shows the sections with what plays or why nothing does, and how many need a person', async () => {
    const since = '2026-11-22T11:03:00.000Z'
    const { board, secrets, unmount } = await openBoard(
      createBoardState({
        sections: [
          createBoardSection({
            sectionId: 's2',
            sectionName: '奥',
            kind: 'attention',
            reason: 'offline',
            since,
            titles: [],
          }),
          createBoardSection({
            sectionId: 's3',
            sectionName: '庭',
            kind: 'resting',
            reason: 'closed',
            until: '2026-11-22T22:00:00.000Z',
            titles: [],
          }),
          createBoardSection(),
        ],
        attentionSections: 3,
        hiddenSections: 4,
      }),
    )
    expect(board.getByRole('heading', { name: 'ホテル 花' })).toBeTruthy()
    expect(board.getByText('フロント')).toBeTruthy()
    expect(board.getByText('確認が必要 3区画')).toBeTruthy()
    expect(board.getByText('ほか4区画は表示していません')).toBeTruthy()
    expect(board.getByText('21:10')).toBeTruthy()
    expect(board.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ロビー 奥端末の通信なし 20:03から',
      'ロビー庭営業時間外 11/23 07:00まで',
      'ロビー窓側波 ',
    ])
    expect(secrets[0]).toBe('secret-0')
    unmount()
  })

  it('holds the page while a person reads it, by a press anywhere or a key', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    const sections = Array.from({ length: 80 }, (_, index) => createBoardSection({ sectionId: `s${index}` }))
    const { user, board, unmount } = await openBoard(createBoardState({ sections }))
    await user.click(board.getByText('フロント'))
    expect(board.getByText('ページ送り停止中')).toBeTruthy()
    vi.setSystemTime(9000)
    await act(() => new Promise((resolve) => setTimeout(resolve, 1100)))
    await user.click(board.getByRole('button', { name: /ページ送りを再開する ?1 \/ / }))
    await board.findByRole('button', { name: /^ページ送りを止める ?2 \/ / })
    await user.keyboard('{Enter}')
    expect(board.getByText('ページ送り停止中')).toBeTruthy()
    unmount()
  })

  it('says so when every section plays, and when there is none', async () => {
    const first = await openBoard(createBoardState())
    expect(first.board.getByText('すべて再生中')).toBeTruthy()
    first.unmount()
    const second = await openBoard(createBoardState({ sections: [] }))
    expect(second.board.getByText('表示する区画がありません')).toBeTruthy()
    second.unmount()
  })
})

describe('the page of the boards', () => {
  const rooms = [
    { roomId: 'r1', roomName: 'ロビー', sections: [{ sectionId: 's1', sectionName: '窓側' }] },
    { roomId: 'r2', roomName: 'スパ', sections: [] },
  ]
  const front: Board = {
    boardId: 'b1',
    name: 'フロント',
    rooms: [{ roomId: 'r2', roomName: 'スパ' }],
    seenAt: null,
    createdAt: '2026-11-22T12:00:00.000Z',
  }

  function serveBoards(boards: Board[]) {
    server.use(
      http.get('/v2/enterprise/my/rooms', () => rooms),
      http.get('/v2/enterprise/my/boards', () => boards),
    )
    signIn(enterprise)
  }

  it('takes the code of the QR code, a name and rooms, and offers the code no second time', async () => {
    const boards: Board[] = []
    const sent: unknown[] = []
    serveBoards(boards)
    server.use(
      http.post('/v2/enterprise/my/boards/pair', async ({ readBody }) => {
        sent.push(await readBody())
        boards.push(front)
        return { boardId: 'b1' }
      }),
    )
    const { user, router } = await renderApp('/mypage/enterprise/boards?code=BCDF-GHJK')
    expect((await screen.findByLabelText<HTMLInputElement>(/^コード/)).value).toBe('BCDF-GHJK')
    await enterText(user, screen.getByLabelText(/^名前/), 'フロント')
    await user.click(screen.getByRole('radio', { name: /お部屋を選ぶ/ }))
    await user.click(screen.getByRole('button', { name: '登録する' }))
    await screen.findByText('お部屋を1つ以上お選びください。')
    expect(sent).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: 'スパ' }))
    await user.click(screen.getByRole('button', { name: '登録する' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '閉じる' }))
    expect(sent).toEqual([{ code: 'BCDF-GHJK', name: 'フロント', roomIds: ['r2'] }])
    const card = within(await screen.findByRole('region', { name: 'フロント' }))
    expect(card.getByText('スパ')).toBeTruthy()
    expect(card.getByText('まだ表示されていません')).toBeTruthy()
    expect(router.state.location.search).toBe('')
  })

  it('shows at the field that a code is wrong', async () => {
    serveBoards([])
    server.use(
      http.post('/v2/enterprise/my/boards/pair', () =>
        createErrorResponse(400, 'E3001', '入力内容をご確認ください。', {
          code: 'コードが正しくありません。',
        }),
      ),
    )
    const { user } = await renderApp('/mypage/enterprise/boards')
    await user.click(await screen.findByRole('button', { name: 'ボードを登録する' }))
    await user.click(screen.getByRole('button', { name: '登録する' }))
    expect(await screen.findAllByText('入力してください。')).toHaveLength(2)
    await enterText(user, screen.getByLabelText(/^コード/), 'XXXX-XXXX')
    await enterText(user, screen.getByLabelText(/^名前/), 'フロント')
    await user.click(screen.getByRole('button', { name: '登録する' }))
    await screen.findByText('コードが正しくありません。')
  })

  it('renames a board, and releases one after a question', async () => {
    const boards = [front]
    const sent: unknown[] = []
    serveBoards(boards)
    server.use(
      http.post('/v2/enterprise/my/boards', async ({ readBody }) => {
        sent.push(await readBody())
        boards[0] = { ...front, name: 'フロント2', rooms: null }
        return {}
      }),
      http.post('/v2/enterprise/my/boards/release', async ({ readBody }) => {
        sent.push(await readBody())
        boards.length = 0
        return {}
      }),
    )
    const { user } = await renderApp('/mypage/enterprise/boards')
    await user.click(await screen.findByRole('button', { name: 'フロントを編集' }))
    expect(screen.queryByLabelText(/^コード/)).toBeNull()
    await enterText(user, screen.getByLabelText(/^名前/), '2')
    await user.click(screen.getByRole('radio', { name: /すべてのお部屋/ }))
    await user.click(screen.getByRole('button', { name: '保存する' }))
    await user.click(await screen.findByRole('button', { name: 'フロント2の登録を解除' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/1分以内/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: '登録を解除' }))
    await screen.findByText('状況ボードはまだありません。')
    expect(sent).toEqual([{ boardId: 'b1', name: 'フロント2', roomIds: null }, { boardId: 'b1' }])
  })

  it('offers the other boards again after the one that is edited was released elsewhere', async () => {
    const desk = { ...front, boardId: 'b2', name: '事務所' }
    const boards = [front, desk]
    serveBoards(boards)
    server.use(
      http.post('/v2/enterprise/my/boards', () => {
        boards.splice(0, 1)
        return createErrorResponse(404, 'E4040', '見つかりません。')
      }),
    )
    const { user } = await renderApp('/mypage/enterprise/boards')
    await user.click(await screen.findByRole('button', { name: 'フロントを編集' }))
    await user.click(screen.getByRole('button', { name: '保存する' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '閉じる' }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: '事務所を編集' }).disabled).toBe(false),
    )
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ボードを登録する' }).disabled).toBe(false)
  })

  it('saves a choice without the room that was deleted meanwhile', async () => {
    const both = [{ roomId: 'r0', roomName: '離れ' }, ...(front.rooms ?? [])]
    const sent: unknown[] = []
    serveBoards([{ ...front, rooms: both }])
    server.use(
      http.post('/v2/enterprise/my/boards', async ({ readBody }) => {
        sent.push(await readBody())
        return {}
      }),
    )
    const { user } = await renderApp('/mypage/enterprise/boards')
    await user.click(await screen.findByRole('button', { name: 'フロントを編集' }))
    await user.click(screen.getByRole('button', { name: '保存する' }))
    await waitFor(() => expect(sent).toEqual([{ boardId: 'b1', name: 'フロント', roomIds: ['r2'] }]))
  })

  it('lists the boards of a company without rooms, which are released and not added', async () => {
    serveBoards([{ ...front, rooms: null }])
    server.use(http.get('/v2/enterprise/my/rooms', () => []))
    await renderApp('/mypage/enterprise/boards?code=BCDF-GHJK')
    const release = await screen.findByRole<HTMLButtonElement>('button', { name: 'フロントの登録を解除' })
    expect(release.disabled).toBe(false)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'フロントを編集' }).disabled).toBe(false)
    expect(screen.queryByRole('button', { name: 'ボードを登録する' })).toBeNull()
    expect(screen.queryByLabelText(/^コード/)).toBeNull()
  })

  it('says that the chosen rooms are gone, and when a board was seen', async () => {
    serveBoards([{ ...front, rooms: [], seenAt: '2026-11-22T12:00:00.000Z' }])
    await renderApp('/mypage/enterprise/boards')
    await screen.findByText('選んだお部屋は削除されています。')
    expect(screen.getByText(/^最後の表示 11\/22 21:00$/)).toBeTruthy()
    await waitFor(() => expect(screen.getByText('フロント')).toBeTruthy())
  })
})
