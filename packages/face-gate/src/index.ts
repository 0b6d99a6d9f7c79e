export type { FaceAnalysis, FaceBox, FacePose, FaceQuality, FoundFace, Pixels } from './face-analysis.ts'
export type { FaceLines, FacePoint } from './face-lines.ts'
export { detectorOnly, findFaces } from './find-faces.ts'
export { type FaceProblem, faceProblems, judgePhoto, type PhotoVerdict } from './judge-photo.ts'
export { faceLimits, MAX_SIDE } from './limits.ts'
export { measureBrightness, measureQuality } from './measure-quality.ts'
export {
  type AskHuman,
  type EmotionMap,
  type HumanFace,
  humanSettings,
  type ReadFace,
  readHuman,
} from './read-human.ts'
