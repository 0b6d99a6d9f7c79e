import { describe, expect, it } from 'vitest'
import type { DetectedFace } from './face-analysis.ts'
import { type FaceProblem, judgePhoto } from './judge-photo.ts'
import { faceLimits } from './limits.ts'

const good: DetectedFace = {
  box: { left: 0.3, top: 0.2, width: 0.3, height: 0.5 },
  pose: { pitch: 5, roll: 0, yaw: -3 },
  quality: { brightness: 50, sharpness: 40 },
}

function judge(...faces: DetectedFace[]) {
  return judgePhoto({ faces, brightness: 50, height: 540 })
}

function refusal(problem: FaceProblem) {
  return { usable: false, problem }
}

describe('judgePhoto', () => {
  it('accepts exactly one face that is near, straight, lit and in focus', () => {
    expect(judge(good)).toEqual({ usable: true, face: good })
  })

  it('rejects none and several faces, however good they are', () => {
    expect(judge()).toEqual(refusal('none'))
    expect(judge(good, good)).toEqual(refusal('several'))
  })

  it('rejects a dark picture without a face as too dark', () => {
    const nobody = { faces: [], height: 540 }
    expect(judgePhoto({ ...nobody, brightness: faceLimits.minBrightness - 0.1 })).toEqual(refusal('dark'))
    expect(judgePhoto({ ...nobody, brightness: faceLimits.minBrightness })).toEqual(refusal('none'))
  })

  const { smallestHeight, maxYaw, maxPitch, maxRoll, minBrightness, maxBrightness, minSharpness } = faceLimits
  const height = (value: number) => ({ ...good, box: { ...good.box, height: value } })
  const pose = (value: Partial<DetectedFace['pose']>) => ({ ...good, pose: { ...good.pose, ...value } })
  const quality = (value: Partial<DetectedFace['quality']>) => ({
    ...good,
    quality: { ...good.quality, ...value },
  })

  it.each<[FaceProblem, DetectedFace, DetectedFace]>([
    ['small', height(smallestHeight), height(smallestHeight - 0.001)],
    ['turned', pose({ yaw: maxYaw }), pose({ yaw: maxYaw + 0.1 })],
    ['turned', pose({ yaw: -maxYaw }), pose({ yaw: -maxYaw - 0.1 })],
    ['turned', pose({ pitch: maxPitch }), pose({ pitch: maxPitch + 0.1 })],
    ['turned', pose({ pitch: -maxPitch }), pose({ pitch: -maxPitch - 0.1 })],
    ['turned', pose({ roll: maxRoll }), pose({ roll: maxRoll + 0.1 })],
    ['turned', pose({ roll: -maxRoll }), pose({ roll: -maxRoll - 0.1 })],
    ['dark', quality({ brightness: minBrightness }), quality({ brightness: minBrightness - 0.1 })],
    ['bright', quality({ brightness: maxBrightness }), quality({ brightness: maxBrightness + 0.1 })],
    ['blurred', quality({ sharpness: minSharpness }), quality({ sharpness: minSharpness - 0.1 })],
  ])('rejects %s just beyond its limit', (problem, lastGood, firstRefused) => {
    expect(judge(lastGood)).toEqual({ usable: true, face: lastGood })
    expect(judge(firstRefused)).toEqual(refusal(problem))
  })

  it('rejects a face that fills the picture as too small when the picture has too few pixels', () => {
    const faces = [good]
    const enough = faceLimits.fewestPixels / good.box.height
    expect(judgePhoto({ faces, brightness: 50, height: enough })).toEqual({ usable: true, face: good })
    expect(judgePhoto({ faces, brightness: 50, height: enough - 1 })).toEqual(refusal('small'))
  })

  it('rejects a lying face, however straight the engine reads it', () => {
    expect(judge({ ...good, misread: true })).toEqual(refusal('turned'))
    const dark = quality({ brightness: minBrightness - 0.1 })
    expect(judge({ ...dark, misread: true })).toEqual(refusal('dark'))
  })

  it('names the problem first that should be fixed first: a dark face is also small and unsharp', () => {
    const worst = {
      box: { ...good.box, height: 0.1 },
      pose: { pitch: 0, roll: 0, yaw: 40 },
      quality: { brightness: 2, sharpness: 1 },
    }
    expect(judge(worst)).toEqual(refusal('small'))
    expect(judge({ ...worst, box: good.box })).toEqual(refusal('turned'))
    expect(judge({ ...worst, box: good.box, pose: good.pose })).toEqual(refusal('dark'))
  })
})
