import { Type } from 'typebox'

export const Yen = Type.Integer({ $id: 'Yen', description: 'Yen, tax included' })
