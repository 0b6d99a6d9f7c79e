import Chip from '@mui/material/Chip'
import type { ReactNode } from 'react'

/** `wait` asks for somebody, `good` and `bad` are decided, `quiet` is only information. */
export type Tone = 'wait' | 'good' | 'bad' | 'quiet'

const styles = {
  wait: { bgcolor: 'secondary.light', color: 'secondary.dark', borderColor: 'secondary.main' },
  good: { bgcolor: 'background.paper', color: 'success.dark', borderColor: 'success.main' },
  bad: { bgcolor: 'background.paper', color: 'error.main', borderColor: 'error.main' },
  quiet: { bgcolor: 'mist.main', color: 'primary.main', borderColor: 'transparent' },
} as const

/** A short state or property; the words say it, the colour only helps. */
export function Tag({ tone = 'quiet', children }: { tone?: Tone; children: ReactNode }) {
  return <Chip size="small" variant="outlined" label={children} sx={styles[tone]} />
}
