import { describe, expect, it } from 'vitest'
import { createCommerceData } from '../testing/commerce-data.ts'
import { toTimeline } from './to-timeline.ts'

const [plan] = createCommerceData().contracts
if (!plan) throw new Error('the mock has a contract')

describe('toTimeline', () => {
  it('lists what happened, newest first', () => {
    const acts = [
      {
        id: 'a',
        at: '2026-11-20T00:00:00.000Z',
        actorName: '山田 管理',
        action: 'contract-cancelled' as const,
        reason: 'お電話',
      },
    ]
    expect(toTimeline({ ...plan, acts }).map(({ kind, detail, by }) => [kind, detail, by])).toEqual([
      ['contract-cancelled', 'お電話', '山田 管理'],
      ['paid', undefined, null],
      ['ordered', undefined, undefined],
      ['started', undefined, undefined],
    ])
  })

  it('adds failed payments with their reason, but no successful ones, which the invoice covers', () => {
    const times = { createdAt: '2026-11-19T00:00:00.000Z', settledAt: null, refundedAt: null }
    const payment = { amount: 980, refunded: 0, ...times }
    const payments = [
      { ...payment, id: 'p1', state: 'failed' as const, failureCode: 'expired_card' },
      { ...payment, id: 'p2', state: 'succeeded' as const, failureCode: null },
    ]
    const failures = toTimeline({ ...plan, payments }).filter(({ kind }) => kind.startsWith('payment'))
    expect(failures).toMatchObject([{ kind: 'payment-failed', detail: 'expired_card', amount: 980 }])
  })

  it('adds refunds with what was refunded, at the time of the last one', () => {
    const at = '2026-11-22T00:00:00.000Z'
    const times = { createdAt: '2026-11-19T00:00:00.000Z', settledAt: '2026-11-19T00:00:01.000Z' }
    const payment = {
      id: 'p1',
      state: 'partly-refunded' as const,
      amount: 980,
      refunded: 300,
      failureCode: null,
    }
    const [newest] = toTimeline({ ...plan, payments: [{ ...payment, ...times, refundedAt: at }] })
    expect(newest).toMatchObject({ kind: 'payment-partly-refunded', amount: 300, at })
  })

  it('lists when a contract paid by invoice was set up, billed and paid', () => {
    const invoiced = { ...plan, invoiced: true }
    expect(toTimeline(invoiced).map(({ kind }) => kind)).toEqual(['paid', 'set', 'started', 'billed'])
    const at = plan.invoices[0]?.paidAt ?? ''
    const act = { id: 'a', at, actorName: '山田 管理', action: 'invoice-paid' as const, reason: null }
    const [paid, ...others] = toTimeline({ ...invoiced, acts: [act] })
    expect([paid?.kind, paid?.by]).toEqual(['paid', '山田 管理'])
    expect(others.map(({ kind }) => kind)).toEqual(['set', 'started', 'billed'])
  })
})
