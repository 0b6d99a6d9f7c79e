import { createBodyCheck } from '@hibiki/api-mocks/limits'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createCharacterLimitProps } from '../lib/character-limit-props.ts'
import { purchaseDraft } from '../lib/purchase-draft.ts'
import { createMember } from '../testing/create-member.ts'
import { renderApp } from '../testing/render-app.tsx'
import { serveShop } from '../testing/serve-shop.ts'
import { http, server, signIn } from '../testing/server.ts'
import './member-routes.tsx'

type Limits = Record<string, { maxLength?: number }>

const modules = import.meta.glob<Record<string, Limits>>('../lib/api/limits.gen/*.ts', { eager: true })
const findLimits = (operationId: string) =>
  Object.values(modules).find((module) => `${operationId}Limits` in module)?.[`${operationId}Limits`]

function getMaxLength(operationId: string, path: string): number {
  const max = findLimits(operationId)?.[path]?.maxLength
  if (max === undefined) throw new Error(`${operationId} does not limit ${path}`)
  return max
}

/** Each is one character of several code units. */
const THUMB = '👍🏽'

/** Returns a text that is just accepted by the service, and one that is just too long. */
function createEdges(operationId: string, path: string): [longest: string, tooLong: string] {
  const max = getMaxLength(operationId, path)
  const [longest, tooLong] = [THUMB.repeat(max), THUMB.repeat(max + 1)]
  const isRejected = createBodyCheck(operationId)
  expect([isRejected(path, longest), isRejected(path, tooLong)]).toEqual([false, true])
  return [longest, tooLong]
}

function enter(field: HTMLInputElement | HTMLTextAreaElement, value: string): string {
  fireEvent.input(field, { target: { value } })
  return field.value
}

describe('a limit of the service in a field', () => {
  const format = [
    'calteFormat.title',
    'calteFormat.calteItems[].label',
    'calteFormat.calteItems[].selection[]',
  ]
  const fields: Record<string, string[]> = {
    openInquiry: ['subject', 'text', 'shared.device.browser'],
    registerChartFormat: [...format, 'calteFormat.calteItems[].value'],
    registerChartTemplate: ['templateName', ...format],
    sendChat: ['text'],
    streamAdvisor: ['message'],
  }
  const rows = Object.entries(fields).flatMap(([operationId, paths]) =>
    paths.map((path) => ({ operationId, path })),
  )

  it.each(rows)('takes as much for $path of $operationId as the service', ({ operationId, path }) => {
    const [longest, tooLong] = createEdges(operationId, path)
    render(<textarea {...createCharacterLimitProps(getMaxLength(operationId, path))} />)
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    expect([enter(field, longest), enter(field, tooLong)]).toEqual([longest, longest])
  })
})

const address = {
  lastName: /^姓/,
  middleName: /^ミドルネーム/,
  firstName: /^名/,
  address: /^町名・番地/,
  buildingName: /^建物名/,
  roomNumber: /^部屋番号/,
}
const account = { displayName: '表示名' }

function serveUploads() {
  signIn(createMember({ authorities: ['upload_operator'] }))
  server.use(
    http.get('/api/sound-dmv/sound-dmv-mst', () => ({ tags: [], genres: [], countries: [], purposes: [] })),
    http.get('/v2/esthe/music/genres', () => []),
    http.get('/upload/unfinished', () => []),
  )
}

interface Form {
  page: string
  operationId: string
  /** The labels of the fields by the places of their values in the body. */
  fields: Record<string, string | RegExp>
  prepare?: () => void
}

const serveNoAddress = () =>
  server.use(
    http.get('/v2/address/deliveries', () => []),
    http.get('/v2/address/prefectures', () => []),
  )
const asMember = () => signIn(createMember())
const asVisitor = () => server.use(http.post('/account/confirm-temp-url', () => 'new@hibiki.example'))

describe('a form that shortens what is too long', () => {
  const forms: Form[] = [
    {
      page: '/mypage/profile?tab=addresses',
      operationId: 'registerDelivery',
      fields: address,
      prepare() {
        asMember()
        serveNoAddress()
      },
    },
    {
      page: '/payment?step=delivery',
      operationId: 'registerDelivery',
      fields: address,
      prepare() {
        asMember()
        serveShop({ rental: true })
        serveNoAddress()
        purchaseDraft.begin('premium')
      },
    },
    {
      page: '/mypage/settings/bonuscode',
      operationId: 'applyBonusCode',
      fields: { code: /^特典コード/ },
      prepare: asMember,
    },
    {
      page: '/mypage/upload/kanade',
      operationId: 'uploadSound',
      fields: { title: /^タイトル/, place: /^場所/, player: /^演奏者/ },
      prepare: serveUploads,
    },
    {
      page: '/mypage/upload/sound_therapy',
      operationId: 'uploadSoundTherapySound',
      fields: { title: /^タイトル/, composer: /^作曲者/, effects: /^効果/ },
      prepare: serveUploads,
    },
    {
      page: '/mypage/upload/enterprise',
      operationId: 'uploadEnterpriseSound',
      fields: { enterpriseAgencyId: /^法人ID/, roomId: /^部屋ID/, roomSectionId: /^区画ID/ },
      prepare: serveUploads,
    },
  ]

  it.each(forms)('takes as much as $operationId at $page', async ({ page, operationId, fields, prepare }) => {
    prepare?.()
    await renderApp(page)
    for (const [path, label] of Object.entries(fields)) {
      const [longest, tooLong] = createEdges(operationId, path)
      const field = await screen.findByLabelText<HTMLInputElement>(label)
      expect([enter(field, longest), enter(field, tooLong)]).toEqual([longest, longest])
    }
  })
})

describe('a form whose fields the service answers for', () => {
  const forms: Form[] = [
    { page: '/register-personal/link', operationId: 'registerGeneral', fields: account, prepare: asVisitor },
    {
      page: '/register-enterprise?link=link',
      operationId: 'registerWithAgencyCode',
      fields: { ...account, agencyCode: '代理店コード', picId: /^担当者のユーザーID/ },
      prepare: asVisitor,
    },
    {
      page: '/pic-register?link=link',
      operationId: 'registerAgencyPic',
      fields: { ...account, agencyName: '代理店名' },
      prepare: asVisitor,
    },
    {
      page: '/admin-register?invite=invite',
      operationId: 'registerAgencyAdmin',
      fields: { ...account, agencyName: /^代理店名/ },
    },
    { page: '/mypage/profile', operationId: 'updateProfile', fields: account, prepare: asMember },
  ]

  it.each(forms)('takes everything at $page, so that $operationId explains its limit', async (form) => {
    form.prepare?.()
    await renderApp(form.page)
    for (const [path, label] of Object.entries(form.fields)) {
      const [longest, tooLong] = createEdges(form.operationId, path)
      const field = await screen.findByLabelText<HTMLInputElement>(label)
      expect([enter(field, longest), enter(field, tooLong)]).toEqual([longest, tooLong])
    }
  })

  it.each([
    ['/register-personal/link', ['パスワード'], asVisitor],
    [
      '/mypage/settings/password',
      ['現在のパスワード', '新しいパスワード', '新しいパスワード（確認）'],
      asMember,
    ],
  ])(
    'shortens no password at %s, because the rest of it would be missing at the login',
    async (page, labels, prepare) => {
      prepare()
      await renderApp(page)
      const long = THUMB.repeat(200)
      for (const label of labels)
        expect(enter(await screen.findByLabelText<HTMLInputElement>(label), long)).toBe(long)
    },
  )
})
