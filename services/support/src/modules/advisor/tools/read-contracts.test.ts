import { expect, it } from 'vitest'
import { ownContract } from '../../../testing/member-data-server.ts'
import { readContracts } from './read-contracts.ts'

const forAnother = { ...ownContract, isUser: false, productDisplayName: 'ほかの方のプラン', price: 9_800 }
const paidByAgency = {
  ...ownContract,
  isContractor: false,
  productDisplayName: '代理店のプラン',
  nextBillAmount: null,
  cancelAt: '2026-12-31',
}
const read = (...contracts: object[]) =>
  readContracts({ read: async () => contracts as never, language: 'ja', now: new Date('2026-11-29') })

it('describes only contracts that the member uses, also where others stand before them, and counts the others', async () => {
  const { text, parts } = await read(forAnother, forAnother, ownContract)
  expect(text).toContain('ほかの方のご契約2件')
  expect(parts).toMatchObject([
    {
      type: 'figures',
      title: 'プレミアム',
      rows: [{}, { value: '4,980 円' }, { value: '12月10日 · 4,980 円' }],
    },
    { type: 'action', path: '/mypage/subscription-state' },
  ])
})

it('shows neither price nor payment of a contract that somebody else pays', async () => {
  const { text, parts } = await read(paidByAgency)
  expect(text).not.toContain('ほかの方')
  expect(parts[0]).toMatchObject({
    title: '代理店のプラン',
    rows: [{ value: 'ご利用中' }, { value: 'ご自身のお支払いはありません' }, { value: '12月31日' }],
  })
})

it('says that a member who only pays for others uses no plan', async () => {
  const { text, parts } = await read(forAnother)
  expect(text).toContain('現在ご利用中のプランはありません')
  expect(text).toContain('ほかの方のご契約1件')
  expect(parts.map(({ type }) => type)).toEqual(['action', 'action'])
})

it('offers the plans to a member without any contract', async () => {
  expect((await read()).parts).toMatchObject([{ type: 'action', path: '/premium-plans' }])
})
