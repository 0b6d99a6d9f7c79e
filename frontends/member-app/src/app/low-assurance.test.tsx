import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { faceResult } from '../features/face/testing/face-result.ts'
import { createMember } from '../testing/create-member.ts'
import { renderApp } from '../testing/render-app.tsx'
import { createErrorResponse, server, signIn, toApiUrl } from '../testing/server.ts'

type User = Awaited<ReturnType<typeof renderApp>>['user']
const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

interface Case {
  call: `${'GET' | 'POST'} /${string}`
  address: string
  /** The response of the call. */
  response: unknown
  /** Triggers the call on the page. */
  act: (user: User) => Promise<void>
}

/** Pages whose calls need the password in an easy-login session, beside those that their own tests cover. */
const cases: Record<string, Case> = {
  'shows a diagnosis to the person in charge': {
    call: 'POST /aiesthe/publication',
    address: '/mypage/aiesthe-history',
    response: { published: false },
    act: (user) => press(user, '公開を取り消す'),
  },
  'deletes a diagnosis': {
    call: 'POST /aiesthe/delete-result',
    address: '/mypage/aiesthe-history',
    response: {},
    async act(user) {
      await press(user, '削除する')
      const question = within(await screen.findByRole('alertdialog'))
      await user.click(question.getByRole('button', { name: '削除する' }))
    },
  },
  'asks who looked at the photos': {
    call: 'GET /aiesthe/photo-views',
    address: '/mypage/aiesthe-history',
    response: [],
    act: async (user) => user.click(await screen.findByText('お写真を閲覧した人')),
  },
  'shows the mental checks to the person in charge': {
    call: 'POST /mental-check/publication',
    address: '/mypage/mentalcheck',
    response: { published: true },
    act: async (user) => user.click(await screen.findByRole('switch', { name: '担当者のカルテに表示する' })),
  },
  'changes the name': {
    call: 'POST /profile/update',
    address: '/mypage/profile',
    response: {},
    act: (user) => press(user, '更新する'),
  },
  'applies a bonus code': {
    call: 'POST /v3/bonuscode/apply',
    address: '/mypage/settings/bonuscode',
    response: {},
    async act(user) {
      await enterText(user, await screen.findByLabelText(/特典コード/), 'THANKYOU500')
      await press(user, '適用する')
    },
  },
}

describe('a member who came by an easy-login link', () => {
  it.each(Object.entries(cases))(
    'allows an easy-login session to do this only after the password: %s',
    async (_name, { call, address, response, act }) => {
      const [method = '', path = ''] = call.split(' ')
      let isConfirmed = false
      let made = 0
      const result = { ...faceResult, published: true }
      const answer = () => {
        if (!isConfirmed) return createErrorResponse(422, 'E4014', 'パスワードの確認が必要です。')
        made += 1
        return HttpResponse.json(response as object)
      }
      server.use(
        http.get(toApiUrl('/aiesthe/my-history-count'), () => HttpResponse.json(1)),
        http.get(toApiUrl('/aiesthe/my-history'), () => HttpResponse.json([result])),
        method === 'GET' ? http.get(toApiUrl(path), answer) : http.post(toApiUrl(path), answer),
        http.post(toApiUrl('/auth/confirm-password'), () => {
          isConfirmed = true
          return HttpResponse.json({})
        }),
      )
      signIn(createMember({ role: 'ROLE_CUSTOMER' }))
      const { user } = await renderApp(address)
      await act(user)
      const dialog = within(await screen.findByRole('dialog', { name: 'パスワードの確認' }))
      await enterText(user, dialog.getByLabelText('パスワード'), 'shizukana-yoru')
      expect(made).toBe(0)
      await user.click(dialog.getByRole('button', { name: '確認する' }))
      await waitFor(() => expect(made).toBe(1))
      expect(screen.queryByRole('dialog', { name: 'パスワードの確認' })).toBeNull()
    },
  )
})
