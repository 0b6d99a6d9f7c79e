import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'

/** Opens the seller's notice beside the page, so that an order is not left for it. */
export function SellerNoticeLink() {
  const { t } = useTranslation()
  return (
    <Link
      href={paths.sellerNotice}
      target="_blank"
      rel="noopener"
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
    >
      {t('nav.sellerNotice')}
    </Link>
  )
}
