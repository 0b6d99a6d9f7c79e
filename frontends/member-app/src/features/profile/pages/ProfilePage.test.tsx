import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { shopAddress } from '../../../testing/serve-shop.ts'
import { http, server, signIn } from '../../../testing/server.ts'
import './ProfilePage.tsx'

const home = {
  ...shopAddress,
  lastName: '響',
  phoneNumber: '0312345678',
  municipalityCode: '13102',
  municipalityName: '中央区',
  postcodeFirst: '104',
  postcodeLast: '0061',
  address: '銀座1-2-3',
}
const place = (municipalityCode: string, municipalityName: string, address: string) => ({
  prefectureCode: '13',
  prefectureName: '東京都',
  municipalityCode,
  municipalityName,
  address,
})
const chuo = place('13102', '中央区', '銀座')
const minato = place('13103', '港区', '新橋')

/** The addresses that the server returns; tests change them. */
let addresses: (typeof home)[]
let sent: object
beforeEach(() => {
  addresses = []
  sent = {}
  signIn(createMember())
  server.use(
    http.get('/v2/address/deliveries', () => addresses),
    http.get('/v2/address/prefectures', () => [{ prefectureCode: '13', prefectureName: '東京都' }]),
    http.get('/v2/address/municipalities', () => [chuo, minato]),
    http.post('/v2/address/register/delivery', async ({ readBody }) => {
      sent = await readBody()
      addresses = [home]
      return { deliveryId: home.deliveryId }
    }),
    http.post('/v2/address/update/delivery', async ({ readBody }) => {
      sent = await readBody()
      return {}
    }),
  )
})

const open = async () => {
  const app = await renderApp('/mypage/profile?tab=addresses')
  await screen.findByRole('tab', { name: 'お届け先', selected: true })
  const write = async (label: RegExp, text: string) => {
    await app.user.clear(await screen.findByLabelText(label))
    await app.user.click(screen.getByLabelText(label))
    await app.user.paste(text)
  }
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }))
  return { ...app, write, press }
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const fillIn = () => screen.getByRole<HTMLButtonElement>('button', { name: '住所を自動入力' })
const alertOf = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

describe('the tabs of the profile', () => {
  it('shows three tabs and stores the open one in the address', async () => {
    server.use(
      http.get('/credit-card/fetch-all', () => createErrorResponse(422, 'E5000', 'カードはあとで。')),
    )
    const { user, router } = await renderApp('/mypage/profile')
    await screen.findByRole('tab', { name: '基本情報', selected: true })
    await user.click(screen.getByRole('tab', { name: 'お支払い情報' }))
    expect(router.state.location.search).toBe('?tab=cards')
    expect(await screen.findByText('カードはあとで。')).toBeDefined()
  })

  it('shows enterprise accounts the basic information only', async () => {
    signIn(createMember({ role: 'ROLE_ENTERPRISE' }))
    await renderApp('/mypage/profile?tab=cards')
    await screen.findByRole('tab', { name: '基本情報', selected: true })
    expect(screen.getAllByRole('tab')).toHaveLength(1)
  })
})

