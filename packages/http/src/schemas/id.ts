import { Type } from 'typebox'

export const Id = Type.String({ $id: 'Id', format: 'uuid' })
