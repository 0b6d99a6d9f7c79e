import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import {
  type AnalyzedFace,
  analyzeFaces,
  detectorOnlySettings,
  type FaceAnalysis,
  humanSettings,
  type PixelImage,
} from '@hibiki/face-gate'
import type { Human } from '@vladmandic/human'

const packageUrl = import.meta.resolve('@vladmandic/human')
const wasmUrl = import.meta.resolve('@tensorflow/tfjs-backend-wasm')

// The engine loads its models by fetch, which cannot read files in Node. Nothing in this thread may use the network.
globalThis.fetch = async (input) => {
  const url = input instanceof Request ? input.url : String(input)
  if (!url.startsWith('file:')) throw new Error('face analysis works offline')
  const type = url.endsWith('.json') ? 'application/json' : 'application/octet-stream'
  return new Response(await readFile(fileURLToPath(url)), { headers: { 'content-type': type } })
}

let engine: Promise<Human> | null = null

/** Returns the engine of this thread, which takes a second to load, and many on a busy machine. */
export function loadFaceEngine(): Promise<Human> {
  engine ??= createEngine()
  return engine
}

/** Finds the faces of a picture by the networks of `@vladmandic/human`. Data that could identify a person does not leave this function. */
export async function findFaces(pixels: PixelImage): Promise<FaceAnalysis<AnalyzedFace>> {
  const human = await loadFaceEngine()
  return analyzeFaces(async ({ data, width, height, channels }, networks) => {
    const tensor = human.tf.tensor3d(data, [height, width, channels], 'int32')
    try {
      const result = await human.detect(tensor, networks === 'all' ? humanSettings : detectorOnlySettings)
      if (result.error) throw new Error('the face engine failed')
      // The engine retains its last result, which contains a descriptor that would identify the person.
      return result.face.splice(0)
    } finally {
      human.tf.dispose(tensor)
    }
  }, pixels)
}

async function createEngine(): Promise<Human> {
  // The package contains this build but does not export it.
  const build = fileURLToPath(new URL('human.node-wasm.js', packageUrl))
  const { Human: Engine } = createRequire(import.meta.url)(build) as { Human: typeof Human }
  const human = new Engine({
    ...humanSettings,
    modelBasePath: new URL('../models/', packageUrl).href,
    wasmPath: fileURLToPath(new URL('./', wasmUrl)),
    wasmPlatformFetch: false,
  })
  await human.load()
  return human
}
