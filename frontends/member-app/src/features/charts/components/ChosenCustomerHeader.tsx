import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths, toChartOverviewPath } from '../../../app/paths.ts'

interface Props {
  userId: string
  /** The name is undefined while it loads. */
  name: string | undefined
  hasOverview: boolean
}

/** Shows whose charts are open, with links to the overview and to another customer. */
export function ChosenCustomerHeader({ userId, name, hasOverview }: Props) {
  const { t } = useTranslation(['charts', 'common'])
  return (
    <Box sx={frame}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('list.userName')}
        </Typography>
        <Typography variant="h2">{name === undefined ? '…' : t('common:memberName', { name })}</Typography>
      </Box>
      {hasOverview && (
        <Button
          component={Link}
          to={toChartOverviewPath(userId)}
          variant="outlined"
          startIcon={<InsightsOutlined />}
        >
          {t('overview.open')}
        </Button>
      )}
      <Button component={Link} to={paths.chartManagement}>
        {t('management.change')}
      </Button>
    </Box>
  )
}

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: { xs: 2, md: 2.5 },
  mb: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const
