import { type AiestheSettings, rekognitionSettings } from '../../config.ts'
import { createPhotoExaminer, type PhotoExaminer } from './analysis/examine-photo.ts'
import { humanAnalyzer } from './analysis/human-analyzer.ts'
import { createPhotoThreads } from './analysis/photo-threads.ts'
import { createRekognitionAnalyzer } from './analysis/rekognition-analyzer.ts'

/** The engine that the settings name, on threads of its own. */
export function openExaminer(config: AiestheSettings, defer: (close: () => unknown) => void): PhotoExaminer {
  const threads = createPhotoThreads()
  defer(() => threads.close())
  const rekognition = rekognitionSettings(config)
  return createPhotoExaminer(threads, rekognition ? createRekognitionAnalyzer(rekognition) : humanAnalyzer)
}
