import Box from '@mui/material/Box'

const tones = {
  waiting: { borderColor: 'secondary.main', bgcolor: 'secondary.light', color: 'secondary.dark' },
  done: { borderColor: 'success.main', color: 'success.dark' },
  refused: { borderColor: 'error.main', color: 'error.main' },
  quiet: { borderColor: 'outline.main', color: 'text.secondary' },
} as const

export type StatusTone = keyof typeof tones

/** Shows a status as a word; the colour only supports it. */
export function StatusLabel({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1.5,
        py: 0.25,
        border: 1,
        borderRadius: 999,
        typography: 'caption',
        whiteSpace: 'nowrap',
        ...tones[tone],
      }}
    >
      {children}
    </Box>
  )
}

/** The tones of an application's status: 0 applied, 1 approved, 2 rejected. */
export const applicationStatusTones: Record<'0' | '1' | '2', StatusTone> = {
  0: 'waiting',
  1: 'done',
  2: 'refused',
}
