import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import './TransferCustomerPage.tsx'
import './TransferPicPage.tsx'
import './TransferPage.tsx'

const [tokyo, osaka] = ['100000000001', '100000000002']
const person = (id: string) => ({
  id,
  userId: id,
  name: `${id} さん`,
  nameKana: '',
  email: `${id}@hibiki.example`,
  agency: '東京',
})
const agency = (id: string, code: string) => ({
  id,
  code,
  name: id,
  state: 'approved' as const,
  picCount: 1,
  customerCount: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
})
const place = (agencyName: string, agencyCode: string) => ({ agencyName, agencyCode, picName: null })

interface Problem {
  userId: string
  name: string | null
  message: string
  /** This is known when the agency is chosen. */
  isOfDestination?: boolean
}

/** Serves two agencies and remembers the transfers; `problems` prevent them. */
function serve(options: { problems?: Problem[]; onPreview?: (targetAgencyCode?: string) => void } = {}) {
  const bodies: unknown[] = []
  const made = { id: 't1', undone: false }
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
  const record = () => ({
    id: made.id,
    rows: [{ userId: 'hanae', username: 'hanae さん', from: '東京', to: '大阪', role: 'ROLE_CUSTOMER' }],
    total: 1,
    performedBy: { id: 'a', username: '管理 者' },
    performedAt: hours(0),
    undoUntil: hours(24),
    undoneAt: made.undone ? hours(0) : null,
  })
  server.use(
    http.get('/account/all-users', () => ({ size: 2, users: ['hanae', 'jiro'].map(person) })),
    http.post('/account/users', () => ['hanae', 'jiro'].map(person)),
    http.get('/admin/agencies', () => [agency('大阪', osaka), agency('東京', tokyo)]),
    http.get('/admin/agencies/{id}', ({ params }) => ({
      ...agency(params.id ?? '', params.id === '大阪' ? osaka : tokyo),
      pics: [{ id: 'pic2', username: '大阪 担当者', userId: 'pic2' }],
      customers: [],
    })),
    http.post('/account/transfer/preview', async ({ readBody }) => {
      const { userIds, targetAgencyCode } = await readBody()
      const problems = (options.problems ?? []).filter(
        ({ userId, isOfDestination }) =>
          userIds.includes(userId) && (!isOfDestination || targetAgencyCode !== undefined),
      )
      const rows = userIds.map((userId) => ({
        userId,
        username: `${userId} さん`,
        name: `${userId} さん`,
        from: place('東京', tokyo),
        to: place('大阪', osaka),
        moves: ['カルテ'],
      }))
      options.onPreview?.(targetAgencyCode)
      const isShown = targetAgencyCode !== undefined && problems.length === 0
      return { rows: isShown ? rows : [], problems }
    }),
    http.post('/account/transfer', async ({ readBody }) => {
      bodies.push(await readBody())
      return { transferId: made.id, undoUntil: hours(24) }
    }),
    http.post('/account/transfer/undo', async ({ readBody }) => {
      bodies.push(await readBody())
      made.undone = true
      return {}
    }),
    http.get('/admin/transfers', () => (bodies.length > 0 ? [record()] : [])),
    http.get('/admin/transfers/{id}', () => record()),
  )
  signIn(createMember({ role: 'ROLE_ADMIN' }))
  return bodies
}

type App = Awaited<ReturnType<typeof renderApp>>
const next = ({ user }: App) => user.click(screen.getByRole('button', { name: '次へ' }))

/** Selects hanae and the agency of Osaka. */
async function toDestination(path: string) {
  const app = await renderApp(path)
  await app.user.click(await screen.findByRole('checkbox', { name: /hanae/ }))
  await next(app)
  await app.user.click(await screen.findByRole('radio', { name: /大阪/ }))
  return app
}

