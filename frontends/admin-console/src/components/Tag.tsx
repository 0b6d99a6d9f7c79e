import Chip from '@mui/material/Chip'
import type { ReactNode } from 'react'

/** `wait` requires an action, `good` and `bad` are decided, `quiet` only informs. */
export type TagTone = 'wait' | 'good' | 'bad' | 'quiet'

const styles = {
  wait: { bgcolor: 'secondary.light', color: 'secondary.dark', borderColor: 'secondary.main' },
  good: { bgcolor: 'background.paper', color: 'success.dark', borderColor: 'success.main' },
  bad: { bgcolor: 'background.paper', color: 'error.main', borderColor: 'error.main' },
  quiet: { bgcolor: 'mist.main', color: 'primary.main', borderColor: 'transparent' },
} as const

/** Displays a short state or property; the text says it, the colour only supports it. */
export function Tag({ tone = 'quiet', children }: { tone?: TagTone; children: ReactNode }) {
  return <Chip size="small" variant="outlined" label={children} sx={styles[tone]} />
}
