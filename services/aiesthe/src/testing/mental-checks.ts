import type { Kysely } from 'kysely'
import type { MentalCheckItem } from '../modules/mental-checks/mental-check.rules.ts'
import type { AiestheTables } from '../tables.ts'

const text = (value: string) => ({ ja: value, en: `${value} (en)` })

export const testMentalCheckItems: MentalCheckItem[] = [
  ['q2', 2, 3, true],
  ['q1', 1, 1, true],
  ['q3', 3, null, false],
].map(([id, questionNo, cluster, requires]) => ({
  id: String(id),
  questionNo: Number(questionNo),
  cluster: cluster as MentalCheckItem['cluster'],
  name: text(`問${questionNo}`),
  requires: requires === true,
  choices: [2, 0, 1].map((value) => ({ id: `${id}-${value}`, display: text(`値${value}`), ansValue: value })),
}))

export async function addTestMentalCheck(
  db: Kysely<AiestheTables>,
  {
    intervalDays,
    order,
    withdrawn,
    title,
  }: { title?: string; intervalDays?: number; withdrawn?: boolean; order?: number } = {},
): Promise<string> {
  const { id } = await db
    .insertInto('mental_checks')
    .values({
      interval_days: intervalDays ?? 30,
      display_order: order ?? 0,
      withdrawn_at: withdrawn ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addTestMentalCheckVersion(db, id, 1, title ?? '今日の調子')
  return id
}

export async function addTestMentalCheckVersion(
  db: Kysely<AiestheTables>,
  checkId: string,
  version: number,
  title: string,
  items = testMentalCheckItems,
): Promise<void> {
  await db
    .insertInto('mental_check_versions')
    .values({ check_id: checkId, version, items: JSON.stringify(items), title: JSON.stringify(text(title)) })
    .execute()
}
