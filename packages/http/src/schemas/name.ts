import { Type } from 'typebox'

export const Name = Type.String({ $id: 'Name', minLength: 1, maxLength: 100, format: 'visible-line' })
