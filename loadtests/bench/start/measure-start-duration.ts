import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Measurement, renderColumns } from '../measurement-table.ts'
import { type StartedProduct, startMeasuredProduct } from './started-product.ts'

const ROUNDS = 3
const FIRST_SECONDS = 12
const SECOND_SECONDS = 4
const FIRST_CPU_SECONDS = 24
const ALL_SOUNDS_SECONDS = 240
const IDLE_PERCENT = 3
/** Exceeds the limit, so that the figure is reported even when it misses the limit. */
const ALL_SOUNDS_WITHIN_MS = 600_000
/** The jobs that run once a minute are in it. */
const IDLE_MS = 60_000

/**
 * Measures `npm start` right after an installation: on an empty data folder and without Node's compile cache, and then again on the same
 * folder. The member app must be built already. The last round also waits for all sounds.
 */
export async function measureStartDuration(): Promise<Measurement[]> {
  const firsts: StartedProduct[] = []
  const seconds: StartedProduct[] = []
  let [allSounds, idlePercent] = [0, 0]
  for (let round = 1; round <= ROUNDS; round++) {
    const folder = mkdtempSync(join(tmpdir(), 'hibiki-start-'))
    // The database's user walks through it.
    chmodSync(folder, 0o711)
    const folders = { dataFolder: join(folder, 'data'), compiledFolder: join(folder, 'compiled') }
    try {
      const first = await startMeasuredProduct(folders)
      firsts.push(first)
      try {
        if (round === ROUNDS) {
          allSounds = await first.secondsUntil(/All \d+ demo sounds are ready/, ALL_SOUNDS_WITHIN_MS)
          idlePercent = 100 * (await first.coreShare(IDLE_MS))
        }
      } finally {
        await first.stop()
      }
      const second = await startMeasuredProduct(folders)
      seconds.push(second)
      await second.stop()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  process.stdout.write(`\n${renderStarts(firsts, seconds)}\n`)
  const slowest = (starts: readonly StartedProduct[]) => Math.max(...starts.map(({ seconds }) => seconds))
  const mostCpu = Math.max(...firsts.map(({ cpuSeconds }) => cpuSeconds))
  return [
    below('first start, from the command to "ready"', 's', slowest(firsts), FIRST_SECONDS),
    below('processor time of it', 's', mostCpu, FIRST_CPU_SECONDS),
    below('second start', 's', slowest(seconds), SECOND_SECONDS),
    below('all sounds are there', 's', allSounds, ALL_SOUNDS_SECONDS),
    below('one core, once they are', '%', idlePercent, IDLE_PERCENT),
  ]
}

function below(name: string, unit: string, value: number, target: number): Measurement {
  return { name, unit, value, reference: target, target, better: 'below' }
}

/** Seconds of each step: they overlap, so their sum is more than the whole. */
function renderStarts(firsts: readonly StartedProduct[], seconds: readonly StartedProduct[]): string {
  const starts = [...firsts, ...seconds]
  const names = new Set(starts.flatMap(({ steps }) => [...steps.keys()]))
  const row = (name: string, figure: (start: StartedProduct) => number | undefined) => [
    name,
    ...starts.map((start) => figure(start)?.toFixed(1) ?? '–'),
  ]
  return renderColumns([
    ['seconds', ...firsts.map((_, at) => `first ${at + 1}`), ...seconds.map((_, at) => `second ${at + 1}`)],
    ...[...names].map((name) => row(name, ({ steps }) => steps.get(name))),
    row('from the command to "ready"', (start) => start.seconds),
    row('processor time', ({ cpuSeconds }) => cpuSeconds),
  ])
}
