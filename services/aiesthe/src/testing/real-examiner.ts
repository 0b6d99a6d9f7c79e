import { createPhotoExaminer, type PhotoExaminer } from '../faces/examine-photo.ts'
import { humanAnalyzer } from '../faces/human-analyzer.ts'
import { createPhotoThreads } from '../faces/photo-threads.ts'

/** The engine of the product, on its threads. */
export function createRealExaminer(): { examiner: PhotoExaminer; close(): Promise<void> } {
  const threads = createPhotoThreads()
  return {
    examiner: createPhotoExaminer(threads, humanAnalyzer),
    close: () => threads.close(),
  }
}
