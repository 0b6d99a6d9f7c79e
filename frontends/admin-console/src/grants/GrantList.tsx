import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { GrantTable } from './GrantTable.tsx'

const tabs = ['grant', 'deprive'] as const

/** D-056: one tab lists those who lack the authority, the other its holders. The tab stands in the address. */
export function GrantList() {
  const translate = useTranslate()
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'deprive' ? 'deprive' : 'grant'
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, chosen: string) => setSearch({ tab: chosen })}
        aria-label={translate('resources.grants.name')}
        sx={{ mt: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`grants-${name}`}
            aria-controls="grants-panel"
            label={translate(`console.grants.${name}Tab`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="grants-panel" aria-labelledby={`grants-${tab}`}>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {translate(`console.grants.${tab}Help`)}
        </Typography>
        <GrantTable key={tab} change={tab} />
      </Box>
    </>
  )
}
