import { setImmediate } from 'node:timers/promises'
import type { Language } from '@hibiki/http'
import { stringify } from 'csv-stringify/sync'
import { getFixedT } from '../../texts.ts'
import { type ProofDay, type ProofSection, silenceCauses } from './proof.rules.ts'

const figures = [
  'plannedMinutes',
  'playedMinutes',
  'asPlannedMinutes',
  'shortMinutes',
  'beyondMinutes',
  'lateMinutes',
  'interruptions',
  'longestGapMinutes',
] as const satisfies readonly (keyof ProofDay)[]

/** Formats the proof for a spreadsheet, a line per section and day, with every reason in a column of its own. */
export async function formatProofCsv(sections: readonly ProofSection[], language: Language): Promise<string> {
  const t = getFixedT(language)
  const header = [
    t('report.day'),
    t('report.roomName'),
    t('report.sectionName'),
    ...figures.map((name) => t(`proof.figures.${name}`)),
    ...silenceCauses.map((cause) => t('proof.gapColumn', { cause: t(`proof.causes.${cause}`) })),
    ...silenceCauses.map((cause) => t('proof.idleColumn', { cause: t(`proof.causes.${cause}`) })),
  ]
  const options = { record_delimiter: 'windows', escape_formulas: true } as const
  const parts = [stringify([header], { ...options, bom: true })]
  for (const { roomName, sectionName, days } of sections) {
    // Other work of the process goes on between two sections of a large enterprise.
    await setImmediate()
    const lines = days.map((day) => [
      day.day,
      roomName,
      sectionName,
      ...figures.map((name) => day[name]),
      ...silenceCauses.map((cause) => day.gapMinutes[cause] ?? 0),
      ...silenceCauses.map((cause) => day.idleMinutes[cause] ?? 0),
    ])
    parts.push(stringify(lines, options))
  }
  return parts.join('')
}
