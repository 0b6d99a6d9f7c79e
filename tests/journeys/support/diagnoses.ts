import type { TestProduct } from '@hibiki/deploy-local/test-product'
import { query } from './query.ts'

/** Adds finished and published diagnoses of this many members on a day, who smiled a little more after a sound that was chosen for this reason. */
export async function addDiagnoses(
  { databases }: TestProduct,
  count: number,
  reason: 'expression' | 'learned',
  day: string,
): Promise<void> {
  for (let number = 0; number < count; number++) await query(databases.aiesthe, diagnosis, [reason, day])
}

const diagnosis = `
  with chosen as (
    insert into aiesthe.choices (member_id, occasion, sound_id, cluster, expression_type, reason, measured_before, seed, reward,
      measured, chosen_at)
    select gen_random_uuid(), 'face', sound_id, cluster, 1, $1, 0, 'seed', 0.75, true, $2::timestamptz
    from aiesthe.sounds where kind = 'aiesthe' and withdrawn_at is null order by sound_id limit 1
    returning id, member_id
  ), finished as (
    insert into aiesthe.face_results (member_id, course, choice_id, published, started_at, before_at, after_at)
    select member_id, 1, id, true, $2::timestamptz, $2::timestamptz, $2::timestamptz from chosen returning id, member_id
  )
  insert into aiesthe.face_photos (id, result_id, member_id, moment, face, engine, engine_version, taken_at)
  select gen_random_uuid(), finished.id, member_id, moment,
    jsonb_build_object('emotions', jsonb_build_object('HAPPY', happy, 'FEAR', 0, 'SAD', 0, 'ANGRY', 0)), 'none', '0', $2::timestamptz
  from finished, (values ('before', 10), ('after', 40)) as face (moment, happy)`
