import { type Static, Type } from 'typebox'
import type { PersonRow } from './people.sql.ts'

/** A member as staff see one in lists. */
export const PersonResponse = Type.Object(
  {
    id: Type.String(),
    userId: Type.String({ description: 'Login name' }),
    name: Type.String(),
    nameKana: Type.String({ description: 'Reading of the name in katakana; empty without one' }),
    email: Type.String(),
    agency: Type.String({ description: 'Name of the agency; empty without one' }),
  },
  { $id: 'Person' },
)

export function toPersonResponse(row: PersonRow): Static<typeof PersonResponse> {
  const { id, userId, name, nameKana, email, agency } = row
  return { id, userId, name, nameKana: nameKana ?? '', email, agency: agency ?? '' }
}
