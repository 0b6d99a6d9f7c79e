import type { Session } from './session.ts'

/** Whether the member holds this authority, in either spelling (`ai_esthe`, `AI_ESTHE`). */
export function hasAuthority({ authorities }: Pick<Session, 'authorities'>, authority: string): boolean {
  return authorities.some((held) => held.toLowerCase() === authority)
}
