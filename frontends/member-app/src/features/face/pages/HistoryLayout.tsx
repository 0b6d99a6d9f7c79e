import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'

const views = [
  ['list', paths.aiestheHistory],
  ['timeline', paths.aiestheTimeline],
  ['comparing', paths.aiestheComparing],
] as const

interface Props {
  view: (typeof views)[number][0]
  children: ReactNode
}

/** Frames the three views of the face diagnoses with tabs between them. */
export function HistoryLayout({ view, children }: Props) {
  const { t } = useTranslation('face')
  return (
    <>
      <PageTitle lead={t(`history.leads.${view}`)}>{t(`history.titles.${view}`)}</PageTitle>
      <Box
        component="nav"
        aria-label={t('history.views')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}
      >
        {views.map(([name, to]) => (
          <Button
            key={name}
            component={Link}
            to={to}
            variant={name === view ? 'contained' : 'outlined'}
            sx={{ px: { xs: 1.75, sm: 2.5 } }}
            {...(name === view ? { 'aria-current': 'page' } : {})}
          >
            {t(`history.names.${name}`)}
          </Button>
        ))}
      </Box>
      {children}
    </>
  )
}
