import { useMoment } from '../../lib/i18n/use-moment.ts'
import { toIso } from './rules.ts'

/** Writes a time of the service (`yyyy-MM-dd HH:mm:ss`, Japan) in the member's language. */
export function useJstMoment(): (jst: string) => string {
  const moment = useMoment('long')
  return (jst) => moment(`${toIso(jst)}+09:00`)
}
