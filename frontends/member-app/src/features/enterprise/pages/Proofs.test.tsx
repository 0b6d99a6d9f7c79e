import { configure, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { signTestFile } from '../testing/sign-test-file.ts'
import '../../../app/member-routes.tsx'

// The first of these pages is compiled on demand, which takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const bytes = new TextEncoder().encode('day,planned\r\n2026-11-01,60\r\n')
const csv = new File([bytes], 'hibiki-proof-1.csv', { type: 'text/csv' })
const toSignatureFile = (text: string) => new File([text], 'hibiki-proof-1.csv.signature.json')

describe('the monthly proofs', () => {
  const proof = {
    id: 'p2',
    month: '2026-11',
    version: 2,
    number: '202611-1-2',
    issuedAt: '2026-12-02T00:00:00.000Z',
    plannedMinutes: 600,
    playedMinutes: 570,
    isReplaced: false,
  }
  const openReport = async (body: { isOffered: boolean; proofs: (typeof proof)[] }) => {
    server.use(
      http.get('/v2/enterprise/my/report', () => []),
      http.get('/v2/enterprise/my/proofs', () => body),
    )
    signIn(createMember({ role: 'ROLE_ENTERPRISE' }))
    return renderApp('/mypage/enterprise/report')
  }

  it('offer the files of each version and their signatures', async () => {
    await openReport({
      isOffered: true,
      proofs: [proof, { ...proof, id: 'p1', version: 1, isReplaced: true }],
    })
    const section = within(await screen.findByRole('region', { name: '月ごとの再生証明書' }))
    const [newest, first] = await section.findAllByRole('listitem')
    expect(newest?.textContent).toContain('2026年11月分')
    expect(newest?.textContent).toContain('予定 10時間　再生 9時間30分')
    expect(first?.textContent).toContain('新しい版あり')
    const links = within(newest as HTMLElement).getAllByRole('link')
    const files = links.map((link) => new URL(link.getAttribute('href') ?? '').searchParams.toString())
    expect(files).toEqual(
      ['pdf', 'csv', 'pdf-signature', 'csv-signature'].map((file) => `proofId=p2&file=${file}`),
    )
    expect(section.getByRole('link', { name: '署名を確かめる' }).getAttribute('href')).toBe(
      '/verify-signature',
    )
  })

  it('say when the first is issued', async () => {
    await openReport({ isOffered: true, proofs: [] })
    expect(await screen.findByText('予定または再生のあった月が終わると、翌月2日に発行します。')).toBeTruthy()
  })

  it('are not there without a key that signs', async () => {
    await openReport({ isOffered: false, proofs: [] })
    await waitFor(() => expect(screen.queryByRole('region', { name: '月ごとの再生証明書' })).toBeNull())
  })
})

describe('the page that checks signatures', () => {
  const open = async (key?: Awaited<ReturnType<typeof signTestFile>>['key']) => {
    server.use(
      http.get('/v2/enterprise/signing-keys', () => (key ? [{ ...key, pem: '' }] : HttpResponse.error())),
    )
    const { user, ...app } = await renderApp('/verify-signature')
    const input = await screen.findByLabelText<HTMLInputElement>('2つのファイルを選ぶ')
    return { ...app, choose: (files: File[]) => user.upload(input, files) }
  }

  it('confirms a file for a visitor, chosen with its signature or one after the other', async () => {
    const { signature, key } = await signTestFile(bytes)
    const { choose } = await open(key)
    await choose([toSignatureFile(signature)])
    expect(screen.getByRole('status').textContent).toBe('')
    await choose([csv])
    expect(await screen.findByText('署名は正しいものです')).toBeTruthy()
    expect(screen.getByText('hibiki-proof-1.csv')).toBeTruthy()
    expect(screen.getByText(`鍵 ${key.keyId}（2026年11月2日 から使用）`)).toBeTruthy()
  })

  it('refuses a changed file', async () => {
    const { signature, key } = await signTestFile(bytes)
    const { choose } = await open(key)
    await choose([new File(['day,planned'], 'proof.csv'), toSignatureFile(signature)])
    expect(await screen.findByText(/署名されたものと違います/)).toBeTruthy()
    expect(screen.queryByText('署名は正しいものです')).toBeNull()
  })

  it('says when the keys cannot be loaded, and confirms nothing', async () => {
    const { signature } = await signTestFile(bytes)
    const { choose } = await open()
    await choose([csv, toSignatureFile(signature)])
    expect(await screen.findByText(/公開鍵を読み込めませんでした/)).toBeTruthy()
  })

  it.each([
    ['a file of more than 100 MB', 'file', { size: 100_000_001 }, /100MBまで/],
    ['a signature of more than 16 kB', 'signature', { size: 16_001 }, /署名のファイルではありません/],
    [
      'a file that cannot be read',
      'file',
      { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) },
      /ファイルを読み込めませんでした/,
    ],
  ] as const)('says what is wrong with %s', async (_what, part, properties, text) => {
    const { signature, key } = await signTestFile(bytes)
    const { choose } = await open(key)
    const files = { file: new File([bytes], 'proof.csv'), signature: toSignatureFile(signature) }
    for (const [name, value] of Object.entries(properties))
      Object.defineProperty(files[part], name, { value })
    await choose([files.file, files.signature])
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByText('署名は正しいものです')).toBeNull()
  })
})
