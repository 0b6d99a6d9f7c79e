import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiBaseUrl } from '../../../lib/api/client.ts'

/** Saves a record as PDF: what its customer may read, to be handed out, or every field, for the salon. */
export function PdfMenu({ recordId }: { recordId: string }) {
  const { t } = useTranslation('charts')
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const close = () => setMenuAt(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadOutlined />}
        aria-haspopup="menu"
        aria-expanded={menuAt !== null}
        onClick={(event) => setMenuAt(event.currentTarget)}
      >
        {t('record.pdf.save')}
      </Button>
      <Menu open={menuAt !== null} anchorEl={menuAt} onClose={close}>
        {(['customer', 'salon'] as const).map((copy) => (
          <MenuItem
            key={copy}
            component="a"
            href={`${apiBaseUrl}/pic/calte/record-pdf?${new URLSearchParams({ calteRecordId: recordId, copy })}`}
            target="_blank"
            rel="noreferrer"
            onClick={close}
            sx={{ whiteSpace: 'normal' }}
          >
            <ListItemText primary={t(`record.pdf.${copy}`)} secondary={t(`record.pdf.${copy}Hint`)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** Saves the own record as PDF. */
export function OwnPdfLink({ recordId }: { recordId: string }) {
  const { t } = useTranslation('charts')
  return (
    <Button
      component="a"
      href={`${apiBaseUrl}/customer/calte/record-pdf?${new URLSearchParams({ calteRecordId: recordId })}`}
      target="_blank"
      rel="noreferrer"
      startIcon={<DownloadOutlined />}
    >
      {t('record.pdf.save')}
    </Button>
  )
}
