import { composeLandscape, landscapeScenes } from '@hibiki/landscapes'
import { drawLandscape, type LandscapeCanvas } from '@hibiki/landscapes/canvas'
import type { Measurement } from './measurement-table.ts'

/** A phone's full screen; a mid phone computes about four times as slowly as this machine, and draws on its graphics chip. */
const FRAME = { width: 390, height: 844 }
const FRAMES_PER_ROUND = 60
/** The first rounds run code that is not compiled yet, and any may meet another process. */
const ROUNDS = 6
const MID_PHONE_FACTOR = 4
const FRAME_MS_AT_60 = 1000 / 60
/** The other half of a frame is for the browser, which fills the shapes. */
const TARGET_SHARE = 0.5

/** Measures what a frame of a moving landscape costs the main thread, for the costliest composition of every scene. */
export async function measureLandscapeFrames(): Promise<Measurement[]> {
  let slowestMs = 0
  for (const scene of landscapeScenes) {
    let sceneMs = 0
    for (const layout of [0, 1, 2] as const) {
      const landscape = { ...composeLandscape({ id: scene, frequencies: [110, 400, 900] }), scene, layout }
      const draw = (frame: number) =>
        drawLandscape(silentCanvas, landscape, { ...FRAME, time: frame / 60, level: (frame % 10) / 10 })
      const rounds = Array.from({ length: ROUNDS }, () => {
        const startedAt = performance.now()
        for (let frame = 0; frame < FRAMES_PER_ROUND; frame++) draw(frame)
        return (performance.now() - startedAt) / FRAMES_PER_ROUND
      })
      sceneMs = Math.max(sceneMs, Math.min(...rounds))
    }
    process.stdout.write(`  ${scene}: ${sceneMs.toFixed(2)} ms here\n`)
    slowestMs = Math.max(slowestMs, sceneMs)
  }
  return [
    {
      name: 'frame of a moving landscape on a mid phone, main thread, beside the time of a frame',
      value: slowestMs * MID_PHONE_FACTOR,
      unit: 'ms',
      reference: FRAME_MS_AT_60,
      target: TARGET_SHARE,
      better: 'lower ratio',
    },
  ]
}

const gradient = { addColorStop: () => undefined }
const silentCanvas: LandscapeCanvas = {
  fillStyle: '',
  strokeStyle: '',
  lineWidth: 1,
  lineCap: '',
  lineJoin: '',
  globalAlpha: 1,
  save: () => undefined,
  restore: () => undefined,
  translate: () => undefined,
  scale: () => undefined,
  beginPath: () => undefined,
  closePath: () => undefined,
  moveTo: () => undefined,
  lineTo: () => undefined,
  ellipse: () => undefined,
  fill: () => undefined,
  stroke: () => undefined,
  createLinearGradient: () => gradient,
  createRadialGradient: () => gradient,
}
