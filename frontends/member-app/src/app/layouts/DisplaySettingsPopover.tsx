import Popover from '@mui/material/Popover'
import { useTranslation } from 'react-i18next'
import { DisplaySettings } from '../../features/page-zoom/components/DisplaySettings.tsx'

export default function DisplaySettingsPopover({
  anchor,
  onClose,
}: {
  anchor: HTMLElement
  onClose: () => void
}) {
  const { t } = useTranslation()
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('display.title'),
          sx: { width: '20rem', p: 2.5, mt: 1, border: 1, borderColor: 'divider' },
        },
      }}
    >
      <DisplaySettings />
    </Popover>
  )
}
