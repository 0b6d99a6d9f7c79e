import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseSound } from '@hibiki/aiesthe/choose-sound'
import type { Measurement } from '../table.ts'
import { drawRegret } from './draw-regret.ts'
import { atRandom, createNoise, SESSIONS, simulate } from './simulate.ts'

const SHOWN = [1, 5, 10, 20, 40, SESSIONS]

/** Regret of the AI's choice against choosing at random, on members whose best sounds differ (D-108). */
export async function compareAiChoice(): Promise<Measurement[]> {
  const learned = simulate(chooseSound)
  const random = simulate(atRandom(createNoise(7)))
  const file = join(await mkdtemp(join(tmpdir(), 'hibiki-bench-')), 'ai-choice-regret.svg')
  const curves = [
    { name: 'at random', colour: '#B5432F', values: random },
    { name: 'the AI', colour: '#1F3A5F', values: learned },
  ]
  await writeFile(file, drawRegret(curves))
  for (const session of SHOWN) {
    const [ours, theirs] = [learned[session - 1] ?? 0, random[session - 1] ?? 0]
    process.stdout.write(
      `  regret after ${session} sessions: ${ours.toFixed(2)}, at random ${theirs.toFixed(2)}\n`,
    )
  }
  process.stdout.write(`  drawn in ${file}\n`)
  return [
    {
      ...{ name: `regret after ${SESSIONS} sessions / at random`, unit: '' },
      ...{ value: learned.at(-1) ?? 0, reference: random.at(-1) ?? 1 },
      ...{ target: 0.6, better: 'lower ratio' },
    },
  ]
}
