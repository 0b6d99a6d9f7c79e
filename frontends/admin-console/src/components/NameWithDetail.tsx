import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from '../i18n/use-translate.ts'

/** Displays a name and, less prominent below it, a detail that distinguishes entries with the same name. */
export function NameWithDetail({ name, detail }: { name: string | undefined; detail?: string | undefined }) {
  const translate = useTranslate()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 500 }}>
        {name ?? translate('console.none')}
      </Typography>
      {detail && (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {detail}
        </Typography>
      )}
    </Box>
  )
}
