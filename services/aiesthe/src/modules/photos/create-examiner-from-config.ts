import { type AiestheSettings, parseRekognitionSettings } from '../../config.ts'
import { humanAnalyzer } from './analysis/human-analyzer.ts'
import { createPhotoExaminer, type PhotoExaminer } from './analysis/photo-examiner.ts'
import { createPhotoThreads } from './analysis/photo-threads.ts'

/** Creates the engine that the settings name, on its own threads; Amazon's library is loaded only where it is used. */
export async function createExaminerFromConfig(
  config: AiestheSettings,
  defer: (close: () => unknown) => void,
): Promise<PhotoExaminer> {
  const threads = createPhotoThreads()
  defer(() => threads.close())
  const rekognition = parseRekognitionSettings(config)
  if (rekognition === null) return createPhotoExaminer(threads, humanAnalyzer)
  const { createRekognitionAnalyzer } = await import('./analysis/rekognition-analyzer.ts')
  return createPhotoExaminer(threads, createRekognitionAnalyzer(rekognition))
}
