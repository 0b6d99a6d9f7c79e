import { Type } from 'typebox'

export const PurposeCodeSchema = Type.Enum(['01', '02', '03', '04'], { $id: 'PurposeCode' })
