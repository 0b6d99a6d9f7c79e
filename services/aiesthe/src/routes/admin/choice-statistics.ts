import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import { beliefOf } from '../../domain/beta-interval.ts'
import { type HiddenOf, hideChoices } from '../../domain/small-groups-choices.ts'
import { findSounds } from '../../repositories/sounds.ts'
import { type ChoiceRow, countChoices } from '../../repositories/statistics-choices.ts'
import { nullable, refusals, tags } from './answers.ts'
import { daysOf, daysQuery } from './days-query.ts'
import { inTime } from './in-time.ts'
import type { AdminDeps } from './index.ts'

const SOUNDS_SHOWN = 99

const Figure = nullable(
  Type.Integer({ description: 'null: about fewer than five people, or would tell such a figure' }),
)
const shareOf = (description: string) =>
  nullable(Type.Number({ description: `${description}; null: not told` }))
const figures = {
  chosen: Figure,
  finished: shareOf('Share that was heard to the end, 0..1'),
  abandoned: shareOf('Share that was left early; the rest was never played'),
  exploring: shareOf('Share that was chosen to learn what suits'),
  measured: nullable(Type.Integer({ description: 'With two photos; null: not told' })),
  meanChange: nullable(
    Type.Number({
      description: 'Points by which expressions eased, -400..400; null: not told, or nothing measured',
    }),
  ),
  belief: nullable(
    Type.Object(
      { mean: Type.Number(), low: Type.Number(), high: Type.Number() },
      {
        description:
          'What is believed of its effect, 0..1, with the interval of 90 %; 0.5 is no change; null: not told',
      },
    ),
  ),
}
const Course = nullable(Type.Integer({ description: 'Minutes' }))
const ChoiceStatistics = Type.Object({
  clusters: Type.Array(Type.Object({ cluster: Type.Integer(), course: Course, ...figures })),
  reasons: Type.Array(Type.Object({ reason: Type.String(), ...figures })),
  sounds: Type.Array(
    Type.Object({
      ...{ id: Type.String(), titleJa: Type.String(), titleEn: Type.String() },
      ...{ cluster: Type.Integer(), course: Course },
      ...figures,
    }),
    { description: 'The 99 most chosen' },
  ),
})

const schema = {
  operationId: 'readChoiceStatistics',
  summary: 'What the AI chose, how it went, and what it has learned, without anybody who could be recognised',
  tags,
  querystring: Type.Object(daysQuery),
  response: { 200: ChoiceStatistics, ...refusals('E3001', 'E5040') },
}

/** GET /admin/choice-statistics: the AI's choices of up to a year (D-108). */
export function choiceStatistics(app: App, { db }: AdminDeps): void {
  app.get('/admin/choice-statistics', { schema }, async ({ query }) => {
    const { rows, known } = await inTime(db, async (one) => {
      const rows = await one((trx) => countChoices(trx, daysOf(query), SOUNDS_SHOWN))
      const listed = rows.flatMap(({ soundId }) => soundId ?? [])
      return { rows, known: await one((trx) => findSounds(trx, listed)) }
    })
    const titles = new Map(known.map(({ soundId, title }) => [soundId, title]))
    const { clusters, reasons, sounds } = told(rows)
    return {
      clusters: clusters.map(({ row, figures }) => ({
        ...{ cluster: row.cluster ?? 0, course: row.course, ...figures },
      })),
      reasons: reasons.map(({ row, figures }) => ({ reason: row.reason ?? '', ...figures })),
      sounds: sounds.flatMap(({ row: { soundId, cluster, course }, figures }) => {
        if (soundId === null) return []
        const { ja, en } = titles.get(soundId) ?? { ja: '', en: '' }
        return [{ id: soundId, titleJa: ja, titleEn: en, cluster: cluster ?? 0, course, ...figures }]
      }),
    }
  })
}

function told(rows: readonly ChoiceRow[]) {
  const of = (name: ChoiceRow['division']) => rows.filter(({ division }) => division === name)
  const divided = { clusters: of('cluster'), reasons: of('reason'), sounds: of('sound') }
  const hidden = hideChoices(divided)
  return {
    clusters: withFigures(divided.clusters, hidden.clusters),
    reasons: withFigures(divided.reasons, hidden.reasons),
    sounds: withFigures(divided.sounds, hidden.sounds),
  }
}

/** The most chosen first; what is hidden last, in an order that says nothing of how big it is. */
function withFigures(rows: readonly ChoiceRow[], hidden: readonly HiddenOf[]) {
  return rows
    .map((row, at) => ({ row, figures: figuresOf(row, hidden[at] as HiddenOf) }))
    .sort((a, b) => (b.figures.chosen ?? 0) - (a.figures.chosen ?? 0))
}

function figuresOf(row: ChoiceRow, hidden: HiddenOf) {
  const unless = <T>(isHidden: boolean, figure: T) => (isHidden ? null : figure)
  const { chosen, measured, meanChange, rewarded, reward } = row
  return {
    chosen: unless(hidden.chosen, chosen),
    finished: unless(hidden.heard, row.finished / chosen),
    abandoned: unless(hidden.heard, row.abandoned / chosen),
    exploring: unless(hidden.exploring, row.exploring / chosen),
    measured: unless(hidden.measured, measured),
    meanChange: unless(hidden.measured, meanChange),
    belief: unless(hidden.belief, beliefOf(reward, rewarded - reward)),
  }
}
