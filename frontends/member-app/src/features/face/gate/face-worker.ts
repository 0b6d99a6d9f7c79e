import { humanSettings, judgePhoto, type Pixels, readHuman } from '@hibiki/face-gate'
import { Human } from '@vladmandic/human'
import type { PhotoAnswer } from './photo-gate.ts'

let engine: Promise<Human> | null = null

/** Where the face is, and nothing about it: emotions and age are read on the server only. */
async function loadEngine(): Promise<Human> {
  const folder = import.meta.env.FACE_ENGINE as string
  const human = new Human({
    ...humanSettings,
    modelBasePath: folder,
    wasmPath: folder,
    wasmPlatformFetch: false,
    face: { ...humanSettings.face, emotion: { enabled: false }, description: { enabled: false } },
  })
  await human.load()
  return human
}

async function judge(pixels: Pixels): Promise<PhotoAnswer> {
  engine ??= loadEngine()
  const human = await engine
  const tensor = human.tf.tensor3d(withoutAlpha(pixels), [pixels.height, pixels.width, 3], 'int32')
  try {
    const { face, error } = await human.detect(tensor)
    if (error) return { kind: 'unknown' }
    const verdict = judgePhoto(readHuman(face, pixels))
    return verdict.usable ? { kind: 'usable' } : { kind: 'refused', problem: verdict.problem }
  } finally {
    human.tf.dispose(tensor)
  }
}

/** The network sees three channels, as on the server. */
function withoutAlpha({ data, width, height }: Pixels): Uint8Array {
  const rgb = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    rgb[to] = data[from] ?? 0
    rgb[to + 1] = data[from + 1] ?? 0
    rgb[to + 2] = data[from + 2] ?? 0
  }
  return rgb
}

self.onmessage = async ({ data }: MessageEvent<Pixels>) => {
  const answer = await judge(data).catch((): PhotoAnswer => ({ kind: 'unknown' }))
  self.postMessage(answer)
}
