import { randomUUID } from 'node:crypto'
import type { AnalyzedFace } from '@hibiki/face-gate'
import type { PhotoExamination, PhotoExaminer } from '../modules/photos/analysis/photo-examiner.ts'
import type { PhotoSender } from '../modules/photos/analysis/photo-queue.ts'

/** Fields that an engine may return one day beyond those that are used. */
const more = { more: 1 }

const points = (count: number, x: number, y: number) =>
  Array.from({ length: count }, (_, index) => ({
    x: Math.round((x + index / 100) * 1000) / 1000,
    y,
    ...more,
  }))

const face: AnalyzedFace = {
  box: { left: 0.3, top: 0.2, width: 0.4, height: 0.6, ...more },
  pose: { pitch: 1, roll: 2, yaw: 3, ...more },
  quality: { brightness: 50, sharpness: 40, ...more },
  nose: { x: 0.5, y: 0.5 },
  emotions: { HAPPY: 10, FEAR: 0, SAD: 40, ANGRY: 0, ...more },
  ageRange: { low: 25, high: 35, ...more },
  eyes: [
    { x: 0.42, y: 0.45, ...more },
    { x: 0.58, y: 0.45, ...more },
  ],
  lines: { brows: [points(5, 0.35, 0.35), points(5, 0.55, 0.35)], mouth: points(12, 0.4, 0.65), ...more },
}

/** Creates an examiner for tests of what surrounds a photo: whatever the bytes, it returns the given face and a new picture. */
export function createFakeExaminer(): PhotoExaminer & {
  next: PhotoExamination
  /** Every photo is the same picture. */
  isRepeated: boolean
  /** How often a photo was announced. */
  warmUps: number
  usable(emotions?: Partial<AnalyzedFace['emotions']>): void
} {
  const picture = (name: string) => Buffer.from(`picture of ${name} ${randomUUID()}`)
  const examiner = {
    next: { usable: false, problem: 'none' } as PhotoExamination,
    isRepeated: false,
    warmUps: 0,
    usable(emotions: Partial<AnalyzedFace['emotions']> = {}) {
      examiner.next = {
        usable: true,
        engine: 'pretend',
        version: '1',
        jpeg: picture('all'),
        face: { ...face, emotions: { ...face.emotions, ...emotions } },
        crops: {
          full: picture('full'),
          leftHalf: picture('left'),
          rightHalf: picture('right'),
          upperHalf: picture('upper'),
          lowerHalf: picture('lower'),
          portrait: picture('portrait'),
        },
      }
    },
    warmUp() {
      examiner.warmUps += 1
    },
    async examine(_bytes: Uint8Array, { onDequeued }: PhotoSender) {
      onDequeued?.()
      return examiner.next.usable && !examiner.isRepeated
        ? { ...examiner.next, jpeg: picture('all') }
        : examiner.next
    },
  }
  examiner.usable()
  return examiner
}
