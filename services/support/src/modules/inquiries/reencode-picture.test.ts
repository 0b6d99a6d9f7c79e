import { setImmediate } from 'node:timers/promises'
import { ApiError } from '@hibiki/http'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { reencodePicture } from './reencode-picture.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#468' } })
    .jpeg()
    .toBuffer()

describe('reencodePicture', () => {
  it('decodes two pictures at once, queues 16, and rejects the others with 503 E5030', async () => {
    const file = await picture(800, 600)
    let most = 0
    let isDone = false
    const watch = async () => {
      while (!isDone) {
        most = Math.max(most, sharp.counters().process)
        await setImmediate()
      }
    }
    const watching = watch()
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => reencodePicture(file)))
    isDone = true
    await watching
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toHaveLength(40 - 18)
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(ApiError)
      expect(reason).toMatchObject({ code: 'E5030' })
    }
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(2)
    expect(await reencodePicture(file)).toMatchObject({ width: 800, height: 600 })
  })

  it('decodes the next picture after one that cannot be read', async () => {
    const broken = Buffer.from('no picture')
    for (let count = 0; count < 20; count++)
      await expect(reencodePicture(broken)).rejects.toMatchObject({ code: 'SUPPORT_PICTURE_UNREADABLE' })
    expect(await reencodePicture(await picture(10, 10))).toMatchObject({ width: 10 })
  })
})
