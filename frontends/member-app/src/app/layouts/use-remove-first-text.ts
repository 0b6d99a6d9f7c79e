import { useEffect, useLayoutEffect } from 'react'
import { loadFonts } from '../../lib/fonts/load-fonts.ts'

/** Takes away the sentences that stood in the page before the app (build/first-text.ts), in the frame that shows the app's own. */
export function useRemoveFirstText(): void {
  useLayoutEffect(() => document.getElementById('first-text')?.remove(), [])
  useEffect(() => void loadFonts(), [])
}
