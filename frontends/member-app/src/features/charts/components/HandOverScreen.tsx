import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordDialog } from '../../../components/form/PasswordDialog.tsx'
import { Logo } from '../../../components/Logo.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useFocusOnMount } from '../../../components/use-focus-on-mount.ts'
import { endHandOver } from '../api/hand-over.ts'
import { useRecord } from '../api/use-record.ts'
import type { ChartRecord } from '../types.ts'
import { RecordEditor } from './RecordEditor.tsx'

interface Props {
  /** This is called with the record that was handed over, once the staff have taken the device back. */
  onEnded: (recordId: string | null) => void
}

/** Shows the customer's part of the record over the whole screen, which only the password of the staff closes. */
export function HandOverScreen({ onEnded }: Props) {
  const { t } = useTranslation('charts')
  const record = useRecord('hand-over', '')
  const [isEnding, setIsEnding] = useState(false)
  const [isSent, setIsSent] = useState(false)
  return (
    <Dialog
      open
      fullScreen
      aria-labelledby="handed-over"
      slotProps={{ paper: { sx: { border: 0, borderRadius: 0, bgcolor: 'background.default' } } }}
    >
      <Box component="header" sx={head}>
        <Logo />
        <Button variant="outlined" onClick={() => setIsEnding(true)} sx={{ px: 2, whiteSpace: 'nowrap' }}>
          {t('handOver.end')}
        </Button>
      </Box>
      <Container component="main" maxWidth="sm" sx={{ py: { xs: 4, md: 6 }, px: { xs: 2.5 } }}>
        <QueryBoundary query={record} lines={8}>
          {(open) =>
            isSent ? (
              <Thanks record={open} onAgain={() => setIsSent(false)} />
            ) : (
              <CustomerPart record={open} onSaved={() => setIsSent(true)} />
            )
          }
        </QueryBoundary>
      </Container>
      {isEnding && (
        <PasswordDialog
          title={t('handOver.end')}
          text={t('handOver.endText')}
          action={t('handOver.endAction')}
          send={endHandOver}
          onDone={() => onEnded(record.data?.recordId ?? null)}
          onClose={() => setIsEnding(false)}
        />
      )}
    </Dialog>
  )
}

function CustomerPart({ record, onSaved }: { record: ChartRecord; onSaved: () => void }) {
  const { t } = useTranslation('charts')
  return (
    <>
      <Typography variant="h1" id="handed-over" tabIndex={-1}>
        {record.title}
      </Typography>
      <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>
        {t('handOver.lead', { name: record.userName })}
      </Typography>
      <RecordEditor record={record} reader="hand-over" onSaved={onSaved} />
    </>
  )
}

function Thanks({ record, onAgain }: { record: ChartRecord; onAgain: () => void }) {
  const { t } = useTranslation('charts')
  const heading = useFocusOnMount()
  return (
    <Box sx={{ textAlign: 'center', py: 6 }}>
      <Typography variant="h1" id="handed-over" tabIndex={-1} ref={heading}>
        {t('handOver.thanks', { name: record.userName })}
      </Typography>
      <Typography sx={{ mt: 2 }}>{t('handOver.giveBack')}</Typography>
      <Button onClick={onAgain} sx={{ mt: 4 }}>
        {t('handOver.again')}
      </Button>
    </Box>
  )
}

const head = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: { xs: 2.5, md: 4 },
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const
