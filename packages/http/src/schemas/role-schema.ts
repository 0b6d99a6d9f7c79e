import { Type } from 'typebox'
import { roles } from '../sessions/roles.ts'

export const RoleSchema = Type.Enum([...roles], { $id: 'Role' })
