import { useEffect, useLayoutEffect } from 'react'
import { loadFonts } from '../../lib/fonts/load-fonts.ts'

/** Removes the sentences that `build/first-text.ts` writes into the page, before the frame that shows the app's own is painted. */
export function useRemoveFirstText(): void {
  useLayoutEffect(() => document.getElementById('first-text')?.remove(), [])
  useEffect(() => void loadFonts(), [])
}
