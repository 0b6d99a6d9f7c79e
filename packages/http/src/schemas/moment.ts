import { Type } from 'typebox'

export const Moment = Type.String({ $id: 'Moment', format: 'date-time' })
/** A moment, and a day, as the specification writes them. */
export const JapanTime = Type.String({ $id: 'JapanTime', description: 'yyyy-MM-dd HH:mm:ss in Japan' })
export const JapanDay = Type.String({ $id: 'JapanDay', description: 'yyyy-MM-dd in Japan' })
