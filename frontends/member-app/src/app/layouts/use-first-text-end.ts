import { useEffect, useLayoutEffect } from 'react'

/** Takes away the sentences that stood in the page before the app (build/first-text.ts), in the frame that shows the app's own. */
export function useFirstTextEnd(): void {
  useLayoutEffect(() => document.getElementById('first-text')?.remove(), [])
  // The bundled font comes after the first picture: until then its parts would take the line from the app, and its words are there in
  // the system's font.
  useEffect(() => void import('@fontsource-variable/noto-sans-jp/index.css'), [])
}