describe('the postcode', () => {
  it('fills in the place by a button that is enabled at exactly seven digits', async () => {
    server.use(http.get('/v2/address/search', () => ({ ...chuo, candidates: [chuo] })))
    const { write, press } = await open()
    await write(/郵便番号/, '104006')
    expect(fillIn().disabled).toBe(true)
    await write(/郵便番号/, '104-0061')
    expect(field(/郵便番号/).value).toBe('1040061')
    await press('住所を自動入力')
    await waitFor(() => expect(field(/市区町村/).value).toBe('13102'))
    expect([field(/都道府県/).value, field(/町名・番地/).value]).toEqual(['13', '銀座'])
  })

  it('lets the member choose among several places', async () => {
    server.use(http.get('/v2/address/search', () => ({ ...chuo, candidates: [chuo, minato] })))
    const { write, press, user } = await open()
    await write(/郵便番号/, '1040061')
    await press('住所を自動入力')
    expect(field(/町名・番地/).value).toBe('')
    await user.click(await screen.findByRole('radio', { name: '東京都港区新橋' }))
    await waitFor(() => expect(field(/市区町村/).value).toBe('13103'))
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('shows that a postcode is unknown and keeps the fields editable', async () => {
    const message = '郵便番号に該当する住所が見つかりませんでした。'
    server.use(
      http.get('/v2/address/search', () => createErrorResponse(404, 'BILLING_POSTCODE_UNKNOWN', message)),
    )
    const { write, press } = await open()
    await write(/郵便番号/, '9999999')
    await press('住所を自動入力')
    expect(await screen.findByText(message)).toBeDefined()
    await write(/町名・番地/, '手で書く')
    expect(field(/町名・番地/).value).toBe('手で書く')
  })
})

describe('the addresses', () => {
  it('opens the form when there is no address, reports missing fields and saves a complete one', async () => {
    const { write, press, user } = await open()
    await press('お届け先を登録する')
    expect(await screen.findAllByText('入力してください。')).toHaveLength(7)
    await write(/^姓/, '響')
    await write(/^名/, '花子')
    await write(/電話番号/, '03-1234-5678')
    await write(/郵便番号/, '1040061')
    await user.selectOptions(field(/都道府県/), '13')
    await waitFor(() => expect(field(/市区町村/).disabled).toBe(false))
    await user.selectOptions(field(/市区町村/), '13102')
    await write(/町名・番地/, '銀座1-2-3')
    await press('お届け先を登録する')
    const alert = await alertOf('登録に成功しました')
    expect(alert.getByText('登録しました。')).toBeDefined()
    expect(sent).toMatchObject({
      phoneNumber: '0312345678',
      postcodeFirst: '104',
      postcodeLast: '0061',
      prefectureCode: '13',
      municipalityCode: '13102',
    })
    await user.click(alert.getByRole('button', { name: '閉じる' }))
    expect(screen.queryByLabelText(/郵便番号/)).toBeNull()
    expect(screen.getByText('主なお届け先')).toBeDefined()
  })

  it('edits each address separately', async () => {
    addresses = [home, { ...home, deliveryId: 'work', firstName: '次郎', regulation: false }]
    const { press, write, user } = await open()
    await press('響 次郎 様のお届け先を変更')
    expect(screen.getByRole('button', { name: '響 花子 様のお届け先を変更' })).toBeDefined()
    expect(field(/^名/).value).toBe('次郎')
    await write(/部屋番号/, '501')
    await user.click(screen.getByRole('checkbox', { name: '主なお届け先にする' }))
    await press('変更を保存する')
    expect((await alertOf('更新に成功しました')).getByText('更新しました。')).toBeDefined()
    expect(sent).toMatchObject({ deliveryId: 'work', roomNumber: '501', regulation: true })
  })

  it('keeps the main address until another one becomes it', async () => {
    addresses = [home]
    const { press } = await open()
    await press('響 花子 様のお届け先を変更')
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^主なお届け先です/ })
    expect([box.checked, box.disabled]).toEqual([true, true])
  })

  it('keeps the typed address when saving is rejected', async () => {
    addresses = [home]
    server.use(
      http.post('/v2/address/update/delivery', () => createErrorResponse(422, 'E3001', '確認してください。')),
    )
    const { press, write } = await open()
    await press('響 花子 様のお届け先を変更')
    await write(/部屋番号/, '501')
    await press('変更を保存する')
    expect((await alertOf('更新に失敗しました')).getByText('確認してください。')).toBeDefined()
    expect(field(/部屋番号/).value).toBe('501')
  })

  it.each([
    [null, '削除に成功しました', '削除しました。'],
    ['配送待ちのため、削除できません。', '削除に失敗しました', '配送待ちのため、削除できません。'],
  ])('deletes an address after a confirmation, or shows why not: %s', async (message, title, text) => {
    addresses = [home]
    let deleted: string | null = null
    server.use(
      http.post('/v2/address/delete/delivery', ({ url }) => {
        deleted = url.searchParams.get('id')
        return message ? createErrorResponse(409, 'BILLING_ADDRESS_IN_USE', message) : {}
      }),
    )
    const { press, user } = await open()
    await press('響 花子 様のお届け先を削除')
    expect(deleted).toBeNull()
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: '削除' }))
    expect((await alertOf(title)).getByText(text)).toBeDefined()
    expect(deleted).toBe('home')
  })
})

describe('the basic information', () => {
  it('requires the display name and saves it with the rest', async () => {
    const bodies: unknown[] = []
    server.use(
      http.post('/profile/update', async ({ readBody }) => {
        bodies.push(await readBody())
        signIn(createMember({ username: '響 花子' }))
        return {}
      }),
    )
    const { user } = await renderApp('/mypage/profile')
    const name = await screen.findByLabelText<HTMLInputElement>('表示名')
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: '更新する' }))
    expect(await screen.findByText('入力してください。')).toBeDefined()
    await enterText(user, name, ' 響 花子 ')
    await user.selectOptions(screen.getByLabelText('月'), '5')
    await user.click(screen.getByRole('button', { name: '更新する' }))
    expect(await screen.findByText('更新に成功しました。')).toBeDefined()
    expect(bodies).toMatchObject([{ displayName: '響 花子', profile: { birthMonth: 5 } }])
  })
})
