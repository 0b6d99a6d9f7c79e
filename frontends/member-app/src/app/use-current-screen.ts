import { useMatches } from 'react-router-dom'
import type { MemberScreen, PublicScreen } from './screen.ts'

/** Returns the declaration of the screen that is open. */
export const useCurrentScreen = (): (PublicScreen & MemberScreen) | undefined =>
  useMatches().at(-1)?.handle as (PublicScreen & MemberScreen) | undefined
