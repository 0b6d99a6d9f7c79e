import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createPhotoQueue, type PhotoQueue, type Sender } from './photo-queue.ts'

const isWhole = () => true

/** Photos that take as long as the test says: each is looked at until it is finished by name. */
function slowPhotos(lanes = 1) {
  const clock = { ms: 0 }
  const queue = createPhotoQueue(lanes, () => clock.ms)
  const started: string[] = []
  const looking = new Map<string, () => void>()
  const look = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => looking.set(name, () => resolve(name)))
  }
  return {
    ...{ clock, queue, started },
    send: (name: string, sender: Sender = { memberId: name }) => queue.run(sender, look(name), isWhole),
    async finish(name: string, seconds = 0) {
      await nextTurn()
      clock.ms += seconds * 1000
      const done = looking.get(name)
      if (!done) throw new Error(`${name} is not looked at`)
      done()
      await nextTurn()
    },
  }
}

const retryAfter = (seconds: string) => ({
  code: 'E5030',
  options: { headers: { 'retry-after': seconds } },
})

/** Lets the queue learn how long photos take. */
async function learn(
  queue: PhotoQueue,
  clock: { ms: number },
  seconds: number,
  wentAllTheWay = true,
): Promise<void> {
  const look = async () => {
    clock.ms += seconds * 1000
  }
  for (let photo = 0; photo < 40; photo++) await queue.run({ memberId: 'teacher' }, look, () => wentAllTheWay)
}

describe('the queue of photos', () => {
  it('looks at as many at a time as there are threads, in the order in which they came', async () => {
    const { send, finish, started } = slowPhotos(2)
    const all = Promise.all(['a', 'b', 'c', 'd'].map((name) => send(name)))
    await nextTurn()
    expect(started).toEqual(['a', 'b'])
    await finish('b')
    expect(started).toEqual(['a', 'b', 'c'])
    for (const name of ['a', 'c', 'd']) await finish(name)
    expect(await all).toEqual(['a', 'b', 'c', 'd'])
  })

  it('holds two photos of a member, refuses the third at once, and nobody else waits for it', async () => {
    const { send, finish, started } = slowPhotos()
    const greedy = { memberId: 'greedy' }
    const held = [send('first', greedy), send('second', greedy)]
    for (let again = 0; again < 20; again++)
      await expect(send('third', greedy)).rejects.toMatchObject(retryAfter('1'))
    const other = send('other')
    for (const name of ['first', 'second', 'other']) await finish(name)
    expect(await Promise.all([...held, other])).toEqual(['first', 'second', 'other'])
    expect(started).toEqual(['first', 'second', 'other'])
    const again = send('again', greedy)
    await finish('again')
    expect(await again).toBe('again')
  })

  it('is as long as ten seconds of the photos that were measured', async () => {
    const { send, finish, queue, clock } = slowPhotos()
    await learn(queue, clock, 2.5)
    const held = ['now', '1', '2', '3', '4'].map((name) => send(name))
    await expect(send('5')).rejects.toMatchObject(retryAfter('3'))
    await finish('now', 2.5)
    held.push(send('5'))
    for (const name of ['1', '2', '3', '4', '5']) await finish(name, 2.5)
    expect(await Promise.all(held)).toHaveLength(6)
  })

  it('one slow photo, which loads the engine, hardly makes it shorter', async () => {
    const { send, finish, queue, clock } = slowPhotos()
    const first = async () => {
      clock.ms += 18_000
    }
    await queue.run({ memberId: 'first' }, first, isWhole)
    const all = Array.from({ length: 9 }, (_, index) => send(`${index}`))
    await expect(send('more')).rejects.toMatchObject({ code: 'E5030' })
    for (let photo = 0; photo < 9; photo++) await finish(`${photo}`)
    expect(await Promise.all(all)).toHaveLength(9)
  })

  it('is longer where there are more threads, and where photos are quicker', async () => {
    const two = slowPhotos(2)
    await learn(two.queue, two.clock, 2.5)
    const names = Array.from({ length: 10 }, (_, index) => `${index}`)
    const held = names.map((name) => two.send(name))
    await expect(two.send('more')).rejects.toMatchObject({ code: 'E5030' })
    for (const name of names) await two.finish(name, 1.25)
    expect(await Promise.all(held)).toHaveLength(10)
    const quick = slowPhotos()
    await learn(quick.queue, quick.clock, 0.9)
    const all = Array.from({ length: 12 }, (_, index) => quick.send(`${index}`))
    await expect(quick.send('more')).rejects.toMatchObject({ code: 'E5030' })
    for (let photo = 0; photo < 12; photo++) await quick.finish(`${photo}`)
    expect(await Promise.all(all)).toHaveLength(12)
  })

  it('is no longer because photos are refused at once: whoever comes then waits no longer than before', async () => {
    const { send, finish, queue, clock } = slowPhotos()
    await learn(queue, clock, 0.01, false)
    const answers = Array.from({ length: 60 }, (_, index) => send(`${index}`).catch(() => 'refused'))
    for (let photo = 0; photo < 11; photo++) await finish(`${photo}`, 2.2)
    const admitted = (await Promise.all(answers)).filter((response) => response !== 'refused')
    expect(admitted).toHaveLength(11)
  })

  it('holds twelve waiting for each thread at most, however quick photos were', async () => {
    const { send, finish, queue, clock } = slowPhotos(2)
    await learn(queue, clock, 0.01)
    const answers = Array.from({ length: 60 }, (_, index) => send(`${index}`).catch(() => 'refused'))
    for (let photo = 0; photo < 26; photo++) await finish(`${photo}`, 2.2)
    expect((await Promise.all(answers)).filter((response) => response !== 'refused')).toHaveLength(26)
  })

  it('is shorter where photos are slow to refuse', async () => {
    const { send, finish, queue, clock } = slowPhotos()
    await learn(queue, clock, 5, false)
    const held = ['now', '1', '2'].map((name) => send(name))
    await expect(send('3')).rejects.toMatchObject({ code: 'E5030' })
    for (const name of ['now', '1', '2']) await finish(name)
    expect(await Promise.all(held)).toHaveLength(3)
  })

  it('a photo whose sender left is never looked at, and gives its place to the next', async () => {
    const { send, finish, started } = slowPhotos()
    const gone = new AbortController()
    const first = send('first')
    const left = send('left', { memberId: 'left', signal: gone.signal })
    const next = send('next')
    gone.abort()
    await expect(left).rejects.toMatchObject({ code: 'E5030' })
    await finish('first')
    await finish('next')
    expect(await Promise.all([first, next])).toEqual(['first', 'next'])
    expect(started).toEqual(['first', 'next'])
    await expect(send('late', { memberId: 'late', signal: gone.signal })).rejects.toMatchObject({
      code: 'E5030',
    })
  })

  it('a photo that fails gives its place to the next, and its member a new one', async () => {
    const { send, finish, queue } = slowPhotos()
    const failing = () =>
      queue.run({ memberId: 'unlucky' }, () => Promise.reject(new Error('broken')), isWhole)
    for (let photo = 0; photo < 5; photo++) await expect(failing()).rejects.toThrow('broken')
    const next = send('next')
    await finish('next')
    expect(await next).toBe('next')
  })
})
