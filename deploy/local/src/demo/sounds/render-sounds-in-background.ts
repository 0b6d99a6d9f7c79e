import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DemoSoundChoice } from './demo-sound-sets.ts'

export interface BackgroundRendering {
  /** Resolves when all sounds are there or the work was stopped; rejects with what went wrong. */
  done: Promise<void>
  /** Leaves the rest to the next start. */
  stop(): Promise<void>
  kill(): void
}

/** A machine that is busy with the first start may leave a process of low priority without a connection for a while. */
const RETRY_AFTER_MS = [5_000, 15_000, 45_000, 120_000, 120_000, 120_000]

interface RenderingOptions {
  databaseUrl: string
  mediaFolder: string
  which: DemoSoundChoice
  /** Called with the number of sounds of each file that was published. */
  onPublished?: (count: number) => void
  /** How long to wait after each failure before what is still missing is made; after the last one `done` rejects. */
  retryAfterMs?: readonly number[]
}

/** Makes the demo sounds that are missing, in a process of low priority that ends with this one. */
export function renderSoundsInBackground(options: RenderingOptions): BackgroundRendering {
  const stopping = new AbortController()
  const { signal } = stopping
  let child = forkSoundMaker(options)
  const done = makeAll()
  done.catch(() => {})

  async function makeAll(): Promise<void> {
    for (const waitMs of options.retryAfterMs ?? RETRY_AFTER_MS) {
      try {
        return await waitForOutcome(child)
      } catch {
        await sleep(waitMs, undefined, { signal }).catch(() => {})
        if (signal.aborted) return
        child = forkSoundMaker(options)
      }
    }
    return waitForOutcome(child)
  }

  return {
    done,
    async stop() {
      stopping.abort()
      child.kill('SIGTERM')
      await done.catch(() => {})
    },
    kill() {
      stopping.abort()
      child.kill('SIGKILL')
    },
  }
}

function forkSoundMaker({ databaseUrl, mediaFolder, which, onPublished }: RenderingOptions): ChildProcess {
  const child = fork(fileURLToPath(new URL('./make-sounds.ts', import.meta.url)), {
    // These are not arguments, because other users of the machine can read arguments, and the address contains a password.
    env: { ...process.env, DATABASE_URL: databaseUrl, MEDIA_FOLDER: mediaFolder, DEMO_SOUNDS: which },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  child.on('message', ({ published }: { published: number }) => onPublished?.(published))
  return child
}

async function waitForOutcome(child: ChildProcess): Promise<void> {
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  const [code] = await once(child, 'close')
  // Without a code it was a signal: somebody stops the whole system.
  if (code !== null && code !== 0) throw new Error(errors.trim())
}
