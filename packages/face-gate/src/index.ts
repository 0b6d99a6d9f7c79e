export { analyzeFaces, detectorOnlySettings } from './analyze-faces.ts'
export type {
  DetectedFace,
  FaceAnalysis,
  FaceBox,
  FacePose,
  FaceQuality,
  PixelImage,
} from './face-analysis.ts'
export type { FaceLines, FacePoint } from './face-lines.ts'
export { type FaceProblem, faceProblems, judgePhoto, type PhotoVerdict } from './judge-photo.ts'
export { faceLimits, MAX_PHOTO_SIDE_PIXELS } from './limits.ts'
export { measureBrightness, measureQuality } from './measure-quality.ts'
export {
  type AnalyzedFace,
  type DetectHumanFacesFn,
  type EmotionMap,
  type HumanFace,
  humanSettings,
  toFaceAnalysis,
} from './to-face-analysis.ts'
