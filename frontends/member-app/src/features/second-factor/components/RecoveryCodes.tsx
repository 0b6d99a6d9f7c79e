import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useFocusOnMount } from '../../../components/use-focus-on-mount.ts'

/** Shows the recovery codes once, after the second factor was enabled or its codes were renewed. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('settings')
  const intro = useFocusOnMount()
  return (
    <Box sx={{ py: 2 }}>
      <Typography ref={intro} tabIndex={-1} sx={{ outline: 'none' }}>
        {t('secondFactor.recovery')}
      </Typography>
      <Box
        component="ul"
        sx={{
          columns: 2,
          listStyle: 'none',
          fontFamily: 'monospace',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          p: 2,
          maxWidth: '28rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button variant="contained" onClick={onDone}>
        {t('secondFactor.kept')}
      </Button>
    </Box>
  )
}
