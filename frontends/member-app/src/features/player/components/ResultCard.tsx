import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { formatClock } from '../rules.ts'
import type { PlayResult } from '../types.ts'
import { RecordStatus } from './RecordStatus.tsx'

interface Props {
  result: PlayResult
  /** What the play adds up to, e.g. the days in a row. */
  children?: ReactNode
  /** What may come next beside a look at the usage page. */
  actions?: ReactNode
}

/** After finish: what was heard, whether it is saved, and where to go. */
export function ResultCard({ result, children, actions }: Props) {
  const { t } = useTranslation('player')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Card
      component="section"
      aria-labelledby="play-result"
      sx={{ p: { xs: 3, md: 6 }, textAlign: 'center', display: 'grid', justifyItems: 'center', gap: 1 }}
    >
      <Typography
        variant="h2"
        id="play-result"
        ref={title}
        tabIndex={-1}
        sx={{ '&:focus': { outline: 'none' } }}
      >
        {t('result.title')}
      </Typography>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t('result.heard')}</Typography>
      <Typography
        sx={{ fontSize: '3.5rem', fontWeight: 300, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
      >
        {formatClock(result.heardSeconds)}
      </Typography>
      <RecordStatus playSessionId={result.playSessionId} />
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 2 }}>
        <Button variant="contained" component={Link} to={paths.activity}>
          {t('result.toActivity')}
        </Button>
        {actions}
      </Box>
    </Card>
  )
}
