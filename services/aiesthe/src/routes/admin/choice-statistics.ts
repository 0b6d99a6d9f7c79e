import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import { beliefOf } from '../../domain/beta-interval.ts'
import { figureOf } from '../../domain/small-groups.ts'
import { findSounds } from '../../repositories/sounds.ts'
import { type ChoiceRow, countChoices } from '../../repositories/statistics-choices.ts'
import { nullable, refusals, tags } from './answers.ts'
import { daysOf, daysQuery } from './days-query.ts'
import type { AdminDeps } from './index.ts'

const SOUNDS_SHOWN = 99

const Figure = nullable(Type.Integer({ description: 'null: about fewer than five people, so not told' }))
const numberOf = (description: string) => nullable(Type.Number({ description }))
const figures = {
  chosen: Figure,
  finished: numberOf('Share that was heard to the end, 0..1'),
  abandoned: numberOf('Share that was left early; the rest was never played'),
  exploring: numberOf('Share that was chosen to learn what suits'),
  measured: nullable(Type.Integer({ description: 'With two photos' })),
  meanChange: numberOf('Points by which expressions eased, -400..400'),
  belief: nullable(
    Type.Object(
      { mean: Type.Number(), low: Type.Number(), high: Type.Number() },
      { description: 'What is believed of its effect, 0..1, with the interval of 90 %; 0.5 is no change' },
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
  response: { 200: ChoiceStatistics, ...refusals('E3001') },
}

/** GET /admin/choice-statistics: the AI's choices of up to a year (D-108). */
export function choiceStatistics(app: App, { db }: AdminDeps): void {
  app.get('/admin/choice-statistics', { schema }, async ({ query }) => {
    const rows = await countChoices(db, daysOf(query))
    const sounds = rows.filter(({ soundId }) => soundId !== null).slice(0, SOUNDS_SHOWN)
    const known = await findSounds(
      db,
      sounds.flatMap(({ soundId }) => soundId ?? []),
    )
    const titles = new Map(known.map(({ soundId, title }) => [soundId, title]))
    return {
      clusters: rows.flatMap((row) =>
        row.soundId === null && row.cluster !== null
          ? [{ cluster: row.cluster, course: row.course, ...shown(row) }]
          : [],
      ),
      reasons: rows.flatMap((row) => (row.reason === null ? [] : [{ reason: row.reason, ...shown(row) }])),
      sounds: sounds.map((row) => {
        const title = titles.get(row.soundId ?? '') ?? { ja: '', en: '' }
        const { soundId, cluster, course } = row
        return {
          ...{ id: soundId ?? '', titleJa: title.ja, titleEn: title.en, cluster: cluster ?? 0, course },
          ...shown(row),
        }
      }),
    }
  })
}

function shown(row: ChoiceRow) {
  const share = (count: number) => figureOf(count / row.chosen, row.people)
  const { measured, measuredBy, meanChange, rewarded, rewardedBy, reward } = row
  return {
    chosen: figureOf(row.chosen, row.people),
    ...{ finished: share(row.finished), abandoned: share(row.abandoned), exploring: share(row.exploring) },
    measured: figureOf(measured, measuredBy),
    meanChange: figureOf(meanChange, measuredBy),
    belief: figureOf(beliefOf(reward, rewarded - reward), rewardedBy),
  }
}
