import 'fake-indexeddb/auto'
import { createStore } from 'idb-keyval'
import { describe, expect, it } from 'vitest'
import { createRecordQueue, type QueuedReport } from './record-queue.ts'

let stores = 0
const newQueue = () => createRecordQueue(createStore(`queue-${stores++}`, 'reports'))

const row = (overrides: Partial<QueuedReport> = {}): QueuedReport => ({
  playSessionId: 'play-1',
  userId: 'member-1',
  revision: 1,
  report: {
    dmvTypeCode: '02',
    planCode: '01',
    playSessionId: overrides.playSessionId ?? 'play-1',
    vibrationId: 'sound-1',
    startDateTime: '2026-11-21 12:00:00',
    endDateTime: '2026-11-21 12:00:10',
    totalPlayingTime: '00:00:10',
  },
  ...overrides,
})

describe('record queue', () => {
  it('stores one row per play, its newest state', async () => {
    const queue = newQueue()
    await queue.put(row({ revision: 1 }))
    await queue.put(row({ revision: 3 }))
    await queue.put(row({ revision: 2 }))
    await queue.put(row({ playSessionId: 'play-2' }))
    const rows = await queue.listRows('member-1')
    expect(rows.map(({ playSessionId, revision }) => [playSessionId, revision])).toEqual([
      ['play-1', 3],
      ['play-2', 1],
    ])
  })

  it('lists to a member only their own rows', async () => {
    const queue = newQueue()
    await queue.put(row())
    expect(await queue.listRows('member-2')).toEqual([])
  })

  it('leaves a newer state that arrived while an older one was being sent', async () => {
    const queue = newQueue()
    await queue.put(row({ revision: 1 }))
    await queue.put(row({ revision: 2 }))
    await queue.remove(row({ revision: 1 }))
    expect(await queue.listRows('member-1')).toHaveLength(1)
    await queue.remove(row({ revision: 2 }))
    expect(await queue.listRows('member-1')).toEqual([])
  })

  it('survives a restart of the app', async () => {
    await createRecordQueue(createStore('kept', 'reports')).put(row())
    expect(await createRecordQueue(createStore('kept', 'reports')).listRows('member-1')).toHaveLength(1)
  })

  it('holds in memory what the store rejects, and releases it once the store has taken a newer state', async () => {
    const storage = createStore('sometimes-full', 'reports')
    let full = false
    const queue = createRecordQueue((mode, work) =>
      full && mode === 'readwrite' ? Promise.reject(new Error('quota exceeded')) : storage(mode, work),
    )
    const revisions = async () => (await queue.listRows('member-1')).map(({ revision }) => revision)
    await queue.put(row({ revision: 1 }))
    full = true
    await queue.put(row({ revision: 2 }))
    expect(await revisions()).toEqual([2])
    full = false
    await queue.put(row({ revision: 3 }))
    expect(await revisions()).toEqual([3])
    await queue.remove(row({ revision: 3 }))
    expect(await revisions()).toEqual([])
  })
})
