import { Client } from 'undici'
import type { BenchSystem } from '../bench-system.ts'
import { median } from '../measure-statistics.ts'
import type { Measurement } from '../measurement-table.ts'
import { startBareEngine } from './bare-engine.ts'
import { readBenchPhoto } from './bench-photo.ts'
import { createDiagnosedMembers } from './diagnosed-member.ts'

const WARM_UP = 6
const ROUNDS = 27

/** Compares a diagnosis through the gateway with the engine alone, which finds the same face in the same photo, in turn. */
export async function compareDiagnosisCost(system: BenchSystem): Promise<Measurement[]> {
  const photo = await readBenchPhoto()
  const client = new Client(system.gatewayUrl)
  const bare = await startBareEngine()
  const times = { before: [] as number[], after: [] as number[], bare: [] as number[] }
  try {
    const later = await readBenchPhoto('after')
    const images = { before: photo.toString('base64'), after: later.toString('base64') }
    const [member] = await createDiagnosedMembers(system.gatewayUrl, { client, images })
    if (!member) throw new Error('The bench has no members.')
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const id = await member.begin()
      // The steps rotate with the bare engine, because any step profits from a warm processor and pays for the garbage of the step before.
      const steps = [
        ['before', () => member.before(id)],
        ['after', () => member.after(id)],
      ] as [keyof typeof times, () => Promise<number>][]
      steps.splice(round % 3, 0, ['bare', () => bare.measureMs(photo)])
      for (const [name, run] of steps) {
        const ms = await run()
        if (round >= WARM_UP) times[name].push(ms)
      }
    }
  } finally {
    await Promise.all([client.close(), bare.close()])
  }
  const [before, after, alone] = [median(times.before), median(times.after), median(times.bare)]
  const formatStep = (name: string, ms: number) => `${name} ${ms.toFixed(0)} ms (${(ms / alone).toFixed(2)})`
  process.stdout.write(
    `  ${formatStep('Before photo to sound', before)}, ${formatStep('After photo to result', after)}, the engine alone ${alone.toFixed(0)} ms\n`,
  )
  return [
    {
      name: 'one diagnosis, both photos / the engine alone, twice',
      unit: 'ms',
      value: before + after,
      reference: 2 * alone,
      target: 1.5,
      better: 'lower ratio',
    },
  ]
}
