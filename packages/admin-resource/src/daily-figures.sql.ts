import { addDays, type Day, startOfJstDay } from '@hibiki/calendar'
import { type Kysely, type RawBuilder, sql } from 'kysely'

type Counted<Figure extends string> = {
  table: string
  /** Aggregates of a day's rows. */
  figures: Record<Figure, RawBuilder<number>>
  where?: RawBuilder<boolean>
} & DayColumn

type DayColumn =
  | {
      /** The column with the moment that decides the day. */
      at: string
    }
  | {
      /** The column with the day. */
      on: string
    }

/** Returns the figures of each of `count` days in Japan, the last of them `today`, oldest first; 0 on days without rows. */
export async function listDailyFigures<Tables, Figure extends string>(
  db: Kysely<Tables>,
  { today, count }: { today: Day; count: number },
  { table, figures, where = sql`true`, ...column }: Counted<Figure>,
): Promise<({ day: Day } & Record<Figure, number>)[]> {
  const first = addDays(today, 1 - count)
  const [day, isRecent] =
    'on' in column
      ? [sql.id(column.on), sql`${sql.id(column.on)} >= ${first}`]
      : [
          sql`(${sql.id(column.at)} at time zone 'Asia/Tokyo')::date`,
          sql`${sql.id(column.at)} >= ${startOfJstDay(first)}`,
        ]
  const entries = Object.entries<RawBuilder<number>>(figures)
  const selected = entries.map(([name]) => sql`coalesce(counted.${sql.id(name)}, 0) as ${sql.id(name)}`)
  const aggregates = entries.map(([name, figure]) => sql`${figure} as ${sql.id(name)}`)
  const { rows } = await sql<{ day: Day } & Record<Figure, number>>`
    select to_char(day, 'YYYY-MM-DD') as day, ${sql.join(selected)}
    from generate_series(${first}::timestamp, ${today}::timestamp, '1 day') as day
    left join (
      select ${day} as on_day, ${sql.join(aggregates)}
      from ${sql.table(table)} where ${isRecent} and ${where} group by 1
    ) as counted on on_day = day
    order by day`.execute(db)
  return rows
}
