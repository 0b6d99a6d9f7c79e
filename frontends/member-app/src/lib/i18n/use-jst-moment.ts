import { useMoment } from './use-moment.ts'

/** Writes a time of the services (`yyyy-MM-dd HH:mm:ss`, Japan) in the member's language. */
export function useJstMoment(): (jst: string) => string {
  const moment = useMoment('long')
  return (jst) => moment(`${jst.replace(' ', 'T')}+09:00`)
}