describe('the transfer of customers', () => {
  it('transfers customers in three steps as previewed, and undoes it', async () => {
    const bodies = serve()
    const app = await toDestination('/mypage/transfer/customer')
    await app.user.selectOptions(await screen.findByLabelText('移行後の担当者'), '大阪 担当者（pic2）')
    await next(app)
    expect(await screen.findByText('一緒に移るもの')).toBeDefined()
    expect(screen.getByText('カルテ')).toBeDefined()
    expect(bodies).toEqual([])
    await app.user.click(screen.getByRole('button', { name: '移行する' }))
    expect(await screen.findByRole('heading', { name: '移行しました。' })).toBeDefined()
    expect(bodies).toEqual([
      { userIds: ['hanae'], targetAgencyCode: osaka, targetRole: 'ROLE_CUSTOMER', targetPicId: 'pic2' },
    ])

    await app.user.click(await screen.findByRole('button', { name: '元に戻す' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await app.user.click(dialog.getByRole('button', { name: '元に戻す' }))
    expect(await screen.findByText('移行を元に戻しました。')).toBeDefined()
    expect(bodies.at(-1)).toEqual({ transferId: 't1' })
    await app.user.click(screen.getByRole('button', { name: '閉じる' }))
    expect(await screen.findByText('元に戻しました')).toBeDefined()
    expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('article'))

    await app.user.click(screen.getByRole('button', { name: '別の移行をする' }))
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /hanae/ })).checked).toBe(false)
  })

  it('opens the next step only when this one is complete, and focuses it', async () => {
    serve()
    const app = await renderApp('/mypage/transfer/customer')
    await screen.findByRole('checkbox', { name: /hanae/ })
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '次へ' })
    expect(button().disabled).toBe(true)
    await app.user.click(screen.getByRole('checkbox', { name: /hanae/ }))
    await next(app)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '移行先' }))
    expect(button().disabled).toBe(true)
    await app.user.click(screen.getByRole('button', { name: '戻る' }))
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /hanae/ })).checked).toBe(true)
  })

  it('allows no selection from an outdated list while a search is loading', async () => {
    serve()
    const found = Promise.withResolvers<void>()
    server.use(
      http.get('/account/all-users', async ({ url }) => {
        if (!url.searchParams.has('condition')) return undefined
        await found.promise
        return { size: 1, users: [person('jiro')] }
      }),
    )
    const app = await renderApp('/mypage/transfer/customer')
    const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    await app.user.click(await screen.findByRole('checkbox', { name: /hanae/ }))
    await enterText(app.user, screen.getByRole('searchbox'), 'jiro')
    await app.user.click(screen.getByRole('button', { name: '検索' }))
    await app.user.click(choice(/jiro/))
    await app.user.click(choice(/hanae/))
    expect(choice(/jiro/).checked).toBe(false)
    expect(choice(/hanae/).checked).toBe(true)

    found.resolve()
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /hanae/ })).toBeNull())
    await app.user.click(choice(/jiro/))
    expect(screen.getByText('2名を選択中')).toBeDefined()
    await next(app)
    expect(await screen.findByRole('heading', { name: '移行先' })).toBeDefined()
  })

  it('allows no choice of an agency from an outdated list while a search is loading', async () => {
    serve()
    const found = Promise.withResolvers<void>()
    server.use(
      http.get('/admin/agencies', async ({ url }) => {
        if (!url.searchParams.get('filter')?.includes('"q"')) return undefined
        await found.promise
        return [agency('東京', tokyo)]
      }),
    )
    const app = await toDestination('/mypage/transfer/customer')
    const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
    await enterText(app.user, screen.getByRole('searchbox'), '東京')
    await app.user.click(screen.getByRole('button', { name: '検索' }))
    await app.user.click(choice(/東京/))
    expect(choice(/大阪/).checked).toBe(true)

    found.resolve()
    await waitFor(() => expect(choice(/東京/).disabled).toBe(false))
    await app.user.click(choice(/東京/))
    expect(choice(/東京/).checked).toBe(true)
  })

  it('survives a reload without storing names in the browser', async () => {
    serve()
    const app = await toDestination('/mypage/transfer/customer')
    app.unmount()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('さん')
    await renderApp('/mypage/transfer/customer')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /大阪/ })).checked).toBe(true)
  })

  const outside = {
    userId: 'hanae',
    name: 'hanae さん',
    message: '代理店に所属しているお客様または担当者ではありません。',
  }
  const isNextEnabled = () => !screen.getByRole<HTMLButtonElement>('button', { name: '次へ' }).disabled

  it('shows in the first step who cannot be moved and why, and continues without them', async () => {
    serve({ problems: [outside] })
    const { user } = await renderApp('/mypage/transfer/customer')
    await user.click(await screen.findByRole('checkbox', { name: /hanae/ }))
    await user.click(await screen.findByRole('checkbox', { name: /jiro/ }))
    expect(await screen.findByText(`hanae さん：${outside.message}`)).toBeDefined()
    expect(isNextEnabled()).toBe(false)
    await user.click(screen.getByRole('button', { name: '1名を選択から外す' }))
    await waitFor(() => expect(isNextEnabled()).toBe(true))
    expect(screen.queryByText(`hanae さん：${outside.message}`)).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /hanae/ }).checked).toBe(false)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /jiro/ }).checked).toBe(true)
  })

  it('shows in the second step who is in the chosen agency already, and leads back when nobody is left', async () => {
    const message = 'すでに移行先の代理店に所属しています。'
    serve({ problems: [{ userId: 'hanae', name: 'hanae さん', message, isOfDestination: true }] })
    const { user } = await toDestination('/mypage/transfer/customer')
    expect(await screen.findByText(`hanae さん：${message}`)).toBeDefined()
    expect(isNextEnabled()).toBe(false)
    await user.click(screen.getByRole('button', { name: '1名を選択から外す' }))
    expect(await screen.findByRole('checkbox', { name: /hanae/ })).toBeDefined()
  })

  it('shows in the last step who can no longer be moved, and then moves nobody', async () => {
    const problems: Problem[] = []
    const onPreview = vi.fn()
    serve({ problems, onPreview })
    const app = await toDestination('/mypage/transfer/customer')
    // The second step found no problem.
    await waitFor(() => expect(onPreview).toHaveBeenLastCalledWith(osaka))
    problems.push({ ...outside, name: null })
    await next(app)
    expect(await screen.findByText(`名前のわからない方：${outside.message}`)).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '移行する' }).disabled).toBe(true)
  })

  it("shows the server's message when the transfer is rejected, and stays", async () => {
    serve()
    const message = 'この内容では移行できません。確認画面をご覧ください。'
    server.use(http.post('/account/transfer', () => createErrorResponse(422, 'E4096', message)))
    const app = await toDestination('/mypage/transfer/customer')
    await next(app)
    await app.user.click(await screen.findByRole('button', { name: '移行する' }))
    expect(await screen.findByText(message)).toBeDefined()
    await app.user.click(screen.getByRole('button', { name: '閉じる' }))
    expect(screen.getByRole('heading', { name: '確認' })).toBeDefined()
  })
})

