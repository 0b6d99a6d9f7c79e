import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const packageOf = (module: string): string => dirname(dirname(fileURLToPath(module)))
const human = packageOf(import.meta.resolve('@vladmandic/human'))
const wasm = packageOf(import.meta.resolve('@tensorflow/tfjs-backend-wasm'))

const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version

/** What a browser needs to find a face: one detector, one mesh, and WebAssembly with and without SIMD. */
const files = [
  join(human, 'models/blazeface.json'),
  join(human, 'models/blazeface.bin'),
  join(human, 'models/facemesh.json'),
  join(human, 'models/facemesh.bin'),
  join(wasm, 'dist/tfjs-backend-wasm.wasm'),
  join(wasm, 'dist/tfjs-backend-wasm-simd.wasm'),
]

/** The engine requests its files by their plain names and assets are cached for a year, so the folder's name holds the versions. */
const folder = `assets/face-${versionOf(human)}-${versionOf(wasm)}`

/** Serves the files of the face engine from our own origin; `import.meta.env.FACE_ENGINE` is their folder. */
export function faceEnginePlugin(): Plugin {
  return {
    name: 'hibiki-face-engine',
    config: () => ({ define: { 'import.meta.env.FACE_ENGINE': JSON.stringify(`/${folder}/`) } }),
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const file = files.find((one) => request.url === `/${nameOf(one)}`)
        if (!file) return next()
        if (file.endsWith('.wasm')) response.setHeader('content-type', 'application/wasm')
        response.end(readFileSync(file))
      })
    },
    generateBundle() {
      for (const file of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${nameOf(file)}`, source: readFileSync(file) })
    },
  }
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1)
