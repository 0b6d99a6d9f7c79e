import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import {
  assignCarriedResult,
  carryResult,
  hasCarriedResult,
  keepAgreedResult,
} from '../../stress-check/carried-result.ts'
import './SetUpPasskeyPage.tsx'

const waiting = createMember({ passkeyMissing: true })
const bytes = new Uint8Array([1, 2, 3]).buffer
const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes, attestationObject: bytes },
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'credentials')
})

it('saves the result brought to the registration once the passkey exists, and not before', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  const device = { create: async () => credential }
  Object.defineProperty(navigator, 'credentials', { value: device, configurable: true })
  const saved: unknown[] = []
  server.use(
    http.post('/account/passkeys/begin', () => ({
      rp: { name: 'Hibiki', id: 'localhost' },
      user: { id: 'AQID', name: waiting.email, displayName: waiting.username },
      challenge: 'AQID',
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 1000,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    })),
    http.post('/account/passkeys/add', () => {
      signIn({ ...waiting, passkeyMissing: false })
      return {}
    }),
    http.post('/stress-check/save', async ({ readBody }) => {
      saved.push(await readBody())
      return { id: 's-1', score: 36, level: 4, savedAt: '2026-11-20T03:00:00.000Z', forChoice: false }
    }),
  )
  carryResult(36, Date.now())
  assignCarriedResult(waiting.email, Date.now())
  keepAgreedResult(Date.now())
  signIn(waiting)
  const { user } = await renderApp('/mypage/settings')
  const button = await screen.findByRole('button', { name: 'パスキーを作成する' })
  expect(saved).toEqual([])
  await user.click(button)
  expect(await screen.findByText('ストレスチェックの結果をカレンダーに保存しました。')).toBeDefined()
  expect(saved).toEqual([{ score: 36, forChoice: false }])
  expect(hasCarriedResult(Date.now())).toBe(false)
})
