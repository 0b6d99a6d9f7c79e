import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { useUploadFieldOptions } from '../api/use-upload-field-options.ts'
import type { UploadKind } from '../upload-kinds.ts'
import { StoredSoundsPanel } from './StoredSoundsPanel.tsx'
import { UploadFormPanel } from './UploadFormPanel.tsx'

const tabs = ['register', 'delete'] as const

/** The tabs to register and to delete. A running upload continues while the other tab is open. */
export function UploadTabs({ kind }: { kind: UploadKind }) {
  const { t } = useTranslation('uploads')
  const [params, setParams] = useSearchParams()
  const { confirmed, dialog } = useConfirmed()
  const choices = useUploadFieldOptions(kind, confirmed)
  const shown = tabs.find((tab) => tab === params.get('tab')) ?? 'register'
  const toPanelId = (tab: (typeof tabs)[number]) => ({
    role: 'tabpanel',
    id: `panel-${tab}`,
    'aria-labelledby': `tab-${tab}`,
    hidden: shown !== tab,
  })
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_, tab: string) => setParams({ tab }, { replace: true, preventScrollReset: true })}
        aria-label={t(`kinds.${kind}.title`)}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 4 }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={t(`tabs.${tab}`)}
            id={`tab-${tab}`}
            // The panels render when the options are loaded.
            aria-controls={choices.data && `panel-${tab}`}
          />
        ))}
      </Tabs>
      {dialog}
      <QueryBoundary query={choices} lines={8}>
        {(offered) => (
          <>
            <Box {...toPanelId('register')}>
              <UploadFormPanel kind={kind} choices={offered} />
            </Box>
            <Box {...toPanelId('delete')}>
              {shown === 'delete' && <StoredSoundsPanel kind={kind} choices={offered} />}
            </Box>
          </>
        )}
      </QueryBoundary>
    </>
  )
}
