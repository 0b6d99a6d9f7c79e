import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { findPageHeading } from '../../../lib/find-page-heading.ts'
import type { FaceResult } from '../types.ts'
import { BeforeAfterFaces } from './BeforeAfterFaces.tsx'

interface Props {
  result: FaceResult
  /** The day, formatted in the member's language. */
  day: string
  time: string
  isChosen: boolean
  onChoose: () => void
}

const toPortraitId = (detectId: string) => `portrait-${detectId}`

/** Moves the focus to the portrait of a diagnosis, or to the page's heading when it is gone. */
export function focusPortrait(detectId: string): void {
  const target = document.getElementById(toPortraitId(detectId)) ?? findPageHeading()
  target?.focus({ preventScroll: true })
}

/** Shows the Before and After faces of a diagnosis and its day as a toggle button, pressed while the diagnosis is selected. */
export function PortraitButton({ result, day, time, isChosen, onChoose }: Props) {
  return (
    <ButtonBase
      component="button"
      id={toPortraitId(result.id)}
      aria-pressed={isChosen}
      aria-label={`${day} ${time}`}
      onClick={onChoose}
      sx={{
        width: '100%',
        display: 'block',
        textAlign: 'center',
        borderRadius: 1.5,
        p: 0.75,
        border: 2,
        borderColor: isChosen ? 'primary.main' : 'transparent',
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
      }}
    >
      <BeforeAfterFaces result={result} />
      <Box component="span" sx={{ display: 'block', mt: 0.5, fontSize: '0.875rem', lineHeight: 1.4 }}>
        {`${day} ${time}`}
      </Box>
    </ButtonBase>
  )
}
