import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createRenderJobs, type DemoSound, type RenderedFile, renderInWorkers } from '@hibiki/demo-sounds'

/** Sounds that are being rendered; each file stays until it is taken. */
export interface SoundRendering {
  sounds: readonly DemoSound[]
  /** Hands over every file, those of the past as well; resolves when all are rendered and taken. */
  takeAll(take: (file: RenderedFile) => Promise<void>): Promise<void>
}

/** Begins the synthesis at once: it needs no database, so that it can go on while one starts. */
export function startSoundRendering(
  sounds: readonly DemoSound[],
  options: { mediaFolder: string; render?: typeof renderInWorkers; signal?: AbortSignal },
): SoundRendering {
  const { mediaFolder, render = renderInWorkers, signal } = options
  // Separate for each process.
  const folder = join(incomingFolder(mediaFolder), String(process.pid))
  let onTaker: (take: (file: RenderedFile) => Promise<void>) => void = () => {}
  const taker = new Promise<(file: RenderedFile) => Promise<void>>((resolve) => {
    onTaker = resolve
  })
  const taken: Promise<void>[] = []
  const rendering = mkdir(folder, { recursive: true }).then(() =>
    render(
      createRenderJobs(sounds),
      folder,
      async (file) => {
        const done = taker.then(async (take) => {
          await take(file)
          await rm(file.path, { force: true })
        })
        done.catch(() => {})
        taken.push(done)
      },
      signal,
    ),
  )
  rendering.catch(() => {})
  return {
    sounds,
    async takeAll(take) {
      onTaker(take)
      await rendering
      await Promise.all(taken)
      await removeRenderedFiles(mediaFolder)
    },
  }
}

/** Removes rendered files that nobody took, also those of a process that was killed. */
export function removeRenderedFiles(mediaFolder: string): Promise<void> {
  return rm(incomingFolder(mediaFolder), { recursive: true, force: true })
}

/** It is on the disk of the media, so that files can be moved. */
function incomingFolder(mediaFolder: string): string {
  return join(mediaFolder, '.demo-incoming')
}
