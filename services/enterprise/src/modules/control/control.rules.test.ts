import { describe, expect, it } from 'vitest'
import { type ControlChange, computeNewPlayOrders, type ResumablePlayOrder } from './control.rules.ts'

const order = (id: string, overrides: Partial<ResumablePlayOrder> = {}): ResumablePlayOrder => ({
  id,
  soundId: `sound-${id}`,
  playing: false,
  volume: 0.5,
  orderedAt: null,
  resumes: false,
  ...overrides,
})
const apply = (orders: ResumablePlayOrder[], change: ControlChange, only?: string) =>
  computeNewPlayOrders(orders, orders, { change, only })

describe('computeNewPlayOrders', () => {
  it('stops what plays and marks it to be resumed', () => {
    const orders = [order('a', { playing: true }), order('b')]
    expect(apply(orders, { playing: false })).toEqual([
      { id: 'a', playing: false, volume: 0.5, resumes: true },
    ])
  })

  it('starts what was stopped last', () => {
    const orders = [order('a'), order('b', { resumes: true }), order('c', { resumes: true })]
    expect(apply(orders, { playing: true }).map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it('starts the first sound where nothing has played yet, and changes nothing where a sound plays', () => {
    expect(apply([order('a'), order('b')], { playing: true }).map(({ id }) => id)).toEqual(['a'])
    expect(apply([order('a', { playing: true }), order('b')], { playing: true })).toEqual([])
  })

  it('plays exactly the given sounds', () => {
    const orders = [order('a', { playing: true }), order('b')]
    expect(apply(orders, { soundIds: ['sound-b'] })).toMatchObject([
      { id: 'a', playing: false },
      { id: 'b', playing: true },
    ])
  })

  it('adds the same step to all volumes, within 0 and 1', () => {
    const orders = [order('a', { volume: 0.9 }), order('b', { volume: 0.2 })]
    expect(apply(orders, { volumeStep: 0.3 }).map(({ volume }) => volume)).toEqual([1, 0.5])
    expect(apply(orders, { volumeStep: -0.3 }).map(({ volume }) => volume)).toEqual([0.6, 0])
  })

  it('changes only the given sound of a section', () => {
    const orders = [order('a', { playing: true }), order('b', { playing: true })]
    expect(apply(orders, { volume: 0.1 }, 'b')).toEqual([
      { id: 'b', playing: true, volume: 0.1, resumes: true },
    ])
  })

  describe('of a playlist that became empty', () => {
    const empty = (overrides: Partial<ResumablePlayOrder>) =>
      order('p', { soundId: null, playlistId: 'list', isEmpty: true, ...overrides })

    it('stops it, so that it does not start by itself once it has a sound again', () => {
      expect(apply([order('a'), empty({ playing: true })], { playing: false })).toEqual([
        { id: 'p', playing: false, volume: 0.5, resumes: true },
      ])
    })

    it('replaces it by a choice of other sounds, whether it was playing or stopped', () => {
      for (const before of [{ playing: true }, { resumes: true }])
        expect(apply([order('a'), empty(before)], { soundIds: ['sound-a'] })).toMatchObject([
          { id: 'a', playing: true },
          { id: 'p', playing: false, resumes: false },
        ])
    })

    it('never starts it, and starts what can be heard instead', () => {
      for (const before of [{}, { resumes: true }])
        expect(apply([order('a'), empty(before)], { playing: true }).map(({ id }) => id)).toEqual(['a'])
      expect(apply([order('a'), empty({ playing: true })], { playing: true })).toMatchObject([
        { id: 'a', playing: true },
        { id: 'p', playing: false },
      ])
      expect(apply([empty({ playing: true })], { playing: true })).toEqual([])
      expect(apply([empty({ resumes: true })], { playing: true })).toEqual([])
    })
  })

  it('returns no order for what is so already, so that the plan continues to control it', () => {
    expect(apply([order('a', { playing: true })], { playing: true, volume: 0.5 })).toEqual([])
  })
})
