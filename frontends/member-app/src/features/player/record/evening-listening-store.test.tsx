import { afterEach, expect, it, vi } from 'vitest'
import { eveningListeningStore } from './evening-listening-store.ts'

const evening = new Date(2026, 10, 29, 21, 0).getTime()
const afterMidnight = new Date(2026, 10, 30, 0, 30).getTime()
const morning = new Date(2026, 10, 30, 7, 0).getTime()

afterEach(() => localStorage.clear())

it('adds up the plays of one evening, also after midnight', () => {
  const onChange = vi.fn()
  const unsubscribe = eveningListeningStore.subscribe(onChange)
  eveningListeningStore.add('member-1', 300, evening)
  eveningListeningStore.add('member-1', 420, afterMidnight)
  unsubscribe()
  expect(eveningListeningStore.getSeconds('member-1', afterMidnight)).toBe(720)
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('begins anew in the morning', () => {
  eveningListeningStore.add('member-1', 300, evening)
  expect(eveningListeningStore.getSeconds('member-1', morning)).toBe(0)
})

it('tells nobody what another member has heard on the device', () => {
  eveningListeningStore.add('member-1', 300, evening)
  expect(eveningListeningStore.getSeconds('member-2', evening)).toBe(0)
  eveningListeningStore.add('member-2', 60, evening)
  expect(eveningListeningStore.getSeconds('member-2', evening)).toBe(60)
})

it('counts nothing where the stored value is damaged', () => {
  localStorage.setItem('hibiki.evening-listening', '{')
  expect(eveningListeningStore.getSeconds('member-1', evening)).toBe(0)
})
