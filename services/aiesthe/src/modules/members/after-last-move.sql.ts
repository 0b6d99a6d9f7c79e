import { type RawBuilder, sql } from 'kysely'

/**
 * Returns a time of publication that is later than every known change of the member's agency. Charts treats everything that was published
 * at the time of a move or before as published to the former agency, and identity's clock may be ahead of this one.
 *
 * @param memberId a column or value of the statement
 */
export const selectMomentAfterLastMove = (memberId: RawBuilder<unknown>, moment: Date): RawBuilder<Date> =>
  sql<Date>`greatest(${moment}::timestamptz, (
    select changed_at + interval '1 millisecond' from member_profiles where member_id = ${memberId}))`
