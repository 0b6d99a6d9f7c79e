import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import {
  createHostilePhotos,
  createPhotosWithMetadata,
  METADATA_CANARY,
} from '../../../testing/hostile-photos.ts'
import { humanAnalyzer } from './human-analyzer.ts'
import { createPhotoExaminer } from './photo-examiner.ts'
import { createPhotoThreads } from './photo-threads.ts'

const threads = createPhotoThreads()
afterAll(() => threads.close())
const examiner = createPhotoExaminer(threads, humanAnalyzer)

const hostile = await createHostilePhotos()
const loaded = await createPhotosWithMetadata()
const before = process.memoryUsage().rss
const PATIENCE_MS = 30_000

describe('hostile photos', { timeout: PATIENCE_MS }, () => {
  it('the corpus has at least forty photos', () => {
    expect(hostile.length + loaded.length).toBeGreaterThanOrEqual(40)
  })

  it.each(hostile)('rejects within seconds: $name', async ({ bytes }) => {
    const examination = await examiner.examine(bytes, { memberId: 'somebody' })
    expect(examination).toEqual({
      usable: false,
      problem: expect.stringMatching(/^(format|pixels|damaged)$/),
    })
  })

  it.each(loaded)('finds the face and keeps nothing else: $name', async ({ bytes }) => {
    const examination = await examiner.examine(bytes, { memberId: 'somebody' })
    if (!examination.usable) throw new Error(examination.problem)
    for (const picture of [examination.jpeg, ...Object.values(examination.crops)]) {
      const { exif, xmp, iptc, icc, comments, orientation } = await sharp(picture).metadata()
      expect({ exif, xmp, iptc, icc, comments, orientation }).toEqual({})
      expect(Buffer.from(picture).includes(METADATA_CANARY)).toBe(false)
      expect(Buffer.from(picture).includes('PK\x03\x04')).toBe(false)
    }
  })

  it('needs no more memory for them than for a normal photo', async () => {
    const grown = process.memoryUsage().rss - before
    expect(Math.round(grown / 2 ** 20)).toBeLessThan(384)
  })
})
