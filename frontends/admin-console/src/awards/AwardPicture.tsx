import Box from '@mui/material/Box'
import { useTranslate } from '../i18n/use-translate.ts'

/** Displays the picture with the proportions that the home page uses. */
export function AwardPicture({ url }: { url: string }) {
  const translate = useTranslate()
  return (
    <Box
      component="img"
      src={url}
      alt={translate('console.awards.picture')}
      sx={{
        display: 'block',
        width: '21rem',
        maxWidth: 1,
        aspectRatio: '3 / 2',
        objectFit: 'cover',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        mb: 1.5,
      }}
    />
  )
}
