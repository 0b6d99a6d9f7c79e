import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { PageSection } from '../../../components/PageSection.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { StatusLabel } from '../../../components/StatusLabel.tsx'
import { apiBaseUrl } from '../../../lib/api/client.ts'
import { $api } from '../../../lib/api/queries.ts'
import { getDateFormat } from '../../../lib/i18n/formats.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { Proofs } from '../types.ts'
import { useFormatDuration } from './use-format-duration.ts'

/** Offers the signed proof of each month that is over. Installations without a key that signs have none. */
export function MonthlyProofs() {
  const { t } = useTranslation('enterprise')
  const query = $api.useQuery('get', '/v2/enterprise/my/proofs')
  if (query.data?.isOffered === false && query.data.proofs.length === 0) return null
  return (
    <PageSection title={t('proofs.title')}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('proofs.lead')}</Typography>
      <QueryBoundary query={query}>
        {({ proofs }) =>
          proofs.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{t('proofs.empty')}</Typography>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {proofs.map((proof) => (
                <Proof key={proof.id} proof={proof} />
              ))}
            </Box>
          )
        }
      </QueryBoundary>
      <Link
        component={RouterLink}
        to={paths.verifySignature}
        sx={{ display: 'inline-block', py: 1.25, mt: 1 }}
      >
        {t('proofs.verify')}
      </Link>
    </PageSection>
  )
}

function Proof({ proof }: { proof: Proofs['proofs'][number] }) {
  const { t } = useTranslation('enterprise')
  const { language } = useLanguage()
  const duration = useFormatDuration()
  const month = getDateFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${proof.month}-01`),
  )
  const issued = getDateFormat(language, { dateStyle: 'long', timeZone: 'Asia/Tokyo' }).format(
    new Date(proof.issuedAt),
  )
  const file = (name: 'pdf' | 'csv' | 'pdf-signature' | 'csv-signature') =>
    `${apiBaseUrl}/v2/enterprise/my/proofs/file?${new URLSearchParams({ proofId: proof.id, file: name })}`
  const nameFile = (name: string) => t('proofs.download', { name, month, count: proof.version })
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 14rem' }}>
        <Typography sx={{ fontWeight: 500, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {t('proofs.month', { month })}
          {proof.version > 1 && <span>{t('proofs.version', { count: proof.version })}</span>}
          {proof.isReplaced && <StatusLabel tone="quiet">{t('proofs.replaced')}</StatusLabel>}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {t('proofs.figures', {
            planned: duration(proof.plannedMinutes),
            played: duration(proof.playedMinutes),
          })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('proofs.issued', { at: issued })}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 1.5, justifyItems: 'start' }}>
        {(['pdf', 'csv'] as const).map((name) => (
          <Button
            key={name}
            variant="outlined"
            startIcon={<DownloadOutlined />}
            href={file(name)}
            download
            aria-label={nameFile(t(`proofs.${name}`))}
          >
            {t(`proofs.${name}`)}
          </Button>
        ))}
        {(['pdf', 'csv'] as const).map((name) => (
          <Link
            key={name}
            variant="body2"
            href={file(`${name}-signature`)}
            download
            aria-label={nameFile(t(`proofs.${name}Signature`))}
            sx={{ display: 'inline-block', py: 1.25 }}
          >
            {t(`proofs.${name}Signature`)}
          </Link>
        ))}
      </Box>
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  py: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
