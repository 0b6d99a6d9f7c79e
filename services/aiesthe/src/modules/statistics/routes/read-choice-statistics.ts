import type { App } from '@hibiki/http'
import { nullable } from '@hibiki/http'
import { Type } from 'typebox'
import { adminErrorResponses, adminTags } from '../../../admin-schemas.ts'
import type { AiestheContext } from '../../../context.ts'
import { listSoundsByIds } from '../../sounds/sounds.sql.ts'
import { estimateEffect } from '../beta-interval.rules.ts'
import { type ChoiceStatisticsRow, listChoiceStatistics } from '../choice-statistics.sql.ts'
import { dayRangeQuery, parseDayRange } from '../day-range-query.ts'
import { readInSnapshot } from '../read-in-snapshot.sql.ts'
import { suppressSmallCounts } from '../small-counts.rules.ts'

const MAX_SOUNDS = 99

const Figure = nullable(Type.Integer({ description: 'Null for fewer than five people' }))
const shareOf = (description: string) =>
  nullable(Type.Number({ description: `${description}; null for fewer than five people` }))
const figures = {
  chosen: Figure,
  finished: shareOf('Share that was played to the end, 0..1'),
  abandoned: shareOf('Share that was stopped early; the rest was never played'),
  exploring: shareOf('Share that was chosen to learn what suits'),
  measured: nullable(
    Type.Integer({ description: 'Choices with two photos; null for fewer than five people' }),
  ),
  meanChange: nullable(
    Type.Number({
      description:
        'Points by which expressions eased, -400..400; null where nothing was measured or for fewer than five people',
    }),
  ),
  belief: nullable(
    Type.Object(
      { mean: Type.Number(), low: Type.Number(), high: Type.Number() },
      {
        $id: 'EstimatedEffect',
        description:
          'Estimated effect, 0..1, with the interval of 90 %; 0.5 is no change; null for fewer than five people',
      },
    ),
  ),
}
const Course = nullable(Type.Integer({ description: 'Course in minutes' }))
const ChoiceStatistics = Type.Object({
  clusters: Type.Array(Type.Object({ cluster: Type.Integer(), course: Course, ...figures })),
  reasons: Type.Array(Type.Object({ reason: Type.String(), ...figures })),
  sounds: Type.Array(
    Type.Object({
      id: Type.String(),
      titleJa: Type.String(),
      titleEn: Type.String(),
      cluster: Type.Integer(),
      course: Course,
      ...figures,
    }),
    { description: 'The 99 most chosen sounds' },
  ),
})

const schema = {
  operationId: 'readChoiceStatistics',
  summary:
    'Returns what the AI chose, the results, and what it has learned, for rows of at least five people',
  tags: adminTags,
  querystring: Type.Object(dayRangeQuery),
  response: { 200: ChoiceStatistics, ...adminErrorResponses('E3001', 'E5040') },
}

/** Returns statistics of up to a year. */
export function readChoiceStatisticsRoute(app: App, { db }: AiestheContext): void {
  app.get('/admin/choice-statistics', { schema }, async ({ query }) => {
    const days = parseDayRange(query)
    const { rows, known } = await readInSnapshot(db, async (trx) => {
      const rows = await listChoiceStatistics(trx, days, MAX_SOUNDS)
      return {
        rows,
        known: await listSoundsByIds(
          trx,
          rows.flatMap(({ soundId }) => soundId ?? []),
        ),
      }
    })
    const titles = new Map(known.map(({ soundId, title }) => [soundId, title]))
    const of = (name: ChoiceStatisticsRow['division']) => rows.filter(({ division }) => division === name)
    return {
      clusters: of('cluster').map((row) => ({
        cluster: row.cluster ?? 0,
        course: row.course,
        ...toFigures(row),
      })),
      reasons: of('reason').map((row) => ({ reason: row.reason ?? '', ...toFigures(row) })),
      sounds: of('sound').map((row) => {
        const { ja: titleJa, en: titleEn } = titles.get(row.soundId ?? '') ?? { ja: '', en: '' }
        return {
          id: row.soundId ?? '',
          titleJa,
          titleEn,
          cluster: row.cluster ?? 0,
          course: row.course,
          ...toFigures(row),
        }
      }),
    }
  })
}

/** Not every choice is measured or rewarded, so the figures of a row of many people may come from few. */
function toFigures({ people, chosen, measured, meanChange, rewarded, reward, ...row }: ChoiceStatisticsRow) {
  return suppressSmallCounts(people, {
    chosen,
    finished: row.finished / chosen,
    abandoned: row.abandoned / chosen,
    exploring: row.exploring / chosen,
    ...suppressSmallCounts(row.measuredPeople, { measured, meanChange }),
    ...suppressSmallCounts(row.rewardedPeople, { belief: estimateEffect(reward, rewarded - reward) }),
  })
}
