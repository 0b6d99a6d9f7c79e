import { Type } from 'typebox'

/** The administrator who did something, as the logs of the console name them. */
export const Actor = Type.Object({ id: Type.String(), username: Type.String() }, { $id: 'Actor' })
