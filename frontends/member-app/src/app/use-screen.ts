import { useMatches } from 'react-router-dom'
import type { MemberScreen, Screen } from './screen.ts'

/** Returns the declaration of the screen that is open. */
export const useScreen = (): (Screen & MemberScreen) | undefined =>
  useMatches().at(-1)?.handle as (Screen & MemberScreen) | undefined
