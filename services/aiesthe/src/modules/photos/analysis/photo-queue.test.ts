import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createPhotoQueue, type PhotoSender } from './photo-queue.ts'

/** Runs photos that take until the test finishes each by its name. */
function slowPhotos(threads = 1) {
  const queue = createPhotoQueue(threads)
  const started: string[] = []
  const looking = new Map<string, () => void>()
  const look = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => looking.set(name, () => resolve(name)))
  }
  return {
    queue,
    started,
    send: (name: string, sender: PhotoSender = { memberId: name }) => queue.run(sender, look(name)),
    async finish(name: string) {
      await nextTurn()
      const done = looking.get(name)
      if (!done) throw new Error(`${name} is not looked at`)
      done()
      await nextTurn()
    },
  }
}

const retryLater = { code: 'E5030', options: { headers: { 'retry-after': '5' } } }

describe('createPhotoQueue', () => {
  it('runs as many photos at a time as there are threads, in order of arrival', async () => {
    const { send, finish, started } = slowPhotos(2)
    const all = Promise.all(['a', 'b', 'c', 'd'].map((name) => send(name)))
    await nextTurn()
    expect(started).toEqual(['a', 'b'])
    await finish('b')
    expect(started).toEqual(['a', 'b', 'c'])
    for (const name of ['a', 'c', 'd']) await finish(name)
    expect(await all).toEqual(['a', 'b', 'c', 'd'])
  })

  it('accepts two photos of a member and rejects the third at once, without delaying others', async () => {
    const { send, finish, started } = slowPhotos()
    const greedy = { memberId: 'greedy' }
    const held = [send('first', greedy), send('second', greedy)]
    for (let again = 0; again < 20; again++)
      await expect(send('third', greedy)).rejects.toMatchObject(retryLater)
    const other = send('other')
    for (const name of ['first', 'second', 'other']) await finish(name)
    expect(await Promise.all([...held, other])).toEqual(['first', 'second', 'other'])
    expect(started).toEqual(['first', 'second', 'other'])
    const again = send('again', greedy)
    await finish('again')
    expect(await again).toBe('again')
  })

  it.each([1, 2])('lets eight photos wait for each of %d threads, and rejects more', async (threads) => {
    const { send, finish } = slowPhotos(threads)
    const names = Array.from({ length: threads * 9 }, (_, index) => `${index}`)
    const held = names.map((name) => send(name))
    await expect(send('more')).rejects.toMatchObject(retryLater)
    await finish('0')
    held.push(send('more'))
    for (const name of [...names.slice(1), 'more']) await finish(name)
    expect(await Promise.all(held)).toHaveLength(names.length + 1)
  })

  it('never runs a photo whose caller disconnected while it waited', async () => {
    const { send, finish, started } = slowPhotos()
    const gone = new AbortController()
    const first = send('first')
    const left = send('left', { memberId: 'left', signal: gone.signal })
    const next = send('next')
    gone.abort()
    const refused = expect(left).rejects.toMatchObject(retryLater)
    await finish('first')
    await finish('next')
    await refused
    expect(await Promise.all([first, next])).toEqual(['first', 'next'])
    expect(started).toEqual(['first', 'next'])
  })

  it('gives the place of a photo that fails to the next one, and lets its member send again', async () => {
    const { send, finish, queue } = slowPhotos()
    const failing = () => queue.run({ memberId: 'unlucky' }, () => Promise.reject(new Error('broken')))
    for (let photo = 0; photo < 5; photo++) await expect(failing()).rejects.toThrow('broken')
    const next = send('next')
    await finish('next')
    expect(await next).toBe('next')
  })
})
