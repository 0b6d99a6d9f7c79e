import type { PhotoExaminer } from '../modules/photos/analysis/photo-examiner.ts'
import { createFakeExaminer } from './fake-examiner.ts'
import { createBlackPng } from './png.ts'
import { createRealExaminer } from './real-examiner.ts'

/** Black pictures that show a face only to `createStandInPhotoExaminer`. */
export const standInPhotos = { before: createBlackPng(720, 540), after: createBlackPng(720, 541) }

/**
 * Creates an examiner for tests of everything but photos: the stand-in pictures show a face, and other bytes go to the engine of the
 * product, whose networks take a second or two to load.
 */
export function createStandInPhotoExaminer(): { examiner: PhotoExaminer; close(): Promise<void> } {
  const pretend = createFakeExaminer()
  const known = Object.values(standInPhotos)
  let real: ReturnType<typeof createRealExaminer> | undefined
  return {
    examiner: {
      warmUp() {},
      examine(bytes, sender) {
        if (known.some((photo) => photo.equals(bytes))) return pretend.examine(bytes, sender)
        real ??= createRealExaminer()
        return real.examiner.examine(bytes, sender)
      },
    },
    close: async () => void (await real?.close()),
  }
}
