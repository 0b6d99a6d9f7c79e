import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DemoSoundChoice } from './demo-sound-sets.ts'

export interface BackgroundRendering {
  /** Resolves when all sounds are there or the work was stopped; rejects with what went wrong. */
  done: Promise<void>
  /** Leaves the rest to the next start. */
  stop(): Promise<void>
  kill(): void
}

/** Makes the demo sounds that are missing, in a process of low priority that ends with this one. */
export function renderSoundsInBackground(options: {
  databaseUrl: string
  mediaFolder: string
  which: DemoSoundChoice
  /** Called with the number of sounds of each file that was published. */
  onPublished?: (count: number) => void
}): BackgroundRendering {
  const { databaseUrl: DATABASE_URL, mediaFolder: MEDIA_FOLDER, which: DEMO_SOUNDS, onPublished } = options
  const child = fork(fileURLToPath(new URL('./make-sounds.ts', import.meta.url)), {
    // These are not arguments, because other users of the machine can read arguments, and the address contains a password.
    env: { ...process.env, DATABASE_URL, MEDIA_FOLDER, DEMO_SOUNDS },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const ended = once(child, 'close')
  const done = waitForOutcome(child)
  done.catch(() => {})
  child.on('message', ({ published }: { published: number }) => onPublished?.(published))
  return {
    done,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
    kill: () => child.kill('SIGKILL'),
  }
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
