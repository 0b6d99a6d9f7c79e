import { Client } from 'undici'
import { median } from '../stopwatch.ts'
import type { System } from '../system.ts'
import type { Measurement } from '../table.ts'
import { startBareEngine } from './bare-engine.ts'
import { diagnosedMembers } from './diagnosed-member.ts'
import { photoOfBench } from './photo.ts'

const WARM_UP = 5
const ROUNDS = 25

/** A diagnosis through the gateway against the engine alone, which finds the same face in the same photo: in turn, one at a time. */
export async function compareDiagnosisCost(system: System): Promise<Measurement[]> {
  const photo = await photoOfBench()
  const client = new Client(system.gatewayUrl)
  const bare = await startBareEngine()
  const times = { before: [] as number[], after: [] as number[], bare: [] as number[] }
  try {
    const image = photo.toString('base64')
    const [member] = await diagnosedMembers(system.gatewayUrl, { client, image })
    if (!member) throw new Error('The bench has no members.')
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const id = await member.begin()
      const [before, alone, after] = [
        await member.before(id),
        await bare.timed(photo),
        await member.after(id),
      ]
      if (round < WARM_UP) continue
      times.before.push(before)
      times.bare.push(alone)
      times.after.push(after)
    }
  } finally {
    await Promise.all([client.close(), bare.close()])
  }
  const reference = median(times.bare)
  const row = (name: string, value: number): Measurement => ({
    name: `diagnosis, ${name} / the engine alone`,
    ...{ unit: 'ms', value, reference, target: 1.5, better: 'lower ratio' },
  })
  return [
    row('Before photo to sound', median(times.before)),
    row('After photo to result', median(times.after)),
  ]
}
