import type { DetectedFace, FaceAnalysis, FacePose } from './face-analysis.ts'
import { faceLimits } from './limits.ts'

/**
 * The reasons for rejecting a photo, in the order in which they should be fixed: not exactly one face (`none`, `several`), too `small`,
 * `turned` away, lying or upside down, too `dark` or too `bright`, `blurred`.
 */
export const faceProblems = ['none', 'several', 'small', 'turned', 'dark', 'bright', 'blurred'] as const

export type FaceProblem = (typeof faceProblems)[number]

export type PhotoVerdict<Face extends DetectedFace = DetectedFace> =
  | { usable: true; face: Face }
  | { usable: false; problem: FaceProblem }

/** Judges a photo by the same rules in the browser and on the server: exactly one face, near, straight, lit and in focus. */
export function judgePhoto<Face extends DetectedFace>(analysis: FaceAnalysis<Face>): PhotoVerdict<Face> {
  const [face, ...others] = analysis.faces
  if (!face) return refused(analysis.brightness < faceLimits.minBrightness ? 'dark' : 'none')
  if (others.length > 0) return refused('several')
  const problem = problemOf(face, analysis.height)
  return problem ? refused(problem) : { usable: true, face }
}

function problemOf({ box, pose, quality, misread }: DetectedFace, pictureHeight: number): FaceProblem | null {
  if (box.height < faceLimits.smallestHeight || box.height * pictureHeight < faceLimits.fewestPixels)
    return 'small'
  if (isTurned(pose)) return 'turned'
  if (quality.brightness < faceLimits.minBrightness) return 'dark'
  if (quality.brightness > faceLimits.maxBrightness) return 'bright'
  if (quality.sharpness < faceLimits.minSharpness) return 'blurred'
  // Last, because the engine misreads what is dark or blurred, too.
  return misread ? 'turned' : null
}

function isTurned({ yaw, pitch, roll }: FacePose): boolean {
  const { maxYaw, maxPitch, maxRoll } = faceLimits
  return Math.abs(yaw) > maxYaw || Math.abs(pitch) > maxPitch || Math.abs(roll) > maxRoll
}

function refused(problem: FaceProblem): { usable: false; problem: FaceProblem } {
  return { usable: false, problem }
}
