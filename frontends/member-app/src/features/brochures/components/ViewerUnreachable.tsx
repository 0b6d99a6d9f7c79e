import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Brochure } from '../rules.ts'

/** Links to the PDF where the viewer could not be loaded, because every browser can show that file. */
export function ViewerUnreachable({ paper }: { paper: Brochure }) {
  const { t } = useTranslation('home')
  return (
    <Typography>
      <Link href={paper.src}>{t('intro-papers.open', { title: paper.title })}</Link>
    </Typography>
  )
}
