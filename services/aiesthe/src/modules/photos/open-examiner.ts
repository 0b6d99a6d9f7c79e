import { type AiestheSettings, readRekognitionSettings } from '../../config.ts'
import { createPhotoExaminer, type PhotoExaminer } from './analysis/examine-photo.ts'
import { humanAnalyzer } from './analysis/human-analyzer.ts'
import { createPhotoThreads } from './analysis/photo-threads.ts'

/** Creates the engine that the settings name, on its own threads; Amazon's library is loaded only where it is used. */
export async function openExaminer(
  config: AiestheSettings,
  defer: (close: () => unknown) => void,
): Promise<PhotoExaminer> {
  const threads = createPhotoThreads()
  defer(() => threads.close())
  const rekognition = readRekognitionSettings(config)
  if (rekognition === null) return createPhotoExaminer(threads, humanAnalyzer)
  const { createRekognitionAnalyzer } = await import('./analysis/rekognition-analyzer.ts')
  return createPhotoExaminer(threads, createRekognitionAnalyzer(rekognition))
}
