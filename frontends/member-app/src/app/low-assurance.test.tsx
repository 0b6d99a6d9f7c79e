import { type ApiError, createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import type { HttpHandler, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { faceResult } from '../features/face/testing/face-result.ts'
import { createMember } from '../testing/create-member.ts'
import { renderApp } from '../testing/render-app.tsx'
import { http, server, signIn } from '../testing/server.ts'

type User = Awaited<ReturnType<typeof renderApp>>['user']
const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

interface Case {
  address: string
  /** Mocks the call, whose response `allow` returns only after the password. */
  mock: (allow: <Body extends object>(body: Body) => Body | HttpResponse<ApiError>) => HttpHandler
  /** Triggers the call on the page. */
  act: (user: User) => Promise<void>
}

/** Pages whose calls need the password in an easy-login session, beside those that their own tests cover. */
const cases: Record<string, Case> = {
  'shows a diagnosis to the person in charge': {
    address: `/mypage/aiesthe-history/timeline?id=${faceResult.id}`,
    mock: (allow) => http.post('/aiesthe/publication', () => allow({ published: false })),
    act: (user) => press(user, '公開を取り消す'),
  },
  'deletes a diagnosis': {
    address: `/mypage/aiesthe-history/timeline?id=${faceResult.id}`,
    mock: (allow) => http.post('/aiesthe/delete-result', () => allow({})),
    async act(user) {
      await press(user, '削除する')
      const question = within(await screen.findByRole('alertdialog'))
      await user.click(question.getByRole('button', { name: '削除する' }))
    },
  },
  'asks who looked at the photos': {
    address: '/mypage/aiesthe-history',
    mock: (allow) => http.get('/aiesthe/photo-views', () => allow([])),
    act: async (user) => user.click(await screen.findByText('お写真を閲覧した人')),
  },
  'shows the mental checks to the person in charge': {
    address: '/mypage/mentalcheck',
    mock: (allow) => http.post('/mental-check/publication', () => allow({ published: true })),
    act: async (user) => user.click(await screen.findByRole('switch', { name: '担当者のカルテに表示する' })),
  },
  'changes the name': {
    address: '/mypage/profile',
    mock: (allow) => http.post('/profile/update', () => allow({})),
    act: (user) => press(user, '更新する'),
  },
  'applies a bonus code': {
    address: '/mypage/settings/bonuscode',
    mock: (allow) => http.post('/v3/bonuscode/apply', () => allow({})),
    async act(user) {
      await enterText(user, await screen.findByLabelText(/特典コード/), 'THANKYOU500')
      await press(user, '適用する')
    },
  },
}

describe('a member who came by an easy-login link', () => {
  it.each(Object.entries(cases))(
    'allows an easy-login session to do this only after the password: %s',
    async (_name, { address, mock, act }) => {
      let isConfirmed = false
      let made = 0
      const result = { ...faceResult, published: true }
      server.use(
        http.get('/aiesthe/my-history-count', () => 1),
        http.get('/aiesthe/my-history', () => [result]),
        http.get('/aiesthe/detect-result', () => result),
        mock((body) => {
          if (!isConfirmed) return createErrorResponse(422, 'E4014', 'パスワードの確認が必要です。')
          made += 1
          return body
        }),
        http.post('/auth/confirm-password', () => {
          isConfirmed = true
          return {}
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
