import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { toReceiptPath } from '../../../app/paths.ts'
import { apiBaseUrl } from '../../../lib/api/client.ts'
import type { Receipt } from '../types.ts'
import { AddresseeDialog } from './AddresseeDialog.tsx'

/** Prints a document, saves it as PDF, or has it issued for another addressee. */
export function ReceiptActions({ receipt: { id, addressee, replacedById } }: { receipt: Receipt }) {
  const { t } = useTranslation('contracts')
  const [isEditing, setIsEditing] = useState(false)
  return (
    <Box sx={{ displayPrint: 'none' }}>
      {replacedById !== null && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('receipt.replaced')}{' '}
          <Link component={RouterLink} to={toReceiptPath(replacedById)}>
            {t('receipt.toReplacement')}
          </Link>
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
        <Button variant="contained" startIcon={<PrintOutlined />} onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
        <Button
          variant="outlined"
          component="a"
          href={`${apiBaseUrl}/payment/document-pdf?id=${encodeURIComponent(id)}`}
          target="_blank"
          rel="noreferrer"
          startIcon={<DownloadOutlined />}
        >
          {t('receipt.pdf')}
        </Button>
        {replacedById === null && (
          <Button startIcon={<EditOutlined />} onClick={() => setIsEditing(true)}>
            {t('receipt.addressee.change')}
          </Button>
        )}
      </Box>
      {isEditing && <AddresseeDialog id={id} addressee={addressee} onClose={() => setIsEditing(false)} />}
    </Box>
  )
}
