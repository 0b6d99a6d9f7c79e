import { describe, expect, it } from 'vitest'
import { applyChange, type Change, type ControlledOrder } from './control.rules.ts'

const order = (id: string, overrides: Partial<ControlledOrder> = {}): ControlledOrder => ({
  id,
  soundId: `sound-${id}`,
  playing: false,
  volume: 0.5,
  orderedAt: null,
  resumes: false,
  ...overrides,
})
const apply = (orders: ControlledOrder[], change: Change, only?: string) =>
  applyChange(orders, orders, { change, only })

describe('a change of a section', () => {
  it('stops what plays and remembers it', () => {
    const orders = [order('a', { playing: true }), order('b')]
    expect(apply(orders, { playing: false })).toEqual([
      { id: 'a', playing: false, volume: 0.5, resumes: true },
    ])
  })

  it('starts what was stopped last', () => {
    const orders = [order('a'), order('b', { resumes: true }), order('c', { resumes: true })]
    expect(apply(orders, { playing: true }).map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it('starts the first sound where nothing has played yet, and nothing more where something plays', () => {
    expect(apply([order('a'), order('b')], { playing: true }).map(({ id }) => id)).toEqual(['a'])
    expect(apply([order('a', { playing: true }), order('b')], { playing: true })).toEqual([])
  })

  it('plays exactly the sounds that are named', () => {
    const orders = [order('a', { playing: true }), order('b')]
    expect(apply(orders, { soundIds: ['sound-b'] })).toMatchObject([
      { id: 'a', playing: false },
      { id: 'b', playing: true },
    ])
  })

  it('keeps the balance of volumes, within 0 and 1', () => {
    const orders = [order('a', { volume: 0.9 }), order('b', { volume: 0.2 })]
    expect(apply(orders, { volumeStep: 0.3 }).map(({ volume }) => volume)).toEqual([1, 0.5])
    expect(apply(orders, { volumeStep: -0.3 }).map(({ volume }) => volume)).toEqual([0.6, 0])
  })

  it('is about one sound only where one is meant', () => {
    const orders = [order('a', { playing: true }), order('b', { playing: true })]
    expect(apply(orders, { volume: 0.1 }, 'b')).toEqual([
      { id: 'b', playing: true, volume: 0.1, resumes: true },
    ])
  })

  it('leaves what is already so to the plan', () => {
    expect(apply([order('a', { playing: true })], { playing: true, volume: 0.5 })).toEqual([])
  })
})
