import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseSound } from '@hibiki/aiesthe/choose-sound'
import type { Measurement } from '../measurement-table.ts'
import { renderRegretChart } from './render-regret-chart.ts'
import {
  chooseAsOracle,
  chooseAtRandom,
  chooseByFaceOnly,
  createSeededRandom,
  SESSIONS_PER_MEMBER,
  simulateChoice,
} from './simulate-choice.ts'

const PRINTED = [1, 5, 10, 20, 40, SESSIONS_PER_MEMBER]

/** Compares the AI's choice with an oracle, the face alone and chance, by its first picks and its regret. */
export async function compareAiChoice(): Promise<Measurement[]> {
  const ai = simulateChoice(chooseSound)
  const curves = [
    {
      name: 'at random',
      colour: '#B5432F',
      values: simulateChoice(chooseAtRandom(createSeededRandom(7))).regret,
    },
    {
      name: 'face only',
      colour: '#8A6D1F',
      values: simulateChoice(chooseByFaceOnly(createSeededRandom(7))).regret,
    },
    { name: 'the AI', colour: '#1F3A5F', values: ai.regret },
    { name: 'oracle', colour: '#2F6B4F', values: simulateChoice(chooseAsOracle).regret },
  ]
  const checkIns = [true, false].map((takesPhotos) => ({
    members: takesPhotos ? 'photos in three of four sessions' : 'no photos',
    without: getFinalRegret({ takesPhotos }),
    with: getFinalRegret({ takesPhotos, checksIn: true }),
  }))
  const file = join(await mkdtemp(join(tmpdir(), 'hibiki-bench-')), 'ai-choice-regret.svg')
  await writeFile(file, renderRegretChart(curves))
  process.stdout.write(`  first picks of the matching type: ${(ai.firstMatching * 100).toFixed(1)} %\n`)
  for (const session of PRINTED) {
    const values = curves.map((curve) => `${curve.name} ${(curve.values[session - 1] ?? 0).toFixed(2)}`)
    process.stdout.write(`  regret after ${session} sessions: ${values.join(', ')}\n`)
  }
  for (const { members, ...regret } of checkIns)
    process.stdout.write(
      `  members with ${members}: regret ${regret.without.toFixed(2)}, with check-ins ${regret.with.toFixed(2)}, ratio ${(regret.with / regret.without).toFixed(3)}\n`,
    )
  process.stdout.write(`  drawn in ${file}\n`)
  const [random = 1, faceOnly = 1, learned = 0] = curves.map(({ values }) => values.at(-1) ?? 0)
  return [
    {
      name: 'first picks of the matching type',
      unit: '',
      value: ai.firstMatching,
      reference: 1,
      target: 0.9,
      better: 'higher',
    },
    {
      name: `regret after ${SESSIONS_PER_MEMBER} sessions / at random`,
      unit: '',
      value: learned,
      reference: random,
      target: 0.3,
      better: 'lower ratio',
    },
    {
      name: `regret after ${SESSIONS_PER_MEMBER} sessions / face only`,
      unit: '',
      value: learned,
      reference: faceOnly,
      target: 0.7,
      better: 'lower ratio',
    },
    ...checkIns.map(({ members, ...regret }) => ({
      name: `regret with check-ins / without them, ${members}`,
      unit: '',
      value: regret.with,
      reference: regret.without,
      target: 0.8,
      better: 'lower ratio' as const,
    })),
  ]
}

/** Returns the regret of the AI after all sessions, for the same members with or without check-ins. */
const getFinalRegret = (members: Parameters<typeof simulateChoice>[1]): number =>
  simulateChoice(chooseSound, members).regret.at(-1) ?? 0
