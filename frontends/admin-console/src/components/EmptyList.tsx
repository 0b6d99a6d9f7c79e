import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'

/** Displays a sentence and one action while a list has no rows. */
export function EmptyList({ text, children }: { text: string; children?: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box sx={{ py: 8, px: 2, display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }}>
      <Typography color="textSecondary">{translate(text, { defaultValue: text })}</Typography>
      {children}
    </Box>
  )
}
