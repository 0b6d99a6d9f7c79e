import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Shell } from '../src/worker/shell.ts'

/** Larger parts belong to few pages that need the network anyway (brochures, face engine, calendar) and are stored on first use. */
const MAX_BYTES = 200_000

/**
 * Writes `sw.js`: the worker with the list of this build's files in it. It is a plugin of our own, because ready-made ones write after
 * the folder has been put in its place (`createFolderSwapPlugin`).
 */
export function serviceWorkerPlugin(): Plugin {
  let root = ''
  let publicDir = ''
  return {
    name: 'hibiki-service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
      publicDir = config.publicDir
    },
    generateBundle: {
      // At this point the page is one of the written files.
      order: 'post',
      async handler(_options, bundle) {
        const source = await bundled(join(root, 'src/worker/service-worker.ts'), shellOf(bundle, publicDir))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}

function shellOf(bundle: Rolldown.OutputBundle, publicDir: string): Shell {
  const outputs = Object.values(bundle)
  const entry = outputs.find((output) => output.type === 'chunk' && output.isEntry)?.fileName
  if (!entry) throw new Error('the build has no entry')
  const built = outputs
    .filter(
      (output) => entry === output.fileName || (isCode(output.fileName) && bytesOf(output) <= MAX_BYTES),
    )
    .map(({ fileName }) => `/${fileName}`)
  const icons = readdirSync(publicDir)
    .filter((name) => statSync(join(publicDir, name)).size <= MAX_BYTES && name !== 'og.png')
    .map((name) => `/${name}`)
  const files = [...built, ...icons].sort()
  const page = outputs.find(({ fileName }) => fileName === 'index.html')
  const version = createHash('sha256').update(files.join()).update(contentOf(page)).digest('hex').slice(0, 16)
  return { version, entry: `/${entry}`, files }
}

const isCode = (name: string): boolean => name.startsWith('assets/') && /\.(js|css)$/.test(name)

type Output = Rolldown.OutputBundle[string]

const contentOf = (output: Output | undefined): string | Uint8Array => {
  if (!output) throw new Error('the build has no page')
  return output.type === 'chunk' ? output.code : output.source
}

const bytesOf = (output: Output): number => contentOf(output).length

/** Bundles the worker into one classic script, which every browser with service workers can run. */
async function bundled(input: string, shell: Shell): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SHELL: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const output = first && 'output' in first ? first.output[0] : undefined
  if (output?.type !== 'chunk') throw new Error('the service worker was not built')
  return output.code
}
