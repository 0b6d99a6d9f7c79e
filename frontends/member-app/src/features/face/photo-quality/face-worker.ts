import {
  analyzeFaces,
  detectorOnlySettings,
  humanSettings,
  judgePhoto,
  type PixelImage,
} from '@hibiki/face-gate'
import { Human } from '@vladmandic/human'
import type { PhotoJudgement, PhotoQualityRequest, PhotoQualityResponse } from './photo-quality-checker.ts'

/** This model only locates the face; emotions and age are measured on the server. */
const withoutReading = {
  ...humanSettings,
  face: { ...humanSettings.face, emotion: { enabled: false }, description: { enabled: false } },
} as const

let engine: Promise<Human> | null = null

async function loadEngine(): Promise<Human> {
  const folder = import.meta.env.FACE_ENGINE as string
  const human = new Human({
    ...withoutReading,
    modelBasePath: folder,
    wasmPath: folder,
    wasmPlatformFetch: false,
  })
  await human.load()
  return human
}

async function judge(photo: PixelImage): Promise<PhotoJudgement> {
  engine ??= loadEngine().catch((error) => {
    // A failed load is retried with the next photo, when the network may be back.
    engine = null
    throw error
  })
  const human = await engine
  const analysis = await analyzeFaces(async ({ data, width, height, channels }, networks) => {
    const tensor = human.tf.tensor3d(data, [height, width, channels], 'int32')
    try {
      const { face, error } = await human.detect(
        tensor,
        networks === 'all' ? withoutReading : detectorOnlySettings,
      )
      if (error) throw new Error('the face engine failed')
      return face
    } finally {
      human.tf.dispose(tensor)
    }
  }, withoutAlpha(photo))
  const verdict = judgePhoto(analysis)
  return verdict.usable ? { kind: 'usable' } : { kind: 'refused', problem: verdict.problem }
}

/** The model gets three channels, as on the server. */
function withoutAlpha({ data, width, height }: PixelImage): PixelImage {
  const rgb = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    rgb[to] = data[from] ?? 0
    rgb[to + 1] = data[from + 1] ?? 0
    rgb[to + 2] = data[from + 2] ?? 0
  }
  return { data: rgb, width, height, channels: 3 }
}

self.onmessage = async ({ data: { number, pixels } }: MessageEvent<PhotoQualityRequest>) => {
  const response = await judge(pixels).catch((): PhotoJudgement => ({ kind: 'unknown' }))
  self.postMessage({ ...response, number } satisfies PhotoQualityResponse)
}
