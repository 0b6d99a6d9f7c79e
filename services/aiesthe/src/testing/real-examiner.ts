import { humanAnalyzer } from '../modules/photos/analysis/human-analyzer.ts'
import { createPhotoExaminer, type PhotoExaminer } from '../modules/photos/analysis/photo-examiner.ts'
import { createPhotoThreads } from '../modules/photos/analysis/photo-threads.ts'

/** Creates the engine of the product on its threads. */
export function createRealExaminer(): { examiner: PhotoExaminer; close(): Promise<void> } {
  const threads = createPhotoThreads()
  return {
    examiner: createPhotoExaminer(threads, humanAnalyzer),
    close: () => threads.close(),
  }
}
