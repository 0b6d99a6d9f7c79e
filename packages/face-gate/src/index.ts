export { analyzeFaces as findFaces, detectorOnlySettings as detectorOnly } from './analyze-faces.ts'
export type {
  DetectedFace as FoundFace,
  FaceAnalysis,
  FaceBox,
  FacePose,
  FaceQuality,
  PixelImage as Pixels,
} from './face-analysis.ts'
export type { FaceLines, FacePoint } from './face-lines.ts'
export { type FaceProblem, faceProblems, judgePhoto, type PhotoVerdict } from './judge-photo.ts'
export { faceLimits, MAX_PHOTO_SIDE_PIXELS as MAX_SIDE } from './limits.ts'
export { measureBrightness, measureQuality } from './measure-quality.ts'
export {
  type AnalyzedFace as ReadFace,
  type DetectHumanFacesFn as AskHuman,
  type EmotionMap,
  type HumanFace,
  humanSettings,
  toFaceAnalysis as readHuman,
} from './to-face-analysis.ts'
