const JST_OFFSET_MS = 9 * 3_600_000
const TIME = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/
export const formatJstTime = (time: Date): string =>
  new Date(time.getTime() + JST_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
export function parseJstTime(text: string): Date | null {
  const parts = TIME.exec(text)
  if (!parts) return null
  const time = new Date(Date.parse(`${text.replace(' ', 'T')}Z`) - JST_OFFSET_MS)
  return !Number.isNaN(time.getTime()) && formatJstTime(time) === text ? time : null
}
