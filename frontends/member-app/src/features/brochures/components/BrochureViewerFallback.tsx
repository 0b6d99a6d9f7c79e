import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Brochure } from '../rules.ts'

/** Links to the PDF where the viewer could not be loaded, because every browser can show that file. */
export function BrochureViewerFallback({ brochure }: { brochure: Brochure }) {
  const { t } = useTranslation('home')
  return (
    <Typography>
      <Link href={brochure.src}>{t('intro-papers.open', { title: brochure.title })}</Link>
    </Typography>
  )
}
