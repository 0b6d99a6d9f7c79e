import { useMoment } from './use-moment.ts'

/** ISO 8601 of a time of the services (`yyyy-MM-dd HH:mm:ss`, Japan). */
export const jstToIso = (jst: string): string => `${jst.replace(' ', 'T')}+09:00`

/** Writes a time of the services (`yyyy-MM-dd HH:mm:ss`, Japan) in the member's language. */
export function useJstMoment(): (jst: string) => string {
  const moment = useMoment('long')
  return (jst) => moment(jstToIso(jst))
}