describe('the transfer of persons in charge', () => {
  it('asks what happens to their customers before it continues', async () => {
    const bodies = serve()
    const app = await toDestination('/mypage/transfer/pic')
    expect(screen.queryByLabelText('移行後の担当者')).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '次へ' }).disabled).toBe(true)
    await app.user.click(screen.getByRole('radio', { name: /一緒に移行する/ }))
    await next(app)
    await app.user.click(await screen.findByRole('button', { name: '移行する' }))
    await screen.findByRole('heading', { name: '移行しました。' })
    expect(bodies).toEqual([
      {
        userIds: ['hanae'],
        targetAgencyCode: osaka,
        targetRole: 'ROLE_PERSON_IN_CHARGE',
        targetPicId: null,
        customersOfPic: 'follow',
      },
    ])
  })
})

describe('the transfers', () => {
  it('links to both kinds and shows a text without recent transfers', async () => {
    serve()
    await renderApp('/mypage/transfer')
    expect(await screen.findByText('移行の記録はありません。')).toBeDefined()
    const main = within(screen.getByRole('main'))
    const href = (name: RegExp) => main.getByRole('link', { name }).getAttribute('href')
    expect(href(/お客様の移行/)).toBe('/mypage/transfer/customer')
    expect(href(/担当者の移行/)).toBe('/mypage/transfer/pic')
  })

  it('undoes a transfer from the list, or shows why it cannot', async () => {
    const bodies = serve()
    bodies.push('made before')
    const message = 'その後に変更されたため、元に戻せません。'
    server.use(http.post('/account/transfer/undo', () => createErrorResponse(409, 'E4095', message)))
    const { user } = await renderApp('/mypage/transfer')
    await user.click(await screen.findByRole('button', { name: '元に戻す' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: '元に戻す' }))
    expect(await screen.findByText(message)).toBeDefined()
  })

  it.each(['/mypage/transfer', '/mypage/transfer/customer', '/mypage/transfer/pic'])(
    'opens %s for administrators only',
    async (path) => {
      signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
      const { router } = await renderApp(path)
      await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/authorization'))
    },
  )
})
