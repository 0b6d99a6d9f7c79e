import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { useTranslate } from '../i18n/use-translate.ts'
import { GrantTable } from './GrantTable.tsx'
import { type Authority, authorities } from './types.ts'

const tabs = ['grant', 'deprive'] as const

/** One tab lists members without the authority, the other its holders. The address contains both choices. */
export function GrantList() {
  const translate = useTranslate()
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'deprive' ? 'deprive' : 'grant'
  const authority = authorities.find((candidate) => candidate === search.get('authority')) ?? authorities[0]
  const name = translate(`console.authority.${authority}`)
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={authority}
        onChange={(_, chosen: Authority | null) => chosen && setSearch({ tab, authority: chosen })}
        aria-label={translate('console.grants.authority')}
        sx={{ mt: 2 }}
      >
        {authorities.map((option) => (
          <ToggleButton key={option} value={option} sx={{ px: 2 }}>
            {translate(`console.authority.${option}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Tabs
        value={tab}
        onChange={(_, chosen: string) => setSearch({ tab: chosen, authority })}
        aria-label={translate('resources.grants.name')}
        sx={{ mt: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((option) => (
          <Tab
            key={option}
            value={option}
            id={`grants-${option}`}
            aria-controls="grants-panel"
            label={translate(`console.grants.${option}Tab`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="grants-panel" aria-labelledby={`grants-${tab}`}>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {translate(`console.grants.${tab}Help`, { authority: name })}
        </Typography>
        <GrantTable key={`${authority} ${tab}`} change={tab} authority={authority} />
      </Box>
    </>
  )
}
