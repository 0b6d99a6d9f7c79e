import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FlowActions } from '../../../components/flow/FlowActions.tsx'

const notes = ['time', 'month', 'privacy', 'noDiagnosis'] as const

/** Explains the check, and that nothing of it is sent anywhere. */
export function Introduction({ back, onBegin }: { back: string; onBegin: () => void }) {
  const { t } = useTranslation('stress-check')
  return (
    <>
      <Box component="ul" sx={{ mt: 0, mb: { xs: 0, md: 5 }, pl: 2.5, '& li + li': { mt: 1.25 } }}>
        {notes.map((note) => (
          <Typography component="li" key={note}>
            {t(`notes.${note}`)}
          </Typography>
        ))}
      </Box>
      <FlowActions>
        <Button variant="contained" size="large" onClick={onBegin}>
          {t('begin')}
        </Button>
        <Button variant="outlined" size="large" component={Link} to={back}>
          {t('back')}
        </Button>
      </FlowActions>
    </>
  )
}
