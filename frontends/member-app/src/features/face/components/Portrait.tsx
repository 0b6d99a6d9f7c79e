import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { findPageHeading } from '../../../lib/find-page-heading.ts'
import { portraitsOf } from '../portraits.rules.ts'
import type { FaceResult } from '../types.ts'

interface Props {
  result: FaceResult
  /** The day, as the member's language writes it. */
  day: string
  time: string
  isChosen: boolean
  onChoose: () => void
}

const idOf = (detectId: string) => `portrait-${detectId}`

/** Moves the focus to the portrait of a diagnosis, or to the page's heading where it is gone. */
export function focusPortrait(detectId: string): void {
  const target = document.getElementById(idOf(detectId)) ?? findPageHeading()
  target?.focus({ preventScroll: true })
}

/** The two faces of a diagnosis, Before beside After, with its day; pressed while it is chosen. */
export function Portrait({ result, day, time, isChosen, onChoose }: Props) {
  const { before, after } = portraitsOf(result)
  const faces = [before, after]
  return (
    <ButtonBase
      component="button"
      id={idOf(result.id)}
      aria-pressed={isChosen}
      aria-label={`${day} ${time}`}
      onClick={onChoose}
      sx={{
        ...{ width: '100%', display: 'block', textAlign: 'center', borderRadius: 1.5, p: 0.75 },
        ...{ border: 2, borderColor: isChosen ? 'primary.main' : 'transparent' },
        ...{ '&:focus-visible': { outline: 2, outlineColor: 'primary.main' } },
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 0.25, '& > *': face }}>
        {faces.map((picture, index) =>
          picture ? (
            <img
              key={index === 0 ? 'before' : 'after'}
              loading="lazy"
              src={picture}
              alt=""
              width={72}
              height={90}
              decoding="async"
            />
          ) : (
            <span key={index === 0 ? 'before' : 'after'} />
          ),
        )}
      </Box>
      <Box component="span" sx={{ display: 'block', mt: 0.5, fontSize: '0.875rem', lineHeight: 1.4 }}>
        {`${day} ${time}`}
      </Box>
    </ButtonBase>
  )
}

const face = {
  ...{ width: '100%', height: 'auto', aspectRatio: '4 / 5', objectFit: 'cover' },
  ...{ bgcolor: 'washi.dark', '&:first-of-type': { borderRadius: '8px 0 0 8px' } },
  '&:last-of-type': { borderRadius: '0 8px 8px 0' },
} as const
