import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { IntroPaper } from '../rules.ts'

/** Without the viewer the booklet is still a file that every browser can show. */
export function ViewerUnreachable({ paper }: { paper: IntroPaper }) {
  const { t } = useTranslation('home')
  return (
    <Typography>
      <Link href={paper.src}>{t('intro-papers.open', { title: paper.title })}</Link>
    </Typography>
  )
}
