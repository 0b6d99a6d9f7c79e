import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { humanSettings, MAX_PHOTO_SIDE_PIXELS } from '@hibiki/face-gate'
import type { Human } from '@vladmandic/human'
import sharp from 'sharp'

const packageUrl = import.meta.resolve('@vladmandic/human')
const wasmUrl = import.meta.resolve('@tensorflow/tfjs-backend-wasm')

// The engine loads its models by fetch, which reads no files in Node.
globalThis.fetch = async (input) => {
  const file = fileURLToPath(String(input))
  const type = file.endsWith('.json') ? 'application/json' : 'application/octet-stream'
  return new Response(await readFile(file), { headers: { 'content-type': type } })
}

// The package offers this build, but leaves it out of its exports.
const build = fileURLToPath(new URL('human.node-wasm.js', packageUrl))
const { Human: Engine } = createRequire(import.meta.url)(build) as { Human: typeof Human }
const human = new Engine({
  ...humanSettings,
  modelBasePath: new URL('../models/', packageUrl).href,
  wasmPath: fileURLToPath(new URL('./', wasmUrl)),
  wasmPlatformFetch: false,
})
await human.load()

/** Does what any program must do to find faces in a photo: resize it for the analysis and run the engine. */
async function countFaces(photo: Uint8Array): Promise<number> {
  const { data, info } = await sharp(photo)
    .resize({
      width: MAX_PHOTO_SIDE_PIXELS,
      height: MAX_PHOTO_SIDE_PIXELS,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const tensor = human.tf.tensor3d(data, [info.height, info.width, info.channels], 'int32')
  try {
    return (await human.detect(tensor)).face.length
  } finally {
    human.tf.dispose(tensor)
  }
}

parentPort?.on('message', async (photo: Uint8Array) => parentPort?.postMessage(await countFaces(photo)))
parentPort?.postMessage('loaded')
