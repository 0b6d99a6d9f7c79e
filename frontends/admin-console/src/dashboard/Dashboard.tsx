import Box from '@mui/material/Box'
import { Title } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import { OldestApplications } from './OldestApplications.tsx'
import { TaskPanel } from './TaskPanel.tsx'
import { Trends } from './Trends.tsx'

/** Displays the figures and their last thirty days first, then what waits for staff. */
export function Dashboard() {
  const translate = useTranslate()
  return (
    <>
      <Title title={translate('console.dashboard.title')} />
      <Box sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: '72rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Trends />
        <Box sx={tasks}>
          <TaskPanel />
          <OldestApplications />
        </Box>
      </Box>
    </>
  )
}

/** Without a waiting application, the tasks have the whole width. */
const tasks = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
} as const
