import { useFormatMoment } from './use-format-moment.ts'

/** Converts a time of the services (`yyyy-MM-dd HH:mm:ss`, Japan) to ISO 8601. */
export const jstToIso = (jst: string): string => `${jst.replace(' ', 'T')}+09:00`

/** Returns a function that formats a time of the services (`yyyy-MM-dd HH:mm:ss`, Japan) in the member's language. */
export function useFormatJstMoment(): (jst: string) => string {
  const moment = useFormatMoment('long')
  return (jst) => moment(jstToIso(jst))
}
